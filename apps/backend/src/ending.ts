import { StartFailure } from "./database/failure.ts";
import { errorText } from "@sen/telemetry";

/** Longest time to end in before the settings are read, in milliseconds. */
const SHUTDOWN_MS = 10_000;

/** How a program is told to end. */
export interface Ending {
  /** Aborts once; by then the start may still be under way, and is given up in order. */
  signal: AbortSignal;
  /** Ends the program in order, because of a failure. */
  end: (failure: StartFailure) => void;
  /** How long it may take from then on, in milliseconds. */
  graceMs: number;
}

/** Runs a program until it is told to end, by a signal or by the end of the program that started it. */
export function runUntilTold(program: (ending: Ending) => Promise<void>): void {
  // Node by itself would print everything that an error holds.
  process.on("uncaughtException", fail);
  const ending = waitForEnd();
  program(ending).catch((error: unknown) => {
    if (ending.signal.aborted) process.exit();
    fail(error);
  });
}

/** Closes what a program has opened when it is told to end, and ends it. */
export function whenTold(told: AbortSignal, close: () => Promise<void>): void {
  const end = () => {
    close().then(
      () => process.exit(),
      () => process.exit(1),
    );
  };
  if (told.aborted) end();
  else told.addEventListener("abort", end, { once: true });
}

/** Listens for the signals to end, and for the end of the program that started this one, when it keeps a line to us. */
function waitForEnd(): Ending {
  const ending = new AbortController();
  const tell = () => {
    if (ending.signal.aborted) return;
    setTimeout(() => process.exit(1), told.graceMs).unref();
    ending.abort();
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, tell);
  if (process.connected) process.once("disconnect", tell);
  const end = (failure: StartFailure) => {
    process.stderr.write(`${failure.message}\n`);
    process.exitCode = 1;
    tell();
  };
  const told: Ending = { signal: ending.signal, end, graceMs: SHUTDOWN_MS };
  return told;
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof StartFailure ? error.message : errorText(error)}\n`);
  process.exit(1);
}
