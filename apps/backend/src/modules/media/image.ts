import { maxPixels, type UploadType } from "@sen/domain";
import type { Client } from "../../fair-queue.ts";
import { decodePicture, UndrawablePicture } from "../../imaging/decode-picture.ts";
import type { DrawnForm } from "../../imaging/drawing.ts";
import { inDecodingTurn } from "./decoding.ts";
import { refusedFile, tooManyPixels } from "./refusal.ts";

/** Longest side of a stored picture: evidence stays readable, a phone's picture stays whole. */
const FULL_SIDE = 4096;
const THUMBNAIL_SIDE = 320;

/** A picture that has arrived, and who sent it. */
export interface SentImage {
  path: string;
  type: UploadType;
  client: Client;
}

/**
 * Draws a picture anew: upright, without anything that was written beside its pixels (place, device, previews, scripts). One with
 * too many pixels is refused by its header, before any of them is decoded; so is what cannot be read. 422.
 */
export async function redrawImage({
  path,
  type,
  client,
}: SentImage): Promise<{ full: DrawnForm; thumbnail: DrawnForm }> {
  const most = maxPixels(type, client.isGuest);
  try {
    const [full, thumbnail] = await inDecodingTurn({
      client,
      run: () =>
        decodePicture({
          path,
          isPng: type === "image/png",
          maxPixels: most,
          forms: [
            { path: `${path}.full`, side: FULL_SIDE, use: "photo" },
            { path: `${path}.thumbnail`, side: THUMBNAIL_SIDE, use: "preview" },
          ],
        }),
    });
    if (!full || !thumbnail) throw new RangeError("A form was not drawn");
    return { full, thumbnail };
  } catch (error) {
    if (!(error instanceof UndrawablePicture)) throw error;
    throw error.problem === "too-many-pixels" ? tooManyPixels(most) : refusedFile("FILE_BROKEN");
  }
}
