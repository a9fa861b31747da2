import type sharp from "sharp";
import { concurrencyLimit, type Limited } from "../concurrency-limit.ts";

/** The image library. */
export type Sharp = typeof sharp;

/** Seconds that one picture may take; the largest that is taken needs four on a slow core. */
export const IMAGE_SECONDS = 30;

/** One picture at a time: what decoding takes of memory does not add up. */
const decoding = concurrencyLimit(1, { waiting: 8 });
/** Our own pictures are small. A page asks for dozens at once, on its first visit. */
const composing = concurrencyLimit(2, { waiting: 500, each: { waiting: 200 }, waitMs: 30_000 });

/** Decodes what was sent to us, when its turn comes. Refused with `Overloaded` where too many wait. */
export function decodeImage<Result>(work: (sharp: Sharp) => Promise<Result>): Promise<Result> {
  return withLibrary(decoding, work);
}

/** Draws out of parts of our own, when its turn comes. Refused with `Overloaded` where too many wait. */
export function composeImage<Result>(work: (sharp: Sharp) => Promise<Result>): Promise<Result> {
  return withLibrary(composing, work);
}

function withLibrary<Result>(limited: Limited, work: (sharp: Sharp) => Promise<Result>): Promise<Result> {
  return limited(async () => work(await library()));
}

/** Loaded by the first picture that comes. Memory matters more here than speed: nothing is kept, and a picture has one thread. */
async function library(): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
