import { isProbablyBlurred, SHARPNESS_WIDTH } from "@sen/domain";

/** What is told of a picture before it is sent. */
export interface MeasuredPicture {
  /** Its shorter side, in pixels. */
  shorterSide: number;
  isBlurred: boolean;
}

/** Looks at a picture; null where the browser cannot read it. */
export async function measurePicture(file: Blob): Promise<MeasuredPicture | null> {
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
  const canvas = document.createElement("canvas");
  Object.assign(canvas, { width, height });
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
