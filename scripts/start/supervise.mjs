import { setTimeout as pause } from "node:timers/promises";

/**
 * When a part that died is started again: after a pause that doubles with each death in a row, until it has died so often.
 * One that has run this long before it dies counts as well again.
 */
const LIMITS = { firstPauseMs: 500, longestPauseMs: 30_000, wellAfterMs: 60_000, deaths: 6 };

/**
 * Keeps a process running: one that ends by itself is started again, which is told in one line. Answers a process like
 * the one it was given, whose `ended` settles when it is given up or stopped; `how` says then how it came to that.
 */
export function supervise(first, { tell = console.error, limits = {} } = {}) {
  const { firstPauseMs, longestPauseMs, wellAfterMs, deaths: most } = { ...LIMITS, ...limits };
  const stopping = new AbortController();
  const { signal } = stopping;
  const { name } = first;
  let current = first;
  let how;

  async function watch() {
    for (let deaths = 1; ; deaths += 1) {
      const since = Date.now();
      await current.ended;
      if (signal.aborted) return;
      if (Date.now() - since > wellAfterMs) deaths = 1;
      if (deaths === most) {
        how = `ended ${most} times in a row soon after its start, and is not started again`;
        return;
      }
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * 2 ** (deaths - 1));
      tell(`The ${name} ${endOf(current.child)}. It is started again in ${pauseMs / 1000} s.`);
      await pause(pauseMs, undefined, { signal });
      if (signal.aborted) return;
      current = current.again();
    }
  }
  const ended = watch().catch(() => undefined); // Stopped in a pause.

  return {
    name,
    get child() {
      return current.child;
    },
    ended,
    tail: () => current.tail(),
    how: () => how,
    async stop() {
      stopping.abort();
      await current.stop();
      await ended;
    },
  };
}

function endOf({ exitCode, signalCode }) {
  return signalCode ? `was ended by ${signalCode}` : `ended with code ${exitCode}`;
}
