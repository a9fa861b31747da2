import type sharp from "sharp";
import { concurrencyLimit } from "../concurrency-limit.ts";

/** The image library. */
export type Sharp = typeof sharp;

/** Our own pictures are small, and a page requests dozens at once on a first visit. */
const limited = concurrencyLimit(2, { waiting: 500, each: { waiting: 200 }, waitMs: 30_000 });

/**
 * Composes a picture from our own parts, queued if too many run. Rejects with `Overloaded` if the queue is full. Untrusted pictures are never
 * opened in this process: see `decodePicture`.
 */
export function composeImage<Result>(work: (sharp: Sharp) => Promise<Result>): Promise<Result> {
  return limited(async () => work(await library()));
}

/** Loads the library on first use. Memory matters more than speed here: no cache, and one thread per picture. */
async function library(): Promise<Sharp> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  sharp.concurrency(1);
  return sharp;
}
