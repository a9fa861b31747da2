import { startDecoder, type Decoder } from "./decoder.ts";
import type { Drawing, DrawnForm, PictureProblem } from "./drawing.ts";

/** A picture is broken, has too many pixels, or takes more to decode than it may. */
export class UndrawablePicture extends Error {
  override name = "UndrawablePicture";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** Starting a process takes longer than drawing a small picture: it waits for the next one so long. */
const IDLE_MS = 3000;

/** Processes that wait for a picture, and what ends them. */
const idle = new Map<Decoder, NodeJS.Timeout>();

/**
 * Draws forms of a picture that somebody sent, in a process that is killed when it takes too much time or memory. Throws
 * `UndrawablePicture`. How many are drawn at a time is for the caller to bound.
 */
export async function decodePicture(drawing: Drawing): Promise<DrawnForm[]> {
  const decoder = takeDecoder();
  try {
    const drawn = (await decoder.draw(drawing)) ?? ({ refused: "broken" } as const);
    if ("refused" in drawn) throw new UndrawablePicture(drawn.refused);
    return drawn.forms;
  } finally {
    release(decoder);
  }
}

function takeDecoder(): Decoder {
  for (const [decoder, timer] of idle) {
    clearTimeout(timer);
    idle.delete(decoder);
    if (decoder.isFit()) return decoder;
  }
  return startDecoder();
}

function release(decoder: Decoder): void {
  if (!decoder.isFit()) {
    decoder.kill();
    return;
  }
  decoder.rest();
  const end = () => {
    idle.delete(decoder);
    decoder.kill();
  };
  idle.set(decoder, setTimeout(end, IDLE_MS).unref());
}
