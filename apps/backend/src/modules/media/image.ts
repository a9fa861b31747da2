import { stat } from "node:fs/promises";
import { maxPixels, type UploadType } from "@sen/domain";
import type { Metadata } from "sharp";
import { DomainError } from "../../errors/errors.ts";
import { decodeImage, IMAGE_SECONDS } from "../../imaging/imaging.ts";
import { Overloaded } from "../../concurrency-limit.ts";
import { refusedFile, tooManyPixels } from "./refusal.ts";

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

/** A picture that has arrived, and whether it came without a token. */
export interface SentImage {
  path: string;
  type: UploadType;
  isGuest: boolean;
}

/**
 * Draws a picture anew: upright, without anything that was written beside its pixels (place, device, previews, scripts). One with
 * too many pixels is refused by its header, before any of them is decoded; so is what cannot be read.
 */
export async function redrawImage({
  path,
  type,
  isGuest,
}: SentImage): Promise<{ full: ImageForm; thumbnail: ImageForm }> {
  const most = maxPixels(type, isGuest);
  try {
    return await decodeImage(async (sharp) => {
      const input = { limitInputPixels: most, failOn: "truncated" } as const;
      const header = await sharp(path, input).metadata();
      if (pixelsOf(header) > most) throw tooManyPixels(most);
      const { hasAlpha } = header;
      const contentType = hasAlpha ? "image/webp" : "image/jpeg";
      const upright = sharp(path, input)
        .timeout({ seconds: IMAGE_SECONDS })
        .rotate()
        .resize({ width: FULL_SIDE, height: FULL_SIDE, fit: "inside", withoutEnlargement: true });
      const encoded = hasAlpha ? upright.webp({ quality: 86, effort: 2 }) : upright.jpeg({ quality: 88 });
      const full = await write(encoded, `${path}.full`, contentType);
      const small = sharp(full.path)
        .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: "inside", withoutEnlargement: true })
        .webp({ quality: 78 });
      return { full, thumbnail: await write(small, `${path}.thumbnail`, "image/webp") };
    });
  } catch (error) {
    if (error instanceof DomainError || error instanceof Overloaded) throw error;
    if (error instanceof Error && error.message.includes("pixel limit")) throw tooManyPixels(most);
    throw refusedFile("FILE_BROKEN");
  }
}

/** The pixels of all frames of a picture, though only the first is drawn. */
function pixelsOf({ width, height, pages = 1 }: Metadata): number {
  return width * height * pages;
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
