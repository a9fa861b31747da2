import { Writable } from "node:stream";
import { APP_ID, LATER } from "./head/first-paint.ts";

const CLASSES = / class="([^"]+)"/g;
const HEAD_END = "</head>";
const BODY_END = "</body>";
const PRELOAD = 'rel="modulepreload"';
/** The attributes by which the router's own module script is known. */
const APP_START = 'type="module" async=""';
const APP_INERT = `type="text/plain" id="${APP_ID}"`;

/**
 * Takes a rendered page as React writes it, piece by piece, and gives it with what only the finished render knows. It is
 * made into bytes once, at the end: the pieces are thousands.
 */
export class PageText extends Writable {
  readonly #decoder = new TextDecoder();
  #text = "";

  /** Takes a piece at once: there is nothing to wait for, and a stream's own bookkeeping costs more than the piece. */
  override write(piece: string | Uint8Array): boolean {
    this.#text += typeof piece === "string" ? piece : this.#decoder.decode(piece, { stream: true });
    return true;
  }

  /** The class names that its elements have. */
  classes(): Set<string> {
    const names = new Set<string>();
    for (const [, list = ""] of this.#text.matchAll(CLASSES)) {
      for (const name of list.split(" ")) names.add(name);
    }
    return names;
  }

  /**
   * The page with `head` and `body` as the last of its head and body, and with the app (the router's module script and
   * what it preloads) inert until `firstPaint` starts it.
   */
  with(head: string, body: string): Buffer<ArrayBuffer> {
    const text = this.#text;
    const headEnd = text.indexOf(HEAD_END);
    const bodyEnd = text.lastIndexOf(BODY_END);
    if (headEnd < 0 || bodyEnd < 0) return Buffer.from(text);
    const first = text.slice(0, headEnd).replaceAll(PRELOAD, `rel="${LATER}"`);
    const rest = text.slice(headEnd, bodyEnd).replace(APP_START, APP_INERT);
    return Buffer.from(first + head + rest + body + text.slice(bodyEnd));
  }
}
