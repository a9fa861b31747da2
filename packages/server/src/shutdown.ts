import { SettingsError } from "@sen/config";
import type { FastifyInstance } from "fastify";
import { errorText } from "./logging.ts";

/** A failure that the person who starts the program can fix. Printed as one sentence, without a stack trace. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

/** Longest shutdown before the settings are read, in milliseconds. */
const SHUTDOWN_MS = 10_000;

/** The shutdown of a program. */
export interface Shutdown {
  /** Aborts once, possibly during startup, which is then abandoned cleanly. */
  signal: AbortSignal;
  /** Shuts the program down because of a failure. */
  end: (failure: StartFailure) => void;
  /** How long the shutdown may take before the process is killed, in milliseconds. */
  graceMs: number;
}

/** Runs a program until a signal, or until its parent process ends. */
export function runUntilShutdown(program: (shutdown: Shutdown) => Promise<void>): void {
  // Node itself would print the whole error, including personal data.
  process.on("uncaughtException", fail);
  const shutdown = waitForShutdown();
  program(shutdown).catch((error: unknown) => {
    if (shutdown.signal.aborted) process.exit();
    fail(error);
  });
}

/** On shutdown, closes what a program has opened, and exits. */
export function onShutdown(signal: AbortSignal, close: () => Promise<void>): void {
  const end = () => {
    close().then(
      () => process.exit(),
      () => process.exit(1),
    );
  };
  if (signal.aborted) end();
  else signal.addEventListener("abort", end, { once: true });
}

/** Listens for signals, and for the end of a parent process that is connected by IPC. */
function waitForShutdown(): Shutdown {
  const aborted = new AbortController();
  const tell = () => {
    if (aborted.signal.aborted) return;
    setTimeout(() => process.exit(1), shutdown.graceMs).unref();
    aborted.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, tell);
  if (process.connected) process.once("disconnect", tell);
  const end = (failure: StartFailure) => {
    process.stderr.write(`${failure.message}\n`);
    process.exitCode = 1;
    tell();
  };
  const shutdown: Shutdown = { signal: aborted.signal, end, graceMs: SHUTDOWN_MS };
  return shutdown;
}

function fail(error: unknown): void {
  const isTold = error instanceof StartFailure || error instanceof SettingsError;
  process.stderr.write(`${isTold ? error.message : errorText(error)}\n`);
  process.exit(1);
}

/**
 * Makes a server listen. Rejects with a `StartFailure` if the port is in use.
 *
 * @param address without a host for all addresses of the machine
 */
export async function listen(
  app: FastifyInstance,
  { port, host = "" }: { port: number; host?: string | undefined },
): Promise<void> {
  try {
    // Without a host, Node listens on `::` including IPv4, or on `0.0.0.0` without IPv6; Fastify's default would be `localhost`.
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw listenFailure(error, port);
  }
}

/**
 * Explains to the person who starts the program that the port is in use. Other errors are returned as they are.
 *
 * @param setting the one that names the port
 */
export function listenFailure(error: unknown, port: number, setting = "PORT"): unknown {
  if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") return error;
  return new StartFailure(`Port ${port} is in use. Stop the program that uses it, or set ${setting}.`);
}
