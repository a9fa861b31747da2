import { VIDEO_QUALITIES } from "@sen/domain";
import type { VideoFacts } from "../../ports/video-tool.ts";

/** A quality encoded from a video. Spec §9. */
export interface Quality {
  name: keyof typeof VIDEO_QUALITIES;
  /** Pixels of its shorter side: "720p" of an upright video is 720 wide. */
  lines: number;
  /** Maximum bitrate of the video stream, in kbit/s. */
  kbps: number;
}

/** Limits for encoding; a longer or larger video stays as it was sent. */
const PREPARED_MAX_MS = 10 * 60 * 1000;
const PREPARED_MAX_PIXELS = 3840 * 2160;

/** The lines of a video: pixels of its shorter side. */
export function linesOf({ width, height }: Pick<VideoFacts, "width" | "height">): number {
  return Math.min(width, height);
}

/**
 * The qualities to encode from a video, best first. Never upscales: HD requires at least as many lines; a smaller video gets a single
 * quality with its own number of lines. Empty if it is too long or too large.
 */
export function qualitiesFor(facts: VideoFacts): Quality[] {
  const { width, height, durationMs } = facts;
  if (width * height > PREPARED_MAX_PIXELS || (durationMs ?? 0) > PREPARED_MAX_MS) return [];
  const { hd, sd } = VIDEO_QUALITIES;
  const lines = linesOf(facts);
  if (lines < hd) return [{ name: "sd", lines, kbps: lines > sd ? 2400 : 1200 }];
  return [
    { name: "hd", lines: hd, kbps: 3000 },
    { name: "sd", lines: sd, kbps: 1200 },
  ];
}
