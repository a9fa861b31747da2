import { createServer } from "node:net";
import { StartFailure } from "./failure.ts";

/** Below the ports that systems hand out by themselves (from 32768 on Linux), above those that programs are known by. */
const RANGE = { from: 20_000, to: 32_768 };
const TRIES = 100;

/**
 * A port of this machine that nothing listens on. One that the system picks could be given to somebody's outgoing connection
 * before it is used; this one can't. Throws a `StartFailure` when none is found.
 */
export async function freePort(): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = RANGE.from + Math.floor(Math.random() * (RANGE.to - RANGE.from));
    if (await isFree(port)) return port;
  }
  throw new StartFailure(`No free port was found between ${RANGE.from} and ${RANGE.to}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });
}
