import { Writable } from "node:stream";
import { APP_ID, LATER } from "./head/first-paint.ts";

const CLASSES = / class="([^"]+)"/g;
const HEAD_END = Buffer.from("</head>");
const PRELOAD = 'rel="modulepreload"';
/** The attributes by which the router's own module script is known. */
const APP_START = Buffer.from('type="module" async=""');
const APP_INERT = Buffer.from(`type="text/plain" id="${APP_ID}"`);

/** Takes a rendered page as the bytes React writes, and gives them with more in the head: no text is decoded again. */
export class PageBytes extends Writable {
  readonly #chunks: Uint8Array[] = [];
  #page: Buffer<ArrayBuffer> | undefined;

  override _write(chunk: Uint8Array, _encoding: string, done: () => void): void {
    this.#chunks.push(chunk);
    done();
  }

  get #whole(): Buffer<ArrayBuffer> {
    return (this.#page ??= Buffer.concat(this.#chunks));
  }

  /** The class names that its elements have. */
  classes(): Set<string> {
    const names = new Set<string>();
    // Names are ASCII: no letter of the page need be decoded to find them.
    for (const [, list = ""] of this.#whole.toString("latin1").matchAll(CLASSES)) {
      for (const name of list.split(" ")) names.add(name);
    }
    return names;
  }

  /**
   * The page with `html` as the last of its head, and with the app (the router's module script and what it preloads)
   * inert until `firstPaint` starts it.
   */
  withHead(html: string): Buffer<ArrayBuffer> {
    const page = this.#whole;
    const end = page.indexOf(HEAD_END);
    if (end < 0) return page;
    const head = page.toString("utf8", 0, end).replaceAll(PRELOAD, `rel="${LATER}"`);
    const app = page.indexOf(APP_START, end);
    if (app < 0) return Buffer.concat([Buffer.from(head + html), page.subarray(end)]);
    return Buffer.concat([
      Buffer.from(head + html),
      page.subarray(end, app),
      APP_INERT,
      page.subarray(app + APP_START.length),
    ]);
  }
}
