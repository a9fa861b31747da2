import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

/** The repository's root. */
export const root = fileURLToPath(new URL("../..", import.meta.url)).replace(/\/$/, "");

/** The environment of everything these scripts start: the project's own Node and tools come first in the PATH. */
export const environment = {
  ...process.env,
  PATH: `${root}/node_modules/.bin:${process.env.PATH}`,
  TURBO_TELEMETRY_DISABLED: "1",
  STORYBOOK_DISABLE_TELEMETRY: "1",
  DO_NOT_TRACK: "1",
};

/** How long a process may take to stop: a little longer than the backend's shutdown. */
const END_MS = 20_000;
/** How long a starting program may make no progress, on a busy machine. */
const STANDSTILL_MS = 300_000;

/** Aborts when this program is told to stop: Ctrl-C, the process manager, a closed terminal. */
export function endSignal() {
  const controller = new AbortController();
  for (const name of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(name, () => controller.abort());
  return controller.signal;
}

/** Reads a port from the environment. Throws with a message if it is invalid. */
export function readPort(variable, fallback) {
  const port = Number(process.env[variable] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${variable} must be a port number, from 1 to 65535. It is "${process.env[variable]}".`);
}

/** Reads the shop's public origin from the environment, if set. Throws with a message if it is invalid. */
export function readPublicUrl() {
  const value = process.env.PUBLIC_URL;
  if (!value) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url && /^https?:$/.test(url.protocol)) return url.origin;
  throw new Error(`PUBLIC_URL must be an address such as http://192.168.1.20:3000. It is "${value}".`);
}

/** Runs a command and shows its output. Rejects with a message if it fails or `signal` aborts. */
export async function run(command, args, { env = {}, quiet = false, signal } = {}) {
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    signal,
    stdio: quiet ? ["ignore", "pipe", "pipe"] : ["ignore", "inherit", "inherit"],
  });
  let output = "";
  child.stdout?.on("data", (chunk) => (output += chunk));
  child.stderr?.on("data", (chunk) => (output += chunk));
  const code = await exitOf(child);
  if (code !== 0) throw new Error(`${command} ${args.join(" ")} exited with code ${code}.\n${output}`.trim());
  return output;
}

/**
 * Starts a long-running process and keeps its last lines of output in case it dies. It has an IPC channel to us, so that it can exit when
 * we are gone. `again` starts another one with the same options.
 */
export function startProcess(name, command, args, options = {}) {
  const { env = {}, show = false } = options;
  const child = spawn(command, args, {
    cwd: root,
    env: { ...environment, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    detached: true,
  });
  let tail = "";
  const keep = (chunk) => {
    tail = (tail + chunk).slice(-4000);
    if (show) process.stdout.write(`[${name}] ${chunk}`);
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const ended = exitOf(child);
  return {
    name,
    child,
    ended,
    tail: () => tail,
    again: () => startProcess(name, command, args, options),
    /** Asks it to stop, and kills its process group if it takes too long. */
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.kill("SIGTERM");
      const force = setTimeout(() => process.kill(-child.pid, "SIGKILL"), END_MS);
      await ended;
      clearTimeout(force);
    },
  };
}

/**
 * Waits until the URL returns 200, and prints the progress that it reports: each line once, and one every few seconds. Rejects if the
 * process exits first, there was no progress for a while, or `signal` aborts.
 */
export async function healthy(started, url, { signal } = {}) {
  let deadline = Date.now() + STANDSTILL_MS;
  let over = false;
  let [said, told, toldAt] = ["", "", 0];
  started.ended.then(() => (over = true));
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (over) throw new Error(`The ${started.name} did not start:\n${started.tail().trim()}`);
    const { ok = false, body = said, progress = told } = await ask(url);
    if (ok) return;
    if (body !== said) [said, deadline] = [body, Date.now() + STANDSTILL_MS];
    if (progress !== told && Date.now() - toldAt > 3_000) {
      console.log(progress);
      [told, toldAt] = [progress, Date.now()];
    }
    await pause(150);
  }
  throw new Error(
    `The ${started.name} is not ready at ${url} and has made no progress for ${STANDSTILL_MS / 1000} s.\n${said}\n${started.tail().trim()}`,
  );
}

/** The response of the URL, and the progress in `/readyz`; nothing if nothing listens yet. */
async function ask(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(2_000) });
    const body = await response.text();
    const told = response.headers.get("content-type")?.includes("json") ? JSON.parse(body) : {};
    return { ok: response.ok, body, progress: told.progress?.text };
  } catch {
    return {};
  }
}

/** Whether a program listens on a port at this local address. */
export async function isListening(port, host = "127.0.0.1") {
  const socket = connect({ port, host });
  const connected = await once(socket, "connect").catch(() => null);
  socket.destroy();
  return connected !== null;
}

/** Throws with a message if a program already listens on the port. */
export async function assertPortFree(port, variable) {
  if (!(await isListening(port))) return;
  throw new Error(`Port ${port} is in use by another program. Stop it, or set ${variable} to a free port.`);
}

function exitOf(child) {
  return new Promise((resolve) => {
    child.once("error", (error) => {
      if (error.name !== "AbortError") console.error(error.message);
      resolve(127);
    });
    child.once("exit", (code, signal) => resolve(code ?? (signal ? 1 : 0)));
  });
}
