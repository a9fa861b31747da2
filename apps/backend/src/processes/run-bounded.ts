import { execa, ExecaError } from "execa";
import { setPriority } from "node:os";
import { withLimits } from "./resource-limits.ts";

/** Limits of a program. */
export interface Bounds {
  /** Seconds until it is killed. */
  seconds: number;
  /** Seconds of CPU time until the system kills it. @default `seconds` */
  cpuSeconds?: number;
  /** Maximum memory, in bytes; unlimited by default. */
  memoryBytes?: number;
  /** Maximum size of a file that it writes, in bytes; unlimited by default. */
  fileBytes?: number;
  /** Niceness: 0 for this process's priority, 19 for the lowest. */
  niceness: number;
  signal?: AbortSignal;
}

/** A program failed by itself (`exit`), or was killed by a limit (time, memory, output) or a crash. */
export class ProcessFailure extends Error {
  override name = "ProcessFailure";
  readonly reason: "exit" | "killed";

  constructor(message: string, reason: "exit" | "killed") {
    super(message);
    this.reason = reason;
  }
}

/** How many characters of stderr go into the message. */
const TAIL = 1000;
/** Maximum characters of output; a program that writes more is killed. */
const MAX_OUTPUT = 1_000_000;
/** Environment variables to pass on; none of the shop's secrets. */
const INHERITED = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SystemRoot"];
/** Exit codes of a shell and `prlimit` if the program cannot be executed. */
const NOT_EXECUTED = [126, 127];

/**
 * Runs a program and returns its stdout. Settles only once the process is gone, so that its files can be removed. Throws `ProcessFailure` if
 * it failed or was killed, and the signal's reason if it was aborted.
 */
export async function runBounded(program: string, args: readonly string[], bounds: Bounds): Promise<string> {
  const { seconds, cpuSeconds = seconds, memoryBytes, fileBytes, niceness, signal } = bounds;
  signal?.throwIfAborted();
  const [file, fileArgs] = withLimits(program, args, { cpuSeconds, memoryBytes, fileBytes });
  const running = execa(file, fileArgs, {
    stdin: "ignore",
    env: Object.fromEntries(INHERITED.map((name) => [name, process.env[name]])),
    extendEnv: false,
    stripFinalNewline: false,
    maxBuffer: MAX_OUTPUT,
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
    ...(signal && { cancelSignal: signal }),
  });
  if (running.pid !== undefined) lowerPriority(running.pid, niceness);
  try {
    return (await running).stdout;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    throw failureOf(error, seconds);
  }
}

function failureOf(error: unknown, seconds: number): unknown {
  if (!(error instanceof ExecaError)) return error;
  if (error.timedOut) return new ProcessFailure(`It took longer than ${seconds} s`, "killed");
  if (error.isMaxBuffer) return new ProcessFailure("It wrote without end", "killed");
  if (error.signal !== undefined) return new ProcessFailure(`It was ended by ${error.signal}`, "killed");
  const isExecuted = error.exitCode !== undefined && !NOT_EXECUTED.includes(error.exitCode);
  if (!isExecuted) return error;
  const complaint = String(error.stderr).slice(-TAIL).trim();
  return new ProcessFailure(complaint || `It ended with ${error.exitCode}`, "exit");
}

function lowerPriority(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has exited already, or the system does not allow it; it then runs at our priority.
  }
}
