import { SettingsError } from "@sen/config";
import type { FastifyInstance } from "fastify";
import { errorText } from "./logging.ts";

/** Something that the person who starts a program has to know and can act on: told as one sentence, without a stack. */
export class StartFailure extends Error {
  override readonly name = "StartFailure";
}

/** Longest time to end in before the settings are read, in milliseconds. */
const SHUTDOWN_MS = 10_000;

/** How a program is told to end. */
export interface Shutdown {
  /** Aborts once; by then the start may still be under way, and is given up in order. */
  signal: AbortSignal;
  /** Ends the program in order, because of a failure. */
  end: (failure: StartFailure) => void;
  /** How long it may take from then on, in milliseconds. */
  graceMs: number;
}

/** Runs a program until it is told to end, by a signal or by the end of the program that started it. */
export function runUntilShutdown(program: (shutdown: Shutdown) => Promise<void>): void {
  // Node by itself would print everything that an error holds.
  process.on("uncaughtException", fail);
  const shutdown = waitForShutdown();
  program(shutdown).catch((error: unknown) => {
    if (shutdown.signal.aborted) process.exit();
    fail(error);
  });
}

/** Closes what a program has opened when it is told to end, and ends it. */
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

/** Listens for the signals to end, and for the end of the program that started this one, when it keeps a line to us. */
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
 * Has a server listen. Rejects with a `StartFailure` when the port is another program's.
 *
 * @param address without a host for all addresses of the machine
 */
export async function listen(
  app: FastifyInstance,
  { port, host = "" }: { port: number; host?: string | undefined },
): Promise<void> {
  try {
    // Without a host Node takes `::`, with IPv4 too, or `0.0.0.0` where a machine has no IPv6; Fastify would take `localhost`.
    await app.listen({ port, host });
  } catch (error) {
    await app.close();
    throw listenFailure(error, port);
  }
}

/** Why a port could not be had, for the person who starts the program. */
export function listenFailure(error: unknown, port: number): unknown {
  if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE") return error;
  return new StartFailure(`Port ${port} is in use. Stop the program that uses it, or set PORT.`);
}
