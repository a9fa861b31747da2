import { spawn } from "node:child_process";
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

/** What of a program's complaints is kept. */
const TAIL = 1000;
/** All that a program is told of this process's environment: no secret of the shop. */
const TOLD = ["PATH", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "SystemRoot"];

/**
 * Runs a program to its end and answers what it wrote. It settles only when the program is gone, so that its files can be removed.
 * A failure of its own and one of time are `UnreadableVideo`; an abort throws the signal's reason.
 */
export function runBounded(
  program: string,
  args: readonly string[],
  { seconds, niceness, signal }: Bounds,
): Promise<string> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ["ignore", "pipe", "pipe"],
      env: Object.fromEntries(TOLD.map((name) => [name, process.env[name]])),
      windowsHide: true,
    });
    let output = "";
    let complaints = "";
    let isLate = false;
    const end = () => child.kill("SIGKILL");
    const late = setTimeout(() => {
      isLate = true;
      end();
    }, seconds * 1000);
    signal?.addEventListener("abort", end, { once: true });
    const settle = (act: () => void) => {
      clearTimeout(late);
      signal?.removeEventListener("abort", end);
      act();
    };

    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.stderr.setEncoding("utf8").on("data", (text: string) => {
      complaints = (complaints + text).slice(-TAIL);
    });
    child.once("error", (error) => {
      if (child.pid === undefined) settle(() => reject(error));
    });
    child.once("close", (code, killer) => {
      settle(() => {
        if (signal?.aborted) reject(signal.reason as Error);
        else if (code === 0) resolve(output);
        else if (isLate) reject(new UnreadableVideo(`It took longer than ${seconds} s`));
        else if (code !== null) reject(new UnreadableVideo(complaints.trim() || `It ended with ${code}`));
        else reject(new Error(`${program} was ended by ${killer ?? "nobody"}`));
      });
    });
    if (child.pid !== undefined) lower(child.pid, niceness);
  });
}

function lower(pid: number, niceness: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already, or the system does not let us: then it runs as we do.
  }
}
