import type { ChildProcess } from "node:child_process";

/** A long-running process of the shop. */
export interface StartedProcess {
  name: string;
  child: ChildProcess;
  /** Settles when it has ended. */
  ended: Promise<unknown>;
  /** The last that it said. */
  tail: () => string;
  /** Starts another like it. */
  again: () => StartedProcess;
  stop: () => Promise<void>;
}

export function startProcess(
  name: string,
  command: string,
  args: string[],
  options?: { env?: Record<string, string>; show?: boolean },
): StartedProcess;
export function healthy(
  started: StartedProcess,
  url: string,
  options?: { timeoutMs?: number; tell?: (line: string) => void; signal?: AbortSignal },
): Promise<void>;
export const root: string;

export interface RunOptions {
  env?: Record<string, string>;
  /** Its output is kept and given, not shown. */
  quiet?: boolean;
  signal?: AbortSignal;
}

export function readPort(variable: string, fallback: number): number;
export function run(command: string, args: readonly string[], options?: RunOptions): Promise<string>;
