import { IDENTITY_PICTURE_MIN_SIDE, IMAGE_MAX_BYTES, isProbablyBlurred, SHARPNESS_WIDTH } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useEffect, useRef, useState } from "react";

/** Outcome of an upload. `refused`: the server rejects this picture. `failed`: can be retried. */
export type PictureOutcome =
  { kind: "uploaded"; id: string } | { kind: "refused"; message: string } | { kind: "failed" };

/** Uploads one picture of a document. */
export type UploadPicture = (picture: File) => Promise<PictureOutcome>;

/** A picture of a document and its upload. */
export interface IdentityPictureState {
  /** Object URL of the chosen picture; null for none. */
  preview: string | null;
  state: "empty" | "uploading" | "uploaded" | "wrong";
  isBlurred: boolean;
  /** Error message, if any. */
  problem: string | null;
  /** Uploads the same picture again; null if a retry would not help. */
  retry: (() => void) | null;
  /** Checks and uploads another picture. */
  take: (picture: File) => void;
}

const EMPTY = { preview: null, state: "empty", isBlurred: false, problem: null, retry: null } as const;

/**
 * A picture of a document: checked, then uploaded immediately.
 *
 * @param onUploaded called with the uploaded picture's id, and with "" as soon as another one is chosen
 */
export function useIdentityPicture(
  upload: UploadPicture,
  onUploaded: (id: string) => void,
): IdentityPictureState {
  const { t } = useTranslation("loyalty");
  const [shown, setShown] = useState<Omit<IdentityPictureState, "take">>(EMPTY);
  const change = (changes: Partial<typeof shown>) => setShown((before) => ({ ...before, ...changes }));
  const turn = useRef(0);
  const { preview } = shown;
  useEffect(
    () => () => {
      if (preview !== null) URL.revokeObjectURL(preview);
    },
    [preview],
  );

  async function look(picture: File): Promise<Pick<IdentityPictureState, "problem" | "isBlurred">> {
    if (picture.size > IMAGE_MAX_BYTES) return { problem: t("identity.too_large"), isBlurred: false };
    const measured = await measurePicture(picture);
    if (!measured) return { problem: t("identity.not_a_picture"), isBlurred: false };
    const isTooSmall = measured.shorterSide < IDENTITY_PICTURE_MIN_SIDE;
    const problem = isTooSmall ? t("identity.too_small", { limit: IDENTITY_PICTURE_MIN_SIDE }) : null;
    return { problem, isBlurred: measured.isBlurred };
  }
  async function send(picture: File): Promise<void> {
    const own = (turn.current += 1);
    const isNewest = () => own === turn.current;
    onUploaded("");
    setShown({ ...EMPTY, preview: URL.createObjectURL(picture), state: "uploading" });
    const { problem, isBlurred } = await look(picture);
    if (!isNewest()) return;
    change(problem === null ? { isBlurred } : { state: "wrong", problem });
    if (problem !== null) return;
    const outcome = await upload(picture).catch((): PictureOutcome => ({ kind: "failed" }));
    if (!isNewest()) return;
    if (outcome.kind === "uploaded") {
      change({ state: "uploaded" });
      onUploaded(outcome.id);
    } else if (outcome.kind === "refused") {
      change({ state: "wrong", problem: outcome.message });
    } else {
      change({ state: "wrong", problem: t("identity.upload_failed"), retry: () => void send(picture) });
    }
  }
  return { ...shown, take: (picture) => void send(picture) };
}

/** Measures a picture's shorter side, in pixels, and its sharpness. Null if the browser cannot decode it. */
async function measurePicture(file: Blob) {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  const shorterSide = Math.min(bitmap.width, bitmap.height);
  const isBlurred = looksBlurred(bitmap);
  bitmap.close();
  return { shorterSide, isBlurred };
}

function looksBlurred(bitmap: ImageBitmap): boolean {
  const width = Math.min(SHARPNESS_WIDTH, bitmap.width);
  const height = Math.max(1, Math.round((bitmap.height / bitmap.width) * width));
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) return false;
  context.drawImage(bitmap, 0, 0, width, height);
  const { data } = context.getImageData(0, 0, width, height);
  const grey = new Uint8ClampedArray(width * height);
  for (let pixel = 0; pixel < grey.length; pixel += 1) {
    const at = pixel * 4;
    // Luma of ITU-R BT.601.
    grey[pixel] = (data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114;
  }
  return isProbablyBlurred(grey, width, height);
}
