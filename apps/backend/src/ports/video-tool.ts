/** A local video file, under a name that we chose. */
export interface VideoFile {
  path: string;
  type: "video/mp4" | "video/quicktime" | "video/webm";
}

/** A quality to transcode a video to. */
export interface WantedQuality {
  /** The output path; MP4 (H.264, AAC). */
  path: string;
  /** Most pixels of the shorter side; a smaller video is not enlarged. */
  lines: number;
  /** Maximum video bitrate, in kilobits per second. */
  kbps: number;
}

/** A video's own metadata. */
export interface VideoFacts {
  /** In pixels, after rotation. */
  width: number;
  height: number;
  /** Null if the file does not say. */
  durationMs: number | null;
}

/** Processes videos. Throws `UnreadableVideo` if one cannot be read or takes too long. */
export interface VideoTool {
  /** Whether the tools are installed. Checked once; what is missing is logged once. */
  isReady: () => Promise<boolean>;
  /**
   * Copies the video and audio tracks and nothing else: no location, device, data tracks or chapters. A QuickTime file becomes an MP4 with
   * re-encoded audio, since its codec may not fit an MP4.
   */
  strip: (video: VideoFile, to: string) => Promise<void>;
  /** Reads the dimensions and duration. */
  facts: (video: VideoFile) => Promise<VideoFacts>;
  /** Writes a representative frame of the first seconds as PNG, upright, no side longer than `side` pixels. */
  still: (video: VideoFile, to: string, side: number) => Promise<void>;
  /** Transcodes to the given qualities, upright, without metadata. Aborting stops it at once. */
  encode: (video: VideoFile, qualities: readonly WantedQuality[], signal: AbortSignal) => Promise<void>;
}

/** The video is broken or its format is unsupported; a retry will not help. */
export class UnreadableVideo extends Error {
  override name = "UnreadableVideo";
}
