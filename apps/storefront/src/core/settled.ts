import type { Refused, Result } from "./write.ts";

/**
 * Waits for a step of a case, then for what it changes on the page. A refusal often means that the case has moved
 * meanwhile (another tab, the shop, the clock): either way the page shows what is true now.
 */
export async function settled(writing: Promise<Result<unknown>>, refresh: () => Promise<unknown>): Refused {
  const { refusal } = await writing;
  await refresh();
  return refusal ?? null;
}
