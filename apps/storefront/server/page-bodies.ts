import { promisify } from "node:util";
import type { FastifyCompressOptions } from "@fastify/compress";
import { brotliCompress, constants, gunzip, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

/** Room for a compressed page as a whole: it then comes from its thread in one piece. */
const chunkSize = 64 * 1024;

/** A content coding that pages are sent in. */
export type Encoding = "br" | "gzip" | "identity";

/** A page's HTML in each coding that it is there in. */
export type Bodies = Partial<Record<Encoding, Buffer>>;

/** What a kept page is kept in. Who takes neither has it unpacked. */
export const KEPT_ENCODINGS: readonly Encoding[] = ["br", "gzip"];

/**
 * Good enough for pages that are sent many times, and quick enough for those that are sent once. The window (256 kB) is as
 * wide as pages are: what Brotli sets aside for a wider one makes V8 collect garbage far oftener.
 */
const BROTLI_PARAMS = {
  [constants.BROTLI_PARAM_QUALITY]: 5,
  [constants.BROTLI_PARAM_LGWIN]: 18,
};

/** How answers that are sent once are compressed on their way: what the backend says, the site map, the feeds. */
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

/** The HTML in these codings. */
export async function bodiesOf(html: Buffer, encodings: readonly Encoding[]): Promise<Bodies> {
  return Object.fromEntries(
    await Promise.all(
      encodings.map(async (encoding) => [encoding, copyOutOfPool(await packers[encoding](html))] as const),
    ),
  );
}

/** A page's HTML in a coding, unpacked where it is kept in others only. */
export async function bodyIn(encoding: Encoding, bodies: Bodies): Promise<Buffer> {
  const body = bodies[encoding] ?? (bodies.gzip && (await unzip(bodies.gzip)));
  if (!body) throw new Error(`The page is not there in ${encoding}.`);
  return body;
}

/** How many bytes they hold. */
export function sizeOf(bodies: Bodies): number {
  return Object.values(bodies).reduce((sum, body) => sum + body.byteLength, 0);
}

/** A copy in memory of its own: what zlib gives keeps the whole chunk that it was written into, a pooled one its pool. */
function copyOutOfPool(body: Buffer): Buffer {
  const copy = Buffer.allocUnsafeSlow(body.byteLength);
  body.copy(copy);
  return copy;
}
