import { spawn, type ChildProcess } from "node:child_process";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "../../apps/backend/src/database/free-port.ts";
import { root } from "./processes.mjs";

/** A running command of this repository, in its own process group. */
export interface Running {
  child: ChildProcess;
  /** Its stdout and stderr so far. */
  output: () => string;
  /** Its exit code. */
  ended: Promise<number | null>;
}

/** Starts `node scripts/start/<name>.mjs` with these variables, and without those of a test. */
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

/** Waits for a text in the output; rejects with the whole output if the command ends without it. */
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
