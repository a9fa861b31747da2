import { execa, ExecaError } from "execa";
import { setPriority } from "node:os";
import { withLimits } from "./resource-limits.ts";

/** How much a program may take. */
export interface Bounds {
  /** Seconds until it is killed. */
  seconds: number;
  /** Seconds of processor time until the system kills it. @default as many as `seconds` */
  cpuSeconds?: number;
  /** Bytes of memory that it may allocate; without it, as many as the system has. */
  memoryBytes?: number;
  /** Bytes of one file that it writes; without it, as many as the disk has. */
  fileBytes?: number;
  /** Niceness: 0 as this process, 19 after everybody else. */
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

/** Characters of the standard error that go into the message. */
const TAIL = 1000;
/** Characters of output that are kept: a program that writes more is killed. */
const MAX_OUTPUT = 1_000_000;
/** All that a program is told of this process's environment: no secret of the shop. */
const INHERITED = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SystemRoot"];
/** What a shell and `prlimit` exit with where the program cannot be executed. */
const NOT_EXECUTED = [126, 127];

/**
 * Runs a program to its end and returns its standard output. It settles only when the process is gone, so that its files can be
 * removed. Throws `ProcessFailure` where the program failed or was killed, and the signal's reason where it was aborted.
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
    // It has ended already, or the system does not let us: then it runs as we do.
  }
}
