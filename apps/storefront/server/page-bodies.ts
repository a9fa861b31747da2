import { promisify } from "node:util";
import type { FastifyCompressOptions } from "@fastify/compress";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = promisify(brotliDecompress);

/** Fits a whole compressed page, so that zlib returns it in one chunk. */
const chunkSize = 64 * 1024;

export type Encoding = "br" | "gzip" | "identity";

/** Encoding of cached pages, accepted by every browser. For other clients they are decompressed, and compressed again. */
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

/** Compresses a page, into memory of its own: zlib's result holds on to its whole chunk, and a pooled buffer to its pool. */
export async function bodyOf(
  html: Buffer,
  encoding: Encoding,
): Promise<{ body: Buffer; encoding: Encoding }> {
  const packed = await packers[encoding](html);
  const body = Buffer.allocUnsafeSlow(packed.byteLength);
  packed.copy(body);
  return { body, encoding };
}

/** The body of a page in the encoding that a client accepts. */
export async function bodyIn(wanted: Encoding, { body, encoding }: { body: Buffer; encoding: Encoding }) {
  return wanted === encoding ? body : packers[wanted](await unpack(body));
}
