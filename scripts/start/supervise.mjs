import { setTimeout as pause } from "node:timers/promises";

/**
 * When a process that died is restarted: after a pause that grows with each consecutive death, up to a maximum number of deaths. Running
 * this long resets the count. Six deaths take almost three minutes, which is long enough for a neighboring machine to restart.
 */
const LIMITS = { firstPauseMs: 500, growth: 4, longestPauseMs: 120_000, wellAfterMs: 60_000, deaths: 6 };

/**
 * Keeps a process running. Each restart is reported in one line with the pause before it and, from the second consecutive death on, the
 * maximum number. Returns a process like the given one, whose `ended` settles when it is given up or stopped; `how` then says why.
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
  const ended = watch().catch(() => undefined); // Stopped during a pause.

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
