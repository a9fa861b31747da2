import { setTimeout as pause } from "node:timers/promises";

/**
 * When a part that died is started again: after a pause that grows with each death in a row, until it has died so often. One
 * that has run this long before it dies counts as well again. Six deaths take almost three minutes, so that a machine beside
 * this one may be restarted meanwhile.
 */
const LIMITS = { firstPauseMs: 500, growth: 4, longestPauseMs: 120_000, wellAfterMs: 60_000, deaths: 6 };

/**
 * Keeps a process running: one that ends by itself is started again, which is told in one line, with the pause before it and, from
 * the second death in a row on, how many it is given. Answers a process like the one it was given, whose `ended` settles when it is
 * given up or stopped; `how` says then how it came to that.
 */
export function supervise(first, { tell = console.error, limits = {} } = {}) {
  const { firstPauseMs, growth, longestPauseMs, wellAfterMs, deaths: most } = { ...LIMITS, ...limits };
  const stopping = new AbortController();
  const { signal } = stopping;
  const { name } = first;
  let current = first;
  let how;

  async function watch() {
    let waitedMs = 0;
    for (let deaths = 1; ; deaths += 1) {
      const since = Date.now();
      await current.ended;
      if (signal.aborted) return;
      if (Date.now() - since > wellAfterMs) [deaths, waitedMs] = [1, 0];
      if (deaths === most) {
        how = `died ${most} times in a row, each time within ${wellAfterMs / 1000} s of its start and after a total wait of ${waitedMs / 1000} s, and will not be restarted`;
        return;
      }
      const pauseMs = Math.min(longestPauseMs, firstPauseMs * growth ** (deaths - 1));
      waitedMs += pauseMs;
      const row = deaths > 1 ? `, ${deaths} times in a row (giving up after ${most})` : "";
      tell(`The ${name} ${endOf(current.child)}${row}. Restarting in ${pauseMs / 1000} s.`);
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
  return signalCode ? `was killed by ${signalCode}` : `exited with code ${exitCode}`;
}
