import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { findProgram } from "../processes/find-program.ts";
import type { Drawing, Drawn } from "./drawing.ts";

/** A child process that decodes pictures, one at a time. */
export interface Decoder {
  /** Null if the process was killed by a limit, by the system or after a timeout. It cannot be used afterwards. */
  draw: (drawing: Drawing) => Promise<Drawn | null>;
  /** Whether it may take another picture. */
  isFit: () => boolean;
  /** Lets the parent process exit while this one is idle. */
  rest: () => void;
  kill: () => void;
}

/** A process that sends nothing for this long hangs. A busy one is ended by its CPU limit. */
const SILENT_MS = 300_000;
/** Memory for decoding, in bytes: a phone's picture takes 130 MB, a transparent, upright PNG of 50 megapixels 330 MB. */
const MEMORY_BYTES = 340_000_000;
/** CPU time over a process's whole life, which also ends it if its parent died. */
const CPU_SECONDS = 120;
/** A process is replaced after this many pictures, well before its CPU limit. */
const MAX_DRAWINGS = 20;
/** Lower priority than the processes that serve requests. */
const NICENESS = 5;

const SCRIPT = fileURLToPath(new URL("./decode-process.ts", import.meta.url));
const NODE_OPTIONS = ["--max-old-space-size=64", "--max-semi-space-size=2"];

/** Starts a process with memory and time limits, ahead of its first picture. */
export function startDecoder(): Decoder {
  const prlimit = process.platform === "linux" ? findProgram("prlimit") : null;
  const args = [String(MEMORY_BYTES), String(CPU_SECONDS), ...(prlimit ? [prlimit] : [])];
  const child = fork(SCRIPT, args, { execArgv: NODE_OPTIONS, env: environment(), stdio: "ignore" });
  lowerPriority(child);
  let drawings = 0;
  return {
    draw(drawing) {
      child.ref();
      child.channel?.ref();
      drawings++;
      return answerOf(child, drawing);
    },
    isFit: () => child.exitCode === null && child.signalCode === null && drawings < MAX_DRAWINGS,
    rest() {
      child.unref();
      child.channel?.unref();
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/** Settles only once the process has responded or is gone, so that its files can be removed. */
function answerOf(child: ChildProcess, drawing: Drawing): Promise<Drawn | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawn | null>();
  const onExit = (code: number | null) =>
    code === null ? resolve(null) : reject(new Error(`The image decoder process exited with code ${code}`));
  child.once("message", resolve);
  child.once("error", reject);
  child.once("exit", onExit);
  const timer = setTimeout(() => child.kill("SIGKILL"), SILENT_MS);
  child.send(drawing, (error) => error && child.kill("SIGKILL"));
  return promise.finally(() => {
    clearTimeout(timer);
    child.off("message", resolve).off("error", reject).off("exit", onExit);
  });
}

/** An environment without the shop's secrets. malloc returns freed memory at once and does not keep separate arenas per thread. */
function environment(): NodeJS.ProcessEnv {
  const { PATH, SystemRoot, LD_LIBRARY_PATH, NODE_COMPILE_CACHE } = process.env;
  const memory = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072", UV_THREADPOOL_SIZE: "2" };
  const known = { PATH, SystemRoot, LD_LIBRARY_PATH, NODE_COMPILE_CACHE };
  return {
    ...memory,
    ...Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  };
}

function lowerPriority({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has exited already, or the system does not allow it; it then runs at our priority.
  }
}
