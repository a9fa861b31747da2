import { get, type Agent, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync, inflateSync } from "node:zlib";

/** What a phone's Chromium sends when an address is opened. */
const BROWSER_HEADERS = {
  accept:
    "text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,image/apng,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7",
  "accept-encoding": "gzip, deflate, br",
  "accept-language": "vi-VN,vi;q=0.9,en;q=0.8",
  "sec-fetch-dest": "document",
  "sec-fetch-mode": "navigate",
  "sec-fetch-site": "none",
  "sec-fetch-user": "?1",
  "upgrade-insecure-requests": "1",
  "user-agent":
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
};

/** A page as it came over the wire. */
export interface PageAnswer {
  url: string;
  status: number;
  headers: IncomingHttpHeaders;
  /** The body as sent, still compressed. */
  body: Buffer;
  /** From the request until the last byte, in ms. Decoding is not in it: that is not the server's time. */
  ms: number;
}

/** Asks for a page as a browser does. */
export function askPage(url: string, agent: Agent): Promise<PageAnswer> {
  return new Promise((resolve, reject) => {
    const started = performance.now();
    get(url, { agent, headers: BROWSER_HEADERS }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const ms = performance.now() - started;
        resolve({
          url,
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: Buffer.concat(chunks),
          ms,
        });
      });
    }).on("error", reject);
  });
}

const decoders: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** The page's HTML. Throws when the answer is not a whole page, or was not compressed. */
export function htmlOf({ url, status, headers, body }: PageAnswer): string {
  if (status !== 200) throw new Error(`${url} answered ${status}.`);
  const decode = decoders[headers["content-encoding"] ?? ""];
  if (!decode) throw new Error(`${url} came uncompressed.`);
  const html = decode(body).toString("utf8");
  const whole = /^\s*<!doctype html>/i.test(html) && /<h1[\s>]/.test(html) && /<\/html>\s*$/.test(html);
  if (!whole) throw new Error(`${url} is not a whole page: ${html.slice(0, 200)}…`);
  return html;
}
