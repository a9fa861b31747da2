/** A version of a picture to render. */
export interface WantedForm {
  /** The output path. */
  path: string;
  /** Maximum length of its longer side in pixels; pictures are not enlarged. */
  side: number;
  /** `photo`: JPEG, or WebP if transparent. `preview`: a small WebP. */
  use: "photo" | "preview";
}

/** A request to the decoding process, as JSON. */
export interface Drawing {
  path: string;
  isPng: boolean;
  /** Maximum pixels of all frames together. */
  maxPixels: number;
  /** The first is rendered from the picture, the others from the first. */
  forms: WantedForm[];
}

/** A rendered version, as a local file. */
export interface DrawnForm {
  path: string;
  contentType: "image/jpeg" | "image/webp";
  width: number;
  height: number;
  /** In bytes. */
  size: number;
}

/** A response of the decoding process, as JSON. */
export type Drawn = { forms: DrawnForm[] } | { refused: PictureProblem };

/** Why a picture could not be rendered. */
export type PictureProblem = "broken" | "too-many-pixels";
