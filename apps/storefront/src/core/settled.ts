import type { ErrorEnvelope } from "@sen/api";

/**
 * Waits for a step of a case, then for what it changes on the page. A refusal often means that the case has moved
 * meanwhile (another tab, the shop, the clock): either way the page shows what is true now.
 */
export async function settled(
  call: Promise<{ error?: ErrorEnvelope }>,
  refresh: () => Promise<unknown>,
): Promise<ErrorEnvelope | null> {
  const { error } = await call;
  await refresh();
  return error ?? null;
}
