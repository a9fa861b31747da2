import pixelmatch from "pixelmatch";
import sharp from "sharp";

/** How two pictures differ. */
export interface Difference {
  /** How many pixels differ, other than by the smoothing of edges. */
  pixels: number;
  /** A PNG of the second picture, pale, with the differing pixels marked. */
  marked: Buffer;
}

/** The same machine draws both, so that no step of a color is too small to be a change. */
const THRESHOLD = 0;

/** The browser rounds the smoothed edges of a page that it repaints up or down by one step: on so few pixels that is no change. */
const ROUNDED_PIXELS = 100;

/** How the second PNG differs from the first; null if they show the same. */
export async function compare(before: Buffer, after: Buffer): Promise<Difference | null> {
  if (before.equals(after)) return null;
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  /** RGBA; what a smaller picture does not have is transparent. */
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
  // Quick to write: most of these are looked at once, if ever.
  const png = sharp(shown, { raw: { width, height, channels: 4 } }).png({ compressionLevel: 1 });
  return { pixels, marked: await png.toBuffer() };
}
