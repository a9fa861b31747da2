import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { postgresBinaries } from "./binaries.ts";
import { StartFailure } from "./failure.ts";
import { freePort } from "./free-port.ts";
import { commandAs, serverUser, type Command, type ServerUser } from "./unprivileged.ts";

const MAJOR_VERSION = "18";
const START_TIMEOUT_MS = 60_000;
const PASSWORD_FILE = "sen-password";

/** Modest memory: the whole shop is to stay within 400 MB. Durability stays as PostgreSQL has it. */
const settings = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "40",
  shared_buffers: "96MB",
  effective_cache_size: "512MB",
  work_mem: "8MB",
  maintenance_work_mem: "64MB",
  max_parallel_workers_per_gather: "0",
  max_wal_size: "512MB",
  random_page_cost: "1.1",
  jit: "off",
  autovacuum_max_workers: "2",
  timezone: "UTC",
  log_min_messages: "warning",
};

/** A running PostgreSQL server that keeps its files in a folder. */
export interface EmbeddedServer {
  /** Connection string of a database on it. */
  url: (database: string) => string;
  /** Whether this process started (or took over) it; only then `stop` ends it. */
  owned: boolean;
  /** Ends the server and waits until its files are written. */
  stop: () => Promise<void>;
}

/** What a test may have otherwise. */
export interface EmbeddedOptions {
  /** Settings beyond the usual ones, such as `fsync: "off"` for tests. */
  settings?: Record<string, string>;
  /** A server that still runs after its program was killed becomes ours, and ends with us. */
  takeOver?: boolean;
}

/**
 * Starts PostgreSQL on `folder`, making the folder's contents first when there are none. A server that already runs on the folder
 * is used as it is. A folder that is not PostgreSQL's, or of another version, or damaged, is left untouched.
 */
export async function startEmbedded(folder: string, options: EmbeddedOptions = {}): Promise<EmbeddedServer> {
  const user = serverUser();
  const running = runningServer(folder);
  if (running) return attach(folder, running, options.takeOver ?? false);
  await makeWhenEmpty(folder, user);
  assertUsable(folder);
  const port = await freePort();
  const child = await launch(folder, port, user, { ...settings, ...options.settings });
  return {
    url: (database) => connectionUrl(folder, port, database),
    owned: true,
    stop: () => stopChild(child),
  };
}

/** Process id and port in `postmaster.pid`, when that process is alive. */
function runningServer(folder: string): { pid: number; port: number } | null {
  const file = join(folder, "postmaster.pid");
  if (!existsSync(file)) return null;
  const [pid, , , port] = readFileSync(file, "utf8").split("\n");
  return isPostgres(Number(pid)) ? { pid: Number(pid), port: Number(port) } : null;
}

/** A process id outlives its process: another program may have it by now. */
function isPostgres(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  const commandLine = `/proc/${pid}/cmdline`;
  return !existsSync(commandLine) || readFileSync(commandLine, "utf8").includes("postgres");
}

function attach(
  folder: string,
  { pid, port }: { pid: number; port: number },
  takeOver: boolean,
): EmbeddedServer {
  return {
    url: (database) => connectionUrl(folder, port, database),
    owned: takeOver,
    stop: takeOver ? () => stopProcess(pid) : () => Promise.resolve(),
  };
}

/** Ends a server that is not our child. */
async function stopProcess(pid: number): Promise<void> {
  process.kill(pid, "SIGINT");
  while (isPostgres(pid)) await new Promise((resolve) => setTimeout(resolve, 50));
}

function connectionUrl(folder: string, port: number, database: string): string {
  const password = readFileSync(join(folder, PASSWORD_FILE), "utf8").trim();
  return `postgres://sen:${password}@127.0.0.1:${port}/${database}`;
}

