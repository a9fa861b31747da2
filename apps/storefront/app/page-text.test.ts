import { expect, it } from "vitest";
import { PageText } from "./page-text.ts";

const written = (...pieces: (string | Uint8Array)[]) => {
  const page = new PageText();
  for (const piece of pieces) page.write(piece);
  return page;
};

it("takes text and bytes alike, also where a letter is parted", () => {
  const bytes = Buffer.from("<p>Tiếng Việt</p></body></html>");
  const pieces = Array.from({ length: bytes.length }, (_, index) => bytes.subarray(index, index + 1));
  const page = written("<html><head></head><body>", ...pieces);
  expect(page.with("", "").toString()).toBe("<html><head></head><body><p>Tiếng Việt</p></body></html>");
});

it("puts each part at the end of its own, and leaves the app for later", () => {
  const page = written(
    '<html><head><link rel="modulepreload" href="/a.js"/></head><body class="a b">',
    '<p class="b c">$&amp; &lt;/head&gt;</p><script type="module" async="">import "/a.js"</script></body></html>',
  );
  expect(page.classes()).toEqual(new Set(["a", "b", "c"]));
  expect(page.with("<style>$&</style>", "<script>1</script>").toString()).toBe(
    '<html><head><link rel="later" href="/a.js"/><style>$&</style></head><body class="a b">' +
      '<p class="b c">$&amp; &lt;/head&gt;</p><script type="text/plain" id="app">import "/a.js"</script>' +
      "<script>1</script></body></html>",
  );
});

it("ends when React has written all", async () => {
  const page = new PageText();
  const finished = new Promise((resolve) => page.once("finish", resolve));
  page.end();
  await finished;
});
