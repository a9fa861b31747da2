import { once } from "node:events";
import { endSignal } from "./processes.mjs";

/**
 * Runs a command that opens something and keeps it open until it is interrupted. `open` returns the running processes and a function to
 * stop them. Exit codes: 0 when interrupted, 130 when interrupted before it was open, 1 (with a message) if it could not open or a
 * process died.
 */
export async function keepOpen(open) {
  const signal = endSignal();
  try {
    const { processes, stop } = await open(signal);
    const told = signal.aborted || once(signal, "abort").then(() => true);
    const fallen = await Promise.race([told, ...processes.map((one) => one.ended.then(() => one))]);
    await stop();
    if (!signal.aborted) {
      throw new Error(
        `The ${fallen.name} ${fallen.how?.() ?? "exited unexpectedly"}:\n${fallen.tail().trim()}`,
      );
    }
    process.exit(0);
  } catch (error) {
    if (signal.aborted) process.exit(130);
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