/** Fills a new folder beside the final one and renames it, so that an interruption never leaves half a database. */
async function makeWhenEmpty(folder: string, user: ServerUser | null): Promise<void> {
  if (existsSync(folder) && readdirSync(folder).length > 0) return;
  const { initdb } = await postgresBinaries();
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { recursive: true, mode: 0o700 });
  const passwordFile = `${folder}.password`;
  writeFileSync(passwordFile, randomBytes(24).toString("hex"), { mode: 0o600 });
  if (user) for (const path of [fresh, passwordFile]) chownSync(path, user.uid, user.gid);
  const flags = ["--username=sen", "--auth=scram-sha-256", "--encoding=UTF8", "--locale-provider=builtin"];
  const command = commandAs(
    user,
    initdb,
    [
      `--pgdata=${fresh}`,
      `--pwfile=${passwordFile}`,
      ...flags,
      "--builtin-locale=C.UTF-8",
      "--locale=C",
      "--no-sync",
    ],
    fresh,
  );
  const { code, output } = await runToEnd(command);
  if (code !== 0) {
    rmSync(passwordFile, { force: true });
    throw new StartFailure(`The database folder ${folder} could not be made: ${lastLine(output)}`);
  }
  renameSync(passwordFile, join(fresh, PASSWORD_FILE));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

function assertUsable(folder: string): void {
  const versionFile = join(folder, "PG_VERSION");
  if (!existsSync(versionFile) || !existsSync(join(folder, PASSWORD_FILE))) {
    throw new StartFailure(
      `${folder} is not a database folder of Sen, or it is damaged. Nothing in it was changed: move it away, or set SEN_DATA_DIR.`,
    );
  }
  const version = readFileSync(versionFile, "utf8").trim();
  if (version !== MAJOR_VERSION) {
    throw new StartFailure(
      `${folder} was written by PostgreSQL ${version}; this is version ${MAJOR_VERSION}. Nothing in it was changed.`,
    );
  }
}

async function launch(
  folder: string,
  port: number,
  user: ServerUser | null,
  flags: Record<string, string>,
): Promise<ChildProcess> {
  const { postgres } = await postgresBinaries();
  const args = [
    "-D",
    folder,
    "-p",
    String(port),
    ...Object.entries(flags).flatMap(([name, value]) => ["-c", `${name}=${value}`]),
  ];
  // A process group of its own: Ctrl-C must reach the database last, after the last request is answered.
  const command = commandAs(user, postgres, args, folder);
  const child = spawn(command.program, command.args, {
    ...command.rights,
    detached: true,
    cwd: folder,
    stdio: ["ignore", "ignore", "pipe"],
    env: serverEnvironment(),
  });
  let output = "";
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => fail(`it did not answer within ${START_TIMEOUT_MS / 1000} s`),
      START_TIMEOUT_MS,
    );
    const fail = (why: string) => {
      clearTimeout(timer);
      child.kill("SIGQUIT");
      reject(
        new StartFailure(
          `The database in ${folder} does not start; nothing in it was changed. PostgreSQL says: ${why}`,
        ),
      );
    };
    child.once("error", (error) => fail(error.message));
    child.once("exit", () => fail(lastLine(output)));
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => {
      output = (output + chunk).slice(-4000);
      if (!chunk.includes("ready to accept connections")) return;
      clearTimeout(timer);
      child.removeAllListeners("exit");
      resolve();
    });
  });
  child.unref();
  child.stderr.destroy();
  return child;
}

function serverEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: "C", TZ: "UTC" };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    child.ref();
    child.once("exit", () => resolve());
    child.kill("SIGINT");
  });
}

function runToEnd({ program, args, rights }: Command): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...rights,
      cwd: "/",
      stdio: ["ignore", "pipe", "pipe"],
      env: serverEnvironment(),
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (chunk: string) => (output += chunk));
    }
    child.once("error", reject);
    child.once("close", (code) => resolve({ code, output }));
  });
}

function lastLine(output: string): string {
  const lines = output.trim().split("\n");
  return (lines.findLast((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.at(-1) ?? "").replace(
    /^.*?(FATAL|PANIC):\s*/,
    "",
  );
}
