import { createServer } from "node:net";
import { StartFailure } from "./failure.ts";

/** Below the ephemeral ports (from 32768 on Linux) and above well-known ports. */
const RANGE = { from: 20_000, to: 32_768 };
const TRIES = 100;

/**
 * Finds a local port that nothing listens on. It is not ephemeral, so the system cannot hand it to an outgoing connection before it is
 * used. Throws a `StartFailure` if none is found.
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
