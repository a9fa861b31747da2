import { stat } from "node:fs/promises";
import { UnreadableVideo, type VideoFacts, type VideoFile, type VideoTool } from "../../ports/video-tool.ts";
import { unavailable } from "../../errors/errors.ts";
import { decodePicture, UndrawablePicture } from "../../imaging/decode-picture.ts";
import { inDecodingTurn, type Client } from "./decoding.ts";
import type { Form } from "./forms.ts";
import type { IncomingFile } from "./incoming.ts";
import { qualitiesFor } from "./qualities.ts";
import { refusedFile } from "./refusal.ts";

/** Retry-After in seconds, if ffmpeg is missing. */
const RETRY_SECONDS = 600;

/** Longest side of a video's still, which is shown in the gallery, and in the player before playback. */
const STILL_SIDE = 960;

/** A checked video, still on this machine's disk. */
export interface TakenVideo extends VideoFacts {
  forms: Form[];
  /** Whether qualities are to be encoded. */
  hasMore: boolean;
}

/**
 * Checks an uploaded video and makes it viewable before responding: strips metadata, and takes a still, which fails if nothing can be
 * decoded. Throws 503 without ffmpeg.
 */
export async function takeVideo(
  file: IncomingFile & VideoFile,
  tool: VideoTool,
  client: Client,
): Promise<TakenVideo> {
  if (!(await tool.isReady())) throw unavailable("VIDEOS_PAUSED", RETRY_SECONDS);
  try {
    return await inDecodingTurn({ client, isVideo: true, run: () => stripVideo(file, tool) });
  } catch (error) {
    const isUnreadable = error instanceof UnreadableVideo || error instanceof UndrawablePicture;
    throw isUnreadable ? refusedFile("FILE_BROKEN") : error;
  }
}

async function stripVideo(file: IncomingFile & VideoFile, tool: VideoTool): Promise<TakenVideo> {
  const stripped = { path: `${file.path}.stripped`, type: storedType(file) };
  const taken = `${file.path}.png`;
  await tool.strip(file, stripped.path);
  await tool.still(stripped, taken, STILL_SIDE);
  const facts = await tool.facts(stripped);
  const { size } = await stat(stripped.path);
  const [still] = await decodePicture({
    path: taken,
    isPng: true,
    maxPixels: STILL_SIDE ** 2,
    forms: [{ path: `${file.path}.still`, side: STILL_SIDE, use: "preview" }],
  });
  if (!still) throw new UnreadableVideo("It has no still");
  const { width, height } = facts;
  const original = { path: stripped.path, contentType: stripped.type, size, width, height };
  const forms: Form[] = [
    { name: "original", ...original },
    { name: "thumbnail", ...still },
  ];
  return { ...facts, forms, hasMore: qualitiesFor(facts).length > 0 };
}

const storedType = ({ type }: VideoFile): VideoFile["type"] => (type === "video/webm" ? type : "video/mp4");
