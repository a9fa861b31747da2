import { text } from "node:stream/consumers";
import { createElement } from "react";
import { prerenderToNodeStream } from "react-dom/static";
import { expect, test } from "vitest";
import { DeferredSection } from "./DeferredSection.tsx";

test("the HTML of a long section is in its place, without a script that moves it there", async () => {
  const paragraphs = Array.from({ length: 400 }, (_, index) =>
    createElement("p", { key: index }, `Đoạn ${index}: áo sơ mi linen, dệt và may ở Hội An.`),
  );
  const page = createElement(
    "main",
    null,
    createElement(DeferredSection, { height: 400, children: paragraphs }),
    createElement("footer"),
  );
  // Without the option React sends a large boundary later, hidden, with an inline script.
  const { prelude } = await prerenderToNodeStream(page, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  const html = await text(prelude);
  expect(html).not.toContain("<script");
  expect(html).not.toContain("hidden");
  expect(html.match(/<p>/g)).toHaveLength(400);
  expect(html.indexOf("</p>")).toBeLessThan(html.indexOf("<footer>"));
  expect(html).toContain("contain-intrinsic-block-size:auto 400px");
});
