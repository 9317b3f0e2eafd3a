"""Prints the data of an HTML report, and fails if there is not just one."""

import html.parser
import json
import sys


class Reader(html.parser.HTMLParser):
    def __init__(self):
        super().__init__()
        self.tags = []
        self.texts = []

    def handle_starttag(self, tag, attributes):
        self.tags.append(tag)
        if tag == "script" and dict(attributes).get("id") == "data":
            self.texts.append("")
            self.tags.append("data")

    def handle_endtag(self, tag):
        self.tags.append("/" + tag)

    def handle_data(self, text):
        if self.tags and self.tags[-1] == "data":
            self.texts[-1] += text


reader = Reader()
reader.feed(open(sys.argv[1], encoding="utf-8").read())
assert len(reader.texts) == 1, len(reader.texts)
assert reader.tags.count("script") == 2 and "img" not in reader.tags
json.dump(json.loads(reader.texts[0]), sys.stdout, indent=1)
