// Takes all softmaxes of a module apart.
module attributes {transform.with_named_sequence} {
  transform.named_sequence @__transform_main(%root: !transform.any_op) {
    %all = transform.structured.match ops{["linalg.softmax"]} in %root : (!transform.any_op) -> !transform.any_op
    %parts = transform.structured.decompose_interface %all : (!transform.any_op) -> !transform.any_op
    transform.yield
  }
}
