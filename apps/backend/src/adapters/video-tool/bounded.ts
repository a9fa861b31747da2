import { execa, ExecaError } from "execa";
import { setPriority } from "node:os";
import { UnreadableVideo } from "./video-tool.ts";

/** How much a program may take. */
export interface Bounds {
  /** Seconds until it is ended by force. */
  seconds: number;
  /** Niceness: 0 as this process, 19 after everybody else. */
  niceness: number;
  signal?: AbortSignal;
}

/** What of a program's complaints is told. */
const TAIL = 1000;
/** Characters that it may write: more is no answer, and not kept. */
const MOST_WRITTEN = 1_000_000;
/** All that a program is told of this process's environment: no secret of the shop. */
const TOLD = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SystemRoot"];

/**
 * Runs a program to its end and answers what it wrote. It settles only when the program is gone, so that its files can be removed.
 * A failure of its own and one of time are `UnreadableVideo`; an abort throws the signal's reason.
 */
export async function runBounded(
  program: string,
  args: readonly string[],
  { seconds, niceness, signal }: Bounds,
): Promise<string> {
  signal?.throwIfAborted();
  const running = execa(program, args, {
    stdin: "ignore",
    env: Object.fromEntries(TOLD.map((name) => [name, process.env[name]])),
    extendEnv: false,
    stripFinalNewline: false,
    maxBuffer: MOST_WRITTEN,
    timeout: seconds * 1000,
    killSignal: "SIGKILL",
    ...(signal && { cancelSignal: signal }),
  });
  if (running.pid !== undefined) lower(running.pid, niceness);
  try {
    return (await running).stdout;
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (!(error instanceof ExecaError)) throw error;
    if (error.timedOut) throw new UnreadableVideo(`It took longer than ${seconds} s`);
    if (error.isMaxBuffer) throw new UnreadableVideo("It wrote without end");
    if (error.exitCode === undefined) throw error;
    throw new UnreadableVideo(String(error.stderr).slice(-TAIL).trim() || `It ended with ${error.exitCode}`);
  }
}

function lower(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not let us: then it runs as we do.
  }
}
