import { stat } from "node:fs/promises";
import { decodeImage } from "../../imaging/imaging.ts";
import type { ImageForm } from "./image.ts";

/** Longest side of a video's still: it stands in the gallery, and in the player until the video plays. */
export const STILL_SIDE = 960;

/** The still of a video, out of a picture that was taken of it. */
export async function drawStill(taken: string, path: string): Promise<ImageForm> {
  const { width, height } = await decodeImage((sharp) =>
    sharp(taken, { limitInputPixels: STILL_SIDE ** 2 })
      .webp({ quality: 78 })
      .toFile(path),
  );
  return { path, contentType: "image/webp", width, height, size: (await stat(path)).size };
}
