import { get, type IncomingMessage } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openOnePageShop } from "./test/one-page-shop.ts";

const html = `<!doctype html><p>${"Áo sơ mi linen ".repeat(5_000)}</p>`;

const decoders = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
};

describe.each(["on", "off"])("with the page cache %s, a page", (PAGE_CACHE) => {
  let shop: Awaited<ReturnType<typeof openOnePageShop>>;
  beforeAll(async () => {
    shop = await openOnePageShop(html, { PAGE_CACHE });
  });
  afterAll(() => shop.close());

  async function ask(path: string, headers: Record<string, string>) {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get({ port: shop.port, host: "127.0.0.1", path, headers, agent: false }, resolve).on("error", reject);
    });
    const { statusCode } = answer;
    return { status: statusCode, headers: answer.headers, body: Buffer.concat(await answer.toArray()) };
  }

  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["identity", "identity"],
    ["deflate", "identity"],
  ] as const)("requested with Accept-Encoding %j comes in %s", async (accepted, encoding) => {
    // The first two responses are rendered, the third may come from the cache.
    for (let time = 0; time < 3; time += 1) {
      const { headers, body } = await ask("/product/1", { "accept-encoding": accepted });
      expect(headers["content-encoding"] ?? "identity").toBe(encoding);
      expect(headers["content-length"]).toBe(String(body.byteLength));
      expect(headers.vary).toBe("Accept-Encoding");
      expect(decoders[encoding](body).toString()).toBe(html);
    }
  });

  it("has one ETag in all encodings, and a matching If-None-Match gets a 304", async () => {
    const tags = [];
    for (const accepted of Object.keys(decoders)) {
      const headers = { "accept-encoding": accepted };
      const { etag = "" } = (await ask("/product/2", headers)).headers;
      const again = await ask("/product/2", { ...headers, "if-none-match": etag });
      expect([again.status, again.body.byteLength]).toEqual([304, 0]);
      tags.push(etag);
    }
    expect(new Set(tags).size).toBe(1);
  });
});
