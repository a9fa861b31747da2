import type { Sharp } from "@sen/backend/imaging/imaging";

type Image = ReturnType<Sharp>;
type Rgb = readonly [red: number, green: number, blue: number];

/** Brightness of the darkest shade, as a fraction of the paint's. */
const DEEPEST = 0.35;
/** How much of the highlights to keep. */
const SHINE = 0.4;

/** Recolors an object, keeping its light and shade. */
export async function painted(sharp: Sharp, object: Image, paint: string): Promise<Image> {
  const { data, info } = await object.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  repaint(data, rgbOf(paint));
  const { width, height, channels } = info;
  return sharp(data, { raw: { width, height, channels } });
}

/** Parses `#rrggbb` into numbers from 0 to 255. */
function rgbOf(paint: string): Rgb {
  const value = Number.parseInt(paint.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

/** Recolors RGBA pixels in place. A pixel of the object's average lightness gets exactly the paint. */
function repaint(pixels: Uint8Array, paint: Rgb): void {
  const average = averageLightness(pixels);
  for (let at = 0; at < pixels.length; at += 4) {
    const light = lightnessAt(pixels, at) / average;
    const shade = DEEPEST + (1 - DEEPEST) * Math.min(1, light);
    const shine = Math.min(1, Math.max(0, light - 1) * SHINE);
    for (const [channel, value] of paint.entries()) {
      const shaded = value * shade;
      pixels[at + channel] = Math.round(shaded + (255 - shaded) * shine);
    }
  }
}

/** A pixel's lightness, 0 to 255 (Rec. 709). */
const lightnessAt = (pixels: Uint8Array, at: number): number =>
  0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);

/** The average lightness of visible pixels; never 0. */
function averageLightness(pixels: Uint8Array): number {
  let sum = 0;
  let seen = 0;
  for (let at = 0; at < pixels.length; at += 4) {
    const alpha = pixels[at + 3] ?? 0;
    sum += lightnessAt(pixels, at) * alpha;
    seen += alpha;
  }
  return Math.max(1, sum / Math.max(1, seen));
}
