import { setImmediate as turn } from "node:timers/promises";
import { vi } from "vitest";

const STEP_MS = 50;

/**
 * Does something in which every wait is over as soon as nothing else can happen: nobody waits for real, and the clock that tells
 * how long it would have taken is not the machine's. What comes over a network still takes its time, so the work may only wait
 * for what never comes. Gives what the work gives, and the milliseconds that it would have waited.
 *
 * @param from resolves when all that will still be answered has been
 */
export async function withoutWaiting<Value>(
  work: () => Promise<Value>,
  from: () => Promise<unknown> = () => Promise.resolve(),
): Promise<{ value: Value; waitedMs: number }> {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let isOver = false;
    const working = work().finally(() => (isOver = true));
    working.catch(() => undefined);
    await from();
    let waitedMs = 0;
    while (!isOver) {
      await vi.advanceTimersByTimeAsync(STEP_MS);
      waitedMs += STEP_MS;
      await turn();
    }
    return { value: await working, waitedMs };
  } finally {
    vi.useRealTimers();
  }
}
