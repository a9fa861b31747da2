/** A video on the disk of this machine, under a name that we gave it. */
export interface VideoFile {
  path: string;
  type: "video/mp4" | "video/quicktime" | "video/webm";
}

/** One quality to be made of a video. */
export interface WantedQuality {
  /** Where it is written, as MP4 (H.264, AAC). */
  path: string;
  /** Pixels of its shorter side at most; a smaller video is not enlarged. */
  lines: number;
  /** Kilobits a second that its picture may have at most. */
  kbps: number;
}

/** What a video says about itself. */
export interface VideoFacts {
  /** Pixels, upright. */
  width: number;
  height: number;
  /** Milliseconds; null where it does not say. */
  durationMs: number | null;
}

/** Works on videos. What cannot be read, or takes longer than it may, throws `UnreadableVideo`. */
export interface VideoTool {
  /** Whether videos can be worked on here. Found out once; what is missing is said once, in the log. */
  isReady: () => Promise<boolean>;
  /**
   * Copies picture and sound as they are, and nothing else: no place, no device, no tracks of data, no chapters. A QuickTime film
   * becomes an MP4; its sound is written anew, for it may be of a kind that an MP4 cannot hold.
   */
  strip: (video: VideoFile, to: string) => Promise<void>;
  /** Reads how large a video is, and how long. */
  facts: (video: VideoFile) => Promise<VideoFacts>;
  /** Writes a picture (PNG) out of the first seconds that shows something, upright, with sides of so many pixels at most. */
  still: (video: VideoFile, to: string, side: number) => Promise<void>;
  /** Makes the qualities, upright, with nothing beside picture and sound. An abort ends it at once. */
  encode: (video: VideoFile, qualities: readonly WantedQuality[], signal: AbortSignal) => Promise<void>;
}

/** The video is broken, or of a kind that is not understood: trying again leads nowhere. */
export class UnreadableVideo extends Error {
  override name = "UnreadableVideo";
}
