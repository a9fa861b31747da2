/**
 * How sharp a grey picture is: the variance of its Laplacian. Edges of letters make it high, a picture that is out of focus or
 * was shaken has hardly any.
 *
 * @param grey one number from 0 to 255 a pixel, row by row
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

/** The width at which sharpness is measured, so that the same limit holds for every camera, in pixels. */
export const SHARPNESS_WIDTH = 480;

/** Below this a picture is probably blurred: measured on cards photographed sharp and out of focus. Only advice follows from it. */
export const BLURRED_BELOW = 60;

/** Whether a picture of `SHARPNESS_WIDTH` is probably blurred. */
export function isProbablyBlurred(grey: ArrayLike<number>, width: number, height: number): boolean {
  return sharpness(grey, width, height) < BLURRED_BELOW;
}
