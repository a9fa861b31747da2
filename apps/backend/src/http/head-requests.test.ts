import { Readable } from "node:stream";
import { expect, it } from "vitest";
import { useShop } from "../../test/shop.ts";

let bytesRead = 0;
const files: Readable[] = [];
const shop = await useShop(({ mediaStorage }) => ({
  mediaStorage: {
    ...mediaStorage,
    read: async () => {
      const file = new Readable({
        read() {
          bytesRead += this.readableHighWaterMark;
          this.push(bytesRead < 10_000_000 ? Buffer.alloc(this.readableHighWaterMark) : null);
        },
      });
      files.push(file);
      return file;
    },
  },
}));

it("a HEAD request for a file closes it unread", async () => {
  const answer = await shop.app.inject({ method: "HEAD", url: "/sitemap.xml" });
  expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
    200,
    "application/xml; charset=utf-8",
  ]);
  expect([files.length, files[0]?.destroyed, bytesRead]).toEqual([1, true, 0]);
});
