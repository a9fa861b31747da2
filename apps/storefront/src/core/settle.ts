import { pageState, type Asked } from "./query.ts";
import type { Refused, Result } from "./write.ts";

/** Waits for a write that changes the page's subject, which it then refetches. */
export type Settle = (writing: Promise<Result<unknown>>) => Refused;

/**
 * Waits for a step of a case, then refreshes the page. Refreshes after a refusal too, because the case has often changed
 * meanwhile (another tab, the shop, a deadline).
 */
export async function settled(writing: Promise<Result<unknown>>, refresh: () => Promise<unknown>): Refused {
  const { refusal } = await writing;
  await refresh();
  return refusal ?? null;
}

/**
 * The request state of a page's subject, and how to settle a step that changes it: the subject is refetched
 * afterwards.
 */
export function stepState<Data>(
  asked: Asked<{ data: Data }, Promise<{ data: Data } | undefined>>,
  refreshOthers: () => unknown,
) {
  const settle: Settle = (writing) => settled(writing, () => Promise.all([asked.mutate(), refreshOthers()]));
  return { request: pageState(asked, ({ data }) => ({ data })), refresh: () => asked.mutate(), settle };
}

/**
 * For writes that cannot be sent twice, such as a code. If the response was lost or a retry refused, asks the shop whether
 * the write took effect; if so, it counts as a success without data.
 */
export async function resolveLostResponse<Data>(
  writing: Promise<Result<Data>>,
  isMade: () => Promise<boolean>,
): Promise<Result<Data | null>> {
  const made = { ok: true, data: null } as const;
  const result = await writing.catch(async (lost: unknown) => {
    if (await isMade()) return made;
    throw lost;
  });
  return result.ok || !(await isMade()) ? result : made;
}
