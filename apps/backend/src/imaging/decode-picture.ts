import { startDecoder, type Decoder } from "./decoder.ts";
import type { Drawing, DrawnForm, PictureProblem } from "./drawing.ts";

/** A picture is broken, has too many pixels, or takes too much time or memory to decode. */
export class UndrawablePicture extends Error {
  override name = "UndrawablePicture";
  readonly problem: PictureProblem;

  constructor(problem: PictureProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** How long an idle process waits for the next picture, since starting one takes longer than drawing a small picture. */
const IDLE_MS = 3000;

/** Idle processes, with the timers that end them. */
const idle = new Map<Decoder, NodeJS.Timeout>();

/**
 * Renders versions of an untrusted picture in a child process that is killed if it takes too much time or memory. Throws
 * `UndrawablePicture`. The caller limits how many run at a time.
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
