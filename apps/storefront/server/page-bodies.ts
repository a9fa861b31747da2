import { promisify } from "node:util";
import type { FastifyCompressOptions } from "@fastify/compress";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = promisify(brotliDecompress);

/** Fits a whole compressed page, so that zlib returns it in one chunk. */
const chunkSize = 64 * 1024;

export type Encoding = "br" | "gzip" | "identity";

export type Bodies = Partial<Record<Encoding, Buffer>>;

/** Encoding of cached pages, accepted by every browser. Other clients get them packed again, or unpacked. */
export const KEPT_ENCODING: Encoding = "br";

/**
 * A compromise for pages sent many times and pages sent once. The window (256 kB) is as large as a page: Brotli's buffers
 * for a larger one make V8 collect garbage far more often.
 */
const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** Compression of responses sent once: the backend's, the sitemap, the feeds. */
export const COMPRESSION = {
  global: false,
  globalDecompression: false,
  encodings: ["br", "gzip"],
  brotliOptions: { params: { ...BROTLI_PARAMS, [constants.BROTLI_PARAM_QUALITY]: 4 } },
} satisfies FastifyCompressOptions;

const packers: Record<Encoding, (html: Buffer) => Promise<Buffer>> = {
  br: (html) => brotli(html, { params: BROTLI_PARAMS, chunkSize }),
  gzip: (html) => zip(html, { chunkSize }),
  identity: (html) => Promise.resolve(html),
};

export async function bodiesOf(html: Buffer, encoding: Encoding): Promise<Bodies> {
  return { [encoding]: copyOutOfPool(await packers[encoding](html)) };
}

/** A page's HTML in an encoding. Keeps the gzipped body of a cached page from the first client that asks for it. */
export async function bodyIn(encoding: Encoding, bodies: Bodies): Promise<Buffer> {
  const known = bodies[encoding];
  if (known) return known;
  if (!bodies.br) throw new Error(`The page is not cached in ${encoding}.`);
  const html = await unpack(bodies.br);
  if (encoding !== "gzip") return html;
  return (bodies.gzip = copyOutOfPool(await zip(html, { chunkSize })));
}

export function sizeOf(bodies: Bodies): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0);
}

/** Copies into memory of its own: zlib's result holds on to its whole chunk, and a pooled buffer to its pool. */
function copyOutOfPool(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.byteLength);
  body.copy(copy);
  return copy;
}
