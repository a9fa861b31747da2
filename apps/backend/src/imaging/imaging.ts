import type sharp from "sharp";
import { concurrencyLimit } from "../concurrency-limit.ts";

/** The image library. */
export type Sharp = typeof sharp;

/** Our own pictures are small. A page asks for dozens at once, on its first visit. */
const limited = concurrencyLimit(2, { waiting: 500, each: { waiting: 200 }, waitMs: 30_000 });

/**
 * Draws out of parts of our own, when its turn comes. Refused with `Overloaded` where too many wait. What others send is never opened in
 * this process: see `decodePicture`.
 */
export function composeImage<Result>(work: (sharp: Sharp) => Promise<Result>): Promise<Result> {
  return limited(async () => work(await library()));
}

/** Loaded by the first picture. Memory matters more here than speed: nothing is cached, and a picture has one thread. */
async function library(): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
