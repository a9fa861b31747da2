import { stat } from "node:fs/promises";
import {
  UnreadableVideo,
  type VideoFacts,
  type VideoFile,
  type VideoTool,
} from "../../adapters/video-tool/video-tool.ts";
import { unavailable } from "../../errors/errors.ts";
import type { Form } from "./forms.ts";
import type { IncomingFile } from "./incoming.ts";
import { drawStill, STILL_SIDE } from "./poster.ts";
import { qualitiesFor } from "./qualities.ts";
import { refusedFile } from "./refusal.ts";

/** Seconds after which somebody may have put right what videos need. */
const RETRY_SECONDS = 600;

/** A video that may be shown, still on the disk of this machine. */
export interface TakenVideo extends VideoFacts {
  forms: Form[];
  /** Whether qualities are to be made of it. */
  hasMore: boolean;
}

/**
 * Checks a video that has arrived and makes it fit to be shown, before its sender is answered: picture and sound alone are
 * copied, and a still is taken, which fails where nothing can be decoded. Where there is no ffmpeg, no video is taken.
 */
export async function takeVideo(file: IncomingFile & VideoFile, tool: VideoTool): Promise<TakenVideo> {
  if (!(await tool.isReady())) throw unavailable("VIDEOS_PAUSED", RETRY_SECONDS);
  try {
    const stripped = { path: `${file.path}.stripped`, type: storedType(file) };
    await tool.strip(file, stripped.path);
    await tool.still(stripped, `${file.path}.png`, STILL_SIDE);
    const facts = await tool.facts(stripped);
    const { size } = await stat(stripped.path);
    const still = await drawStill(`${file.path}.png`, `${file.path}.still`);
    const { width, height } = facts;
    const original = { path: stripped.path, contentType: stripped.type, size, width, height };
    const forms: Form[] = [
      { name: "original", ...original },
      { name: "thumbnail", ...still },
    ];
    return { ...facts, forms, hasMore: qualitiesFor(facts).length > 0 };
  } catch (error) {
    throw error instanceof UnreadableVideo ? refusedFile("FILE_BROKEN") : error;
  }
}

const storedType = ({ type }: VideoFile): VideoFile["type"] => (type === "video/webm" ? type : "video/mp4");
