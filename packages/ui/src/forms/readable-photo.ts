import { isHeic } from "@sen/domain";

/** Maximum canvas area in Safari on phones, in pixels. */
const MAX_PIXELS = 16_000_000;

/** Converts a HEIC photo to JPEG if the browser can decode it (Safari). Returns any other file unchanged. */
export async function readablePhoto(file: File): Promise<File> {
  if (!isHeic(file)) return file;
  const jpeg = await drawnAsJpeg(file).catch(() => null);
  const name = file.name.replace(/\.[^.]*$/, "");
  return jpeg ? new File([jpeg], `${name}.jpg`, { type: jpeg.type, lastModified: file.lastModified }) : file;
}

async function drawnAsJpeg(file: File): Promise<Blob | null> {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, Math.sqrt(MAX_PIXELS / (picture.width * picture.height)));
  const size = { width: Math.floor(picture.width * scale), height: Math.floor(picture.height * scale) };
  const jpeg = drawnAs("image/jpeg", picture, size);
  picture.close();
  return jpeg;
}

/** Draws a picture, or the current frame of a video, into a file of the given size. Null if the browser cannot draw it. */
export function drawnAs(
  type: "image/jpeg" | "image/png",
  picture: CanvasImageSource,
  size: Record<"width" | "height", number>,
): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement("canvas"), size);
  canvas.getContext("2d")?.drawImage(picture, 0, 0, size.width, size.height);
  return new Promise((resolve) => canvas.toBlob(resolve, type, 0.92));
}
