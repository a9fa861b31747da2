import { maxPixels, type UploadType } from "@sen/domain";
import { decodePicture, UndrawablePicture } from "../../imaging/decode-picture.ts";
import type { DrawnForm } from "../../imaging/drawing.ts";
import { inDecodingTurn, type Client } from "./decoding.ts";
import { refusedFile, tooManyPixels } from "./refusal.ts";

/** Longest side of a stored picture: keeps evidence readable, and a phone's picture uncropped. */
const FULL_SIDE = 4096;
const THUMBNAIL_SIDE = 320;

/** An uploaded picture and its sender. */
export interface SentImage {
  path: string;
  type: UploadType;
  client: Client;
}

/**
 * Redraws a picture upright and without metadata (location, device, previews, scripts). Throws 422 if its header claims too many
 * pixels, before decoding any, or if it cannot be read.
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
    if (!full || !thumbnail) throw new RangeError("An image size was not rendered");
    return { full, thumbnail };
  } catch (error) {
    if (!(error instanceof UndrawablePicture)) throw error;
    throw error.problem === "too-many-pixels" ? tooManyPixels(most) : refusedFile("FILE_BROKEN");
  }
}
