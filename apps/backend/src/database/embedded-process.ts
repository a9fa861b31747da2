import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { postgresBinaries } from "./binaries.ts";
import { StartFailure } from "./failure.ts";
import { isRunning } from "./running-process.ts";
import { commandAs, type ServerUser } from "./unprivileged.ts";

const START_TIMEOUT_MS = 60_000;
/** Polling interval for a server that is not our child process. */
const LOOK_MS = 250;
/** How long the remaining processes of a killed server may take to exit. A new server cannot start before that. */
const REMAINS_MS = 10_000;
/** PostgreSQL's log line once it accepts connections, including a replica's. */
const READY = /ready to accept (read-only )?connections/;
/** PostgreSQL's errors when processes of a killed server remain. */
const REMAINS = /shared memory block|lock file .* already exists/;

/** A server running on a folder, started by us or by another process. */
export interface ServerProcess {
  port: number;
  /** Settles when the server has exited, for whatever reason. */
  ended: () => Promise<void>;
  /** Stops the server and waits until its files are written. */
  stop: () => Promise<void>;
  /** Signals the server to stop without waiting, for when this process exits. */
  tellToStop: () => void;
}

/** How to launch a server. */
export interface Launch {
  folder: string;
  port: number;
  user: ServerUser | null;
  settings: Record<string, string>;
  /** Start timeout in milliseconds. @default 60 seconds */
  timeoutMs?: number;
}

/** The server accepting connections on the folder; null if there is none. Waits for one that is starting or stopping. */
export async function runningServer(folder: string): Promise<ServerProcess | null> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  for (;;) {
    const found = readPostmasterFile(folder);
    if (!found || !isPostgres(found.pid)) return null;
    if (found.isReady) return strangerAsServer(found);
    if (Date.now() > deadline) {
      throw new StartFailure(`The database in ${folder} (process ${found.pid}) neither starts nor stops.`);
    }
    await pause(LOOK_MS / 5);
  }
}

/** Reads process id, port and status from PostgreSQL's pid file. */
function readPostmasterFile(folder: string): { pid: number; port: number; isReady: boolean } | null {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return null;
  const [pid, , , port, , , , status = ""] = readFileSync(file, "utf8").split("\n");
  return { pid: Number(pid), port: Number(port), isReady: status.trim() === "ready" };
}

const isPostgres = (pid: number) => isRunning(pid, "postgres");

function strangerAsServer({ pid, port }: { pid: number; port: number }): ServerProcess {
  const tellToStop = () => {
    if (isPostgres(pid)) process.kill(pid, "SIGINT");
  };
  const ended = async () => {
    while (isPostgres(pid)) await pause(LOOK_MS, undefined, { ref: false });
  };
  const stop = async () => {
    tellToStop();
    while (isPostgres(pid)) await pause(LOOK_MS / 5);
  };
  return { port, ended, stop, tellToStop };
}

/** Starts a server and waits until it accepts connections. Throws a `StartFailure` with PostgreSQL's error. */
export async function launch(wanted: Launch): Promise<ServerProcess> {
  const deadline = Date.now() + REMAINS_MS;
  for (;;) {
    try {
      return childAsServer(await launchOnce(wanted), wanted.port);
    } catch (error) {
      const hasRemains = error instanceof Error && REMAINS.test(error.message);
      if (!hasRemains || Date.now() > deadline) throw error;
      await pause(LOOK_MS);
    }
  }
}

function childAsServer(child: ChildProcess, port: number): ServerProcess {
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  const exit = new Promise<void>((resolve) => {
    if (hasEnded()) resolve();
    else child.once("exit", () => resolve());
  });
  const tellToStop = () => {
    if (!hasEnded()) child.kill("SIGINT");
  };
  const stop = async () => {
    if (hasEnded()) return;
    child.ref();
    tellToStop();
    await exit;
  };
  return { port, ended: () => exit, stop, tellToStop };
}

async function launchOnce({
  folder,
  port,
  user,
  settings,
  timeoutMs = START_TIMEOUT_MS,
}: Launch): Promise<ChildProcess> {
  const { postgres } = await postgresBinaries();
  const flags = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const command = commandAs(user, postgres, ["-D", folder, "-p", String(port), ...flags], folder);
  // Its own process group, so that Ctrl-C does not stop the database before the last request is finished.
  const child = spawn(command.program, command.args, {
    ...command.rights,
    detached: true,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: serverEnvironment(),
  });
  const endsWithUs = () => child.kill("SIGINT");
  process.once("exit", endsWithUs);
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => fail(`it did not answer within ${timeoutMs / 1000} s`), timeoutMs);
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill("SIGQUIT");
      reject(
        new StartFailure(
          `The database in ${folder} did not start; nothing in it was changed. PostgreSQL says: ${why}`,
        ),
      );
    };
    child.once("error", (error) => fail(error.message));
    child.once("exit", () => fail(lastOutputLine(output)));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      output = (output + chunk).slice(-4000);
      if (!READY.test(chunk)) return;
      clearTimeout(timer);
      child.removeAllListeners("exit");
      resolve();
    });
  }).finally(() => process.off("exit", endsWithUs));
  child.unref();
  child.stderr.destroy();
  return child;
}

/** The environment of the server's programs, without our own variables. */
export function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}

/** The line of a program's output that explains its exit. */
export function lastOutputLine(output: string): string {
  const lines = output.trim().split("\n");
  return (lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? "").replace(
    /^.*?(FATAL|PANIC):\s*/,
    "",
  );
}
