import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../apps/backend/src/database/free-port.ts";
import { root } from "./processes.mjs";

/** A command of this repository while it runs, in a process group of its own. */
export interface Running {
  child: ChildProcess;
  /** What it has said so far, on both streams. */
  output: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

/** Starts `node scripts/start/<name>.mjs` with these variables set, and without a test's own. */
export function startCommand(name: string, env: Record<string, string>): Running {
  const { DATABASE_URL: _unset, NODE_ENV: _ofTest, ...inherited } = process.env;
  const child = spawn("node", [`scripts/start/${name}.mjs`], {
    cwd: root,
    env: { ...inherited, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (output += String(chunk)));
  return { child, output: () => output, ended: new Promise((resolve) => child.once("close", resolve)) };
}

/** Waits until the command has said this; rejects with all it said when it ends without. */
export async function says(running: Running, text: string): Promise<void> {
  let over = false;
  void running.ended.then(() => (over = true));
  while (!running.output().includes(text)) {
    if (over) throw new Error(`Ended without saying "${text}":\n${running.output()}`);
    await pause(50);
  }
}

/** Ports that nothing listens on. */
export const freePorts = (count: number): Promise<number[]> =>
  Promise.all(Array.from({ length: count }, freePort));
