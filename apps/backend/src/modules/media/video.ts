import { stat } from "node:fs/promises";
import { UnreadableVideo, type VideoFile, type VideoTool } from "../../adapters/video-tool/video-tool.ts";
import type { VideoFacts } from "./file-window.ts";
import type { Form } from "./forms.ts";
import type { IncomingFile } from "./incoming.ts";
import { cleanMp4 } from "./mp4.ts";
import { drawNeutralStill, drawStill, STILL_SIDE } from "./poster.ts";
import { qualitiesFor } from "./qualities.ts";
import { refusedFile } from "./refusal.ts";
import { cleanWebm } from "./webm.ts";

/** A video that may be shown, still on the disk of this machine. */
export interface TakenVideo extends VideoFacts {
  forms: Form[];
  /** Whether qualities are to be made of it. */
  hasMore: boolean;
}

/**
 * Checks a video that has arrived and makes it fit to be shown, before its sender is answered: its container is read and its metadata
 * blanked by ourselves; then picture and sound alone are copied, and a still is taken, which fails where nothing can be decoded.
 */
export async function takeVideo(file: IncomingFile & VideoFile, tool: VideoTool): Promise<TakenVideo> {
  const clean = file.type === "video/webm" ? cleanWebm : cleanMp4;
  const facts = await clean(file.path, file.size);
  if (!(await tool.isReady())) {
    // Few browsers show a QuickTime film as it is.
    if (file.type === "video/quicktime") throw refusedFile("FILE_MOV_UNREADABLE");
    const still = await drawNeutralStill(`${file.path}.still`, facts);
    return { ...facts, forms: [original(file, facts, file.size), stillForm(still)], hasMore: false };
  }
  try {
    const stripped = { path: `${file.path}.stripped`, type: storedType(file) };
    await tool.strip(file, stripped.path);
    await tool.still(stripped, `${file.path}.png`, STILL_SIDE);
    const { size } = await stat(stripped.path);
    // Read again: a recording that was never finished says only now how long it is.
    const known = await clean(stripped.path, size);
    const still = await drawStill(`${file.path}.png`, `${file.path}.still`);
    const forms = [original(stripped, known, size), stillForm(still)];
    return { ...known, forms, hasMore: qualitiesFor(known).length > 0 };
  } catch (error) {
    throw error instanceof UnreadableVideo ? refusedFile("FILE_BROKEN") : error;
  }
}

const storedType = ({ type }: VideoFile): VideoFile["type"] => (type === "video/webm" ? type : "video/mp4");

const original = (
  file: { path: string; type: string },
  { width, height }: VideoFacts,
  size: number,
): Form => ({
  name: "original",
  path: file.path,
  contentType: file.type,
  size,
  width,
  height,
});

const stillForm = (still: Omit<Form, "name">): Form => ({ name: "thumbnail", ...still });
