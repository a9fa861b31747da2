/**
 * The sharpness of a grayscale picture: the variance of its Laplacian. High for edges of letters, near 0 for a picture that is out of
 * focus or shaken.
 *
 * @param grey one value from 0 to 255 per pixel, row by row
 */
export function sharpness(grey: ArrayLike<number>, width: number, height: number): number {
  let sum = 0;
  let squares = 0;
  const at = (x: number, y: number) => grey[y * width + x] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const edge = 4 * at(x, y) - at(x - 1, y) - at(x + 1, y) - at(x, y - 1) - at(x, y + 1);
      sum += edge;
      squares += edge * edge;
    }
  }
  const count = (width - 2) * (height - 2);
  if (width < 3 || height < 3) return 0;
  return squares / count - (sum / count) ** 2;
}

/** The picture width at which sharpness is measured, so that one limit suits all cameras, in pixels. */
export const SHARPNESS_WIDTH = 480;

/** A picture below this is probably blurred, as measured on cards photographed in and out of focus. Only used for advice. */
const BLURRED_BELOW = 60;

/** Whether a picture of width `SHARPNESS_WIDTH` is probably blurred. */
export function isProbablyBlurred(grey: ArrayLike<number>, width: number, height: number): boolean {
  return sharpness(grey, width, height) < BLURRED_BELOW;
}
