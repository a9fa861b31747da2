/** A form to be drawn of a picture. */
export interface WantedForm {
  /** Where it is written. */
  path: string;
  /** Pixels of its longer side at most; nothing is enlarged. */
  side: number;
  /** `photo`: JPEG, or WebP where it is transparent. `preview`: a small WebP. */
  use: "photo" | "preview";
}

/** What the process that decodes is told, as JSON. */
export interface Drawing {
  path: string;
  isPng: boolean;
  /** Pixels of all frames together at most. */
  maxPixels: number;
  /** The first is drawn of the picture, each other one of the first. */
  forms: WantedForm[];
}

/** A form as it was drawn, on the disk of this machine. */
export interface DrawnForm {
  path: string;
  contentType: "image/jpeg" | "image/webp";
  width: number;
  height: number;
  /** Bytes. */
  size: number;
}

/** What the process answers, as JSON. */
export type Drawn = { forms: DrawnForm[] } | { refused: PictureProblem };

/** Why nothing could be drawn. */
export type PictureProblem = "broken" | "too-many-pixels";
