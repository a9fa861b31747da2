import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** The difference between two pictures. */
export interface Difference {
  /** Number of differing pixels, not counting antialiasing. */
  pixels: number;
  /** A PNG of the second picture, faded, with the differing pixels marked. */
  marked: Buffer;
}

/** Both are drawn on the same machine, so even the smallest color difference is a change. */
const THRESHOLD = 0;

/** When repainting, the browser may round antialiased edges differently by one step; this many pixels do not count as a change. */
const ROUNDED_PIXELS = 100;

/** Compares the second PNG with the first; null if they are the same. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  /** RGBA pixels; a smaller picture is padded with transparency. */
  const pixelsOf = (picture: Buffer, at: number) => {
    const [right, bottom] = [width - (sizes[at]?.width ?? 0), height - (sizes[at]?.height ?? 0)];
    const grown = sharp(picture).ensureAlpha().extend({ right, bottom, background: "#0000" });
    return grown.raw().toBuffer();
  };
  const [first, second] = await Promise.all([before, after].map(pixelsOf));
  if (!first || !second || first.equals(second)) return null;
  const shown = Buffer.alloc(first.length);
  const pixels = pixelmatch(first, second, shown, width, height, { threshold: THRESHOLD });
  const isRounded = () => first.every((value, at) => Math.abs(value - (second[at] ?? 0)) <= 1);
  if (pixels === 0 || (pixels < ROUNDED_PIXELS && isRounded())) return null;
  // Fast compression, since most of these are viewed once, if ever.
  const png = sharp(shown, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 1 });
  return { pixels, marked: await png.toBuffer() };
}
