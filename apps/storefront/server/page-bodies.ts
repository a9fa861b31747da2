import { promisify } from "node:util";
import type { FastifyCompressOptions } from "@fastify/compress";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Fits a whole compressed page, so that zlib returns it in one chunk. */
const chunkSize = 64 * 1024;

export type Encoding = "br" | "gzip" | "identity";

export type Bodies = Partial<Record<Encoding, Buffer>>;

/** Encodings of cached pages. Clients that accept neither get them decompressed. */
export const KEPT_ENCODINGS: readonly Encoding[] = ["br", "gzip"];

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

export async function bodiesOf(html: Buffer, encodings: readonly Encoding[]): Promise<Bodies> {
  return Object.fromEntries(
    await Promise.all(
      encodings.map(async (encoding) => [encoding, copyOutOfPool(await packers[encoding](html))] as const),
    ),
  );
}

/** A page's HTML in an encoding, decompressed if it is cached in others only. */
export async function bodyIn(encoding: Encoding, bodies: Bodies): Promise<Buffer> {
  const body = bodies[encoding] ?? (bodies.gzip && (await unzip(bodies.gzip)));
  if (!body) throw new Error(`The page is not cached in ${encoding}.`);
  return body;
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
