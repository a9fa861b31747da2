import { setImmediate as turn } from "node:timers/promises";
import { vi } from "vitest";

const STEP_MS = 50;

/**
 * Runs work with fake timers: every timeout fires as soon as nothing else can happen, and a simulated clock counts the waiting time. Network
 * responses still take real time, so the work may only wait for responses that never come. Returns the work's value and the simulated
 * waiting time in ms.
 *
 * @param from resolves once all responses that will come have arrived
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
