import { Writable } from "node:stream";

const HEAD_END = Buffer.from("</head>");

/** Takes a rendered page as the bytes React writes, and gives them with more in the head: no text is decoded again. */
export class PageBytes extends Writable {
  readonly #chunks: Uint8Array[] = [];

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  /** The page with `html` as the last of its head. */
  withHead(html: string): Buffer<ArrayBuffer> {
    const page = Buffer.concat(this.#chunks);
    const end = page.indexOf(HEAD_END);
    if (end < 0) return page;
    return Buffer.concat([page.subarray(0, end), Buffer.from(html), page.subarray(end)]);
  }
}
