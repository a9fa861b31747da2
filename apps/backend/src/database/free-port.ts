import { createServer } from "node:net";

/** Below the ports that systems hand out by themselves (from 32768 on Linux), above those that programs are known by. */
const RANGE = { from: 20_000, to: 32_768 };

/**
 * A port of this machine that nothing listens on. One that the system picks could be given to somebody's outgoing connection
 * before it is used; this one can't.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = RANGE.from + Math.floor(Math.random() * (RANGE.to - RANGE.from));
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code === "EADDRINUSE") resolve(false);
      else reject(error);
    });
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
