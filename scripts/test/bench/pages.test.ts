import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { keptChecker } from "../../bench/kept-pages.ts";
import { load } from "../../bench/load.ts";
import { checkMade } from "../../bench/made-pages.ts";
import { htmlOf, type PageAnswer } from "../../bench/page-request.ts";

const page = "<!DOCTYPE html><html><body><h1>Sen</h1></body></html>\n";

const answerOf = (html: string, more: Partial<PageAnswer> = {}): PageAnswer => ({
  url: "http://shop/product/1",
  status: 200,
  headers: { "content-encoding": "br", "x-cache": "hit" },
  body: brotliCompressSync(html),
  ms: 1,
  ...more,
});

describe("a page's HTML", () => {
  it("is unpacked from what was sent", () => {
    expect(htmlOf(answerOf(page))).toBe(page);
    const gzip = { headers: { "content-encoding": "gzip" }, body: gzipSync(page) };
    expect(htmlOf(answerOf(page, gzip))).toBe(page);
  });

  it.each<[string, PageAnswer, string]>([
    ["another status", answerOf(page, { status: 503 }), "answered 503"],
    ["an uncompressed body", answerOf(page, { headers: {}, body: Buffer.from(page) }), "uncompressed"],
    ["a page that stops short", answerOf(page.slice(0, -10)), "not a whole page"],
    ["a page without a heading", answerOf(page.replaceAll("h1", "p")), "not a whole page"],
    ["something else", answerOf("{}"), "not a whole page"],
  ])("is refused for %s", (_name, answer, message) => {
    expect(() => htmlOf(answer)).toThrow(message);
  });
});

describe("a kept page", () => {
  it("comes from the server's cache and is whole, also when its bytes have changed since", () => {
    const check = keptChecker();
    check(answerOf(page));
    check(answerOf(page, { headers: { "content-encoding": "br", "x-cache": "stale" } }));
    expect(() => {
      check(answerOf(page.replace("</html>", "")));
    }).toThrow("not a whole page");
  });

  it("with known bytes and a bad status is refused", () => {
    const check = keptChecker();
    check(answerOf(page));
    expect(() => {
      check(answerOf(page, { status: 500 }));
    }).toThrow("answered 500");
  });

  it.each(["miss", undefined])("is refused when x-cache says %s", (cache) => {
    const headers = { "content-encoding": "br", ...(cache && { "x-cache": cache }) };
    expect(() => {
      keptChecker()(answerOf(page, { headers }));
    }).toThrow(`x-cache says ${cache ?? "nothing"}`);
  });
});

describe("a made page", () => {
  it("comes from no cache and is whole", () => {
    checkMade(answerOf(page, { headers: { "content-encoding": "br" } }));
    checkMade(answerOf(page, { headers: { "content-encoding": "br", "x-cache": "miss" } }));
    expect(() => {
      checkMade(answerOf(page));
    }).toThrow("x-cache says hit");
  });
});

describe("a load", () => {
  let server: Server | undefined;
  afterEach(() => {
    server?.close();
  });

  async function serve(answer: (req: IncomingMessage, res: ServerResponse) => void): Promise<string> {
    const started = createServer(answer);
    server = started;
    await new Promise<void>((resolve) => started.listen(0, "127.0.0.1", resolve));
    const address = started.address();
    if (address === null || typeof address === "string") throw new Error("The server has no port.");
    return `http://127.0.0.1:${address.port}`;
  }

  it("asks for every page in turn as a browser does, with so many at a time and as often as wanted", async () => {
    const asked: string[] = [];
    const headers: IncomingMessage["headers"][] = [];
    let under = 0;
    let most = 0;
    const url = await serve((req, res) => {
      asked.push(req.url ?? "");
      headers.push(req.headers);
      under += 1;
      most = Math.max(most, under);
      setTimeout(() => {
        under -= 1;
        res.writeHead(200, { "content-encoding": "br" }).end(brotliCompressSync(page));
      }, 20);
    });
    const answers: PageAnswer[] = [];
    const { times, pagesPerSecond } = await load({
      urls: [`${url}/a`, `${url}/b`, `${url}/c`],
      clients: 4,
      until: { answers: 12 },
      onAnswer: (answer) => answers.push(answer),
    });
    expect(asked.toSorted()).toEqual([..."aaaabbbbcccc"].map((name) => `/${name}`));
    expect(most).toBe(4);
    expect(answers.map(htmlOf)).toEqual(Array.from({ length: 12 }, () => page));
    expect(times).toHaveLength(12);
    expect(Math.min(...times)).toBeGreaterThanOrEqual(19);
    // Three rounds of 20 ms for four clients.
    expect(pagesPerSecond).toBeLessThanOrEqual(12 / 0.057);
    expect(headers[0]).toMatchObject({
      "accept-encoding": "gzip, deflate, br",
      "sec-fetch-dest": "document",
      accept: expect.stringMatching(/^text\/html,/) as string,
    });
  });

  it("ends when the time is up", async () => {
    const url = await serve((_req, res) => res.end());
    const started = performance.now();
    const { times } = await load({
      urls: [url],
      clients: 2,
      until: { seconds: 0.2 },
      onAnswer: () => undefined,
    });
    expect(performance.now() - started).toBeGreaterThanOrEqual(200);
    expect(times.length).toBeGreaterThan(2);
  });

  it("breaks off with what is wrong with an answer", async () => {
    const url = await serve((_req, res) => res.writeHead(503).end());
    const until = { seconds: 60 };
    await expect(load({ urls: [url], clients: 2, until, onAnswer: htmlOf })).rejects.toThrow("answered 503");
  });
});
