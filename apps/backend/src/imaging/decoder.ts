import { fork, type ChildProcess } from "node:child_process";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import { findProgram } from "../processes/find-program.ts";
import type { Drawing, Drawn } from "./drawing.ts";

/** A process that decodes pictures, one at a time. */
export interface Decoder {
  /** Null where the process was killed: by a limit, by the system, or because it took too long. It is of no use afterwards. */
  draw: (drawing: Drawing) => Promise<Drawn | null>;
  /** Whether it may be given another picture. */
  isFit: () => boolean;
  /** Lets this process end while it waits. */
  rest: () => void;
  kill: () => void;
}

/** A process that says nothing for so long hangs. One that works is ended by its own limit, which counts the processor's time. */
const SILENT_MS = 300_000;
/** Bytes that decoding may take: a phone's picture takes 130 MB, a transparent PNG of 50 megapixels that stands upright 330. */
const MEMORY_BYTES = 340_000_000;
/** Of a process's whole life: one whose server died ends by it, too. */
const CPU_SECONDS = 120;
/** A process is replaced after so many pictures, whose sum is far from the limit of its time. */
const MAX_DRAWINGS = 20;
/** After everybody who answers. */
const NICENESS = 5;

const SCRIPT = fileURLToPath(new URL("./decode-process.ts", import.meta.url));
const NODE_OPTIONS = ["--max-old-space-size=64", "--max-semi-space-size=2"];

/** Starts a process with limits of memory and time; it is there when the first picture is drawn. */
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

/** Settles only when the process has answered or is gone, so that its files can be removed. */
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

/** No secret of the shop. What is freed goes back to the system at once, and is not kept apart for each thread. */
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
    // It has ended already, or the system does not let us: then it runs as we do.
  }
}
