import { stat } from "node:fs/promises";
import type { UploadType } from "@sen/domain";
import { refusedFile } from "./refusal.ts";

/** A picture that unfolds to more pixels than this is a trap or a mistake. */
const PIXELS_MAX = 64_000_000;
/** Longest side of a stored picture: evidence stays readable, a phone's picture stays whole. */
const FULL_SIDE = 4096;
const THUMBNAIL_SIDE = 320;

/** A stored form, still on the disk of this machine. */
export interface ImageForm {
  path: string;
  contentType: "image/jpeg" | "image/webp";
  width: number;
  height: number;
  /** Bytes. */
  size: number;
}

/**
 * Draws a picture anew: upright, without anything that was written beside its pixels (place, device, previews, scripts). What
 * cannot be read is refused. The image library is loaded by the first picture that comes.
 */
export async function redrawImage(
  path: string,
  type: UploadType,
): Promise<{ full: ImageForm; thumbnail: ImageForm }> {
  const { default: sharp } = await import("sharp");
  sharp.cache(false);
  try {
    const { hasAlpha } = await sharp(path, { limitInputPixels: PIXELS_MAX }).metadata();
    const contentType = hasAlpha ? "image/webp" : "image/jpeg";
    const upright = sharp(path, { limitInputPixels: PIXELS_MAX, failOn: "truncated" })
      .rotate()
      .resize({ width: FULL_SIDE, height: FULL_SIDE, fit: "inside", withoutEnlargement: true });
    const encoded = hasAlpha ? upright.webp({ quality: 86, effort: 2 }) : upright.jpeg({ quality: 88 });
    const full = await write(encoded, `${path}.full`, contentType);
    const small = sharp(full.path)
      .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: "inside", withoutEnlargement: true })
      .webp({ quality: 78 });
    return { full, thumbnail: await write(small, `${path}.thumbnail`, "image/webp") };
  } catch (error) {
    if (type === "image/heic") throw refusedFile("FILE_HEIC_UNREADABLE");
    const isTooMany = error instanceof Error && error.message.includes("pixel limit");
    throw refusedFile(isTooMany ? "TOO_MANY_PIXELS" : "FILE_BROKEN");
  }
}

interface Encoder {
  toFile: (path: string) => Promise<{ width: number; height: number }>;
}

async function write(
  encoded: Encoder,
  path: string,
  contentType: ImageForm["contentType"],
): Promise<ImageForm> {
  const { width, height } = await encoded.toFile(path);
  const { size } = await stat(path);
  return { path, contentType, width, height, size };
}
