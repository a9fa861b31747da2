import { spawn, type ChildProcess } from "node:child_process";
import { createWriteStream, mkdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { addressOf, type Program } from "./compose.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The timeout for programs that hang. Generous, because a busy machine may take minutes instead of seconds. */
const LONGEST_WAIT_MS = 300_000;

/** The running programs by name. Their output is in .cache/deploy. */
export class Processes {
  readonly #children = new Map<string, ChildProcess>();
  readonly #logs = join(root, ".cache/deploy");

  constructor() {
    rmSync(this.#logs, { recursive: true, force: true });
    mkdirSync(this.#logs, { recursive: true });
    // If the run breaks, no child process survives.
    process.once("exit", () => {
      for (const child of this.#children.values()) endGroup(child, "SIGKILL");
    });
  }

  start({ name, command, args, env }: Program): ChildProcess {
    const child = spawn(command, args, {
      cwd: root,
      env: { PATH: process.env["PATH"], ...env },
      // Its own process group, because npm does not end its children when it is ended.
      detached: true,
    });
    const log = createWriteStream(join(this.#logs, `${name}.log`), { flags: "a" });
    child.stdout.pipe(log, { end: false });
    child.stderr.pipe(log, { end: false });
    this.#children.set(name, child);
    return child;
  }

  /** Runs a program to its end. Throws if it fails. */
  async run(program: Program): Promise<void> {
    const child = this.start(program);
    const code = await new Promise((resolve) => child.once("exit", resolve));
    if (code !== 0) throw new Error(`${program.name} ended with ${String(code)}: see .cache/deploy.`);
  }

  /** Sends SIGTERM, as Docker does, and waits until the program has ended. */
  async end(name: string): Promise<void> {
    const child = this.#children.get(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once("exit", resolve));
    endGroup(child, "SIGTERM");
    await ended;
  }

  async endAll(): Promise<void> {
    await Promise.all([...this.#children.keys()].map((name) => this.end(name)));
  }

  /** Polls until a condition holds. Throws if the program ends before, or after a timeout. */
  async until(name: string, holds: () => Promise<boolean> | boolean): Promise<void> {
    const deadline = Date.now() + LONGEST_WAIT_MS;
    while (!(await holds())) {
      const hasEnded = this.#children.get(name)?.exitCode !== null;
      if (hasEnded || Date.now() > deadline) throw new Error(`${name} is not ready: see .cache/deploy.`);
      await pause(100);
    }
  }

  /** Waits until a server reports that it is ready. */
  untilReady(name: string): Promise<void> {
    const port = name.startsWith("storefront") ? 3000 : 4000;
    return this.until(name, () => isAnswered(`http://${addressOf(name)}:${port}/readyz`));
  }
}

function endGroup({ pid, exitCode, signalCode }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid !== undefined && exitCode === null && signalCode === null) process.kill(-pid, signal);
}

/** Whether a URL responds with a 2xx status. */
export async function isAnswered(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok === true;
}
