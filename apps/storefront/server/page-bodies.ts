import { promisify } from "node:util";
import type { FastifyCompressOptions } from "@fastify/compress";
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unpack = promisify(brotliDecompress);

/** Fits a whole compressed page, so that zlib returns it in one chunk. */
const chunkSize = 64 * 1024;

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

/** Compresses a page, into memory of its own: zlib's result holds on to its whole chunk. */
export async function compressPage(html: Buffer): Promise<Buffer> {
  const packed = await brotli(html, { params: BROTLI_PARAMS, chunkSize });
  const body = Buffer.allocUnsafeSlow(packed.byteLength);
  packed.copy(body);
  return body;
}

/** A compressed page for a client that accepts this encoding. Every browser accepts Brotli; other programs wait for it to be decompressed. */
export async function bodyIn(encoding: string | null, body: Buffer): Promise<Buffer> {
  if (encoding === "br") return body;
  const html = await unpack(body);
  return encoding === "gzip" ? zip(html, { chunkSize }) : html;
}
