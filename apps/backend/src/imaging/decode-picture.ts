import { fileURLToPath } from "node:url";
import { findProgram } from "../processes/find-program.ts";
import { ProcessFailure, runBounded, type Bounds } from "../processes/run-bounded.ts";
import type { Drawing, Drawn, DrawnForm, PictureProblem } from "./drawing.ts";

/** A picture is broken, has too many pixels, or takes more to decode than it may. */
export class UndrawablePicture extends Error {
  override name = "UndrawablePicture";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** The largest picture that is taken needs four seconds of a slow core. */
const BOUNDS: Bounds = {
  seconds: 30,
  cpuSeconds: 10,
  fileBytes: 64 * 1024 * 1024,
  niceness: 5,
  env: {
    // What is freed goes back to the system at once, and is not kept apart for each thread.
    MALLOC_ARENA_MAX: "1",
    MALLOC_TRIM_THRESHOLD_: "131072",
    UV_THREADPOOL_SIZE: "2",
    ...(process.env.NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE }),
  },
};
/** Bytes that decoding may take: a phone's picture takes 130 MB, a transparent PNG of 50 megapixels that stands upright 330. */
const MEMORY_BYTES = 340_000_000;

const SCRIPT = fileURLToPath(new URL("./decode-process.ts", import.meta.url));
const NODE_OPTIONS = ["--max-old-space-size=64", "--max-semi-space-size=2"];

/**
 * Draws forms of a picture that somebody sent, in a process of its own that is killed when it takes too much time or memory. Throws
 * `UndrawablePicture`. How many run at a time is for the caller to bound.
 */
export async function decodePicture(drawing: Drawing): Promise<DrawnForm[]> {
  const prlimit = process.platform === "linux" ? findProgram("prlimit") : null;
  const args = [SCRIPT, JSON.stringify(drawing), String(MEMORY_BYTES), ...(prlimit ? [prlimit] : [])];
  const drawn = await run(args);
  if ("refused" in drawn) throw new UndrawablePicture(drawn.refused);
  return drawn.forms;
}

async function run(args: readonly string[]): Promise<Drawn> {
  try {
    return JSON.parse(await runBounded(process.execPath, [...NODE_OPTIONS, ...args], BOUNDS)) as Drawn;
  } catch (error) {
    // One that ends by itself has told why: else it is the program that fails, not the picture.
    throw error instanceof ProcessFailure && error.reason === "killed"
      ? new UndrawablePicture("broken")
      : error;
  }
}
