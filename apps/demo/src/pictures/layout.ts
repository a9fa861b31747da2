import type { PictureRecipe } from "@sen/backend/pictures/recipe";

/** Height of a picture as a fraction of its width. */
export const heightOf = { square: 1, wide: 9 / 16, banner: 2 / 5 } as const;

/** A positioned object. All lengths are fractions of the picture's height, except `x`, a fraction of its width. */
export interface Placed {
  object: string;
  /** The object's center. */
  x: number;
  y: number;
  /** Side of the object's bounding square. */
  size: number;
  /** Degrees, clockwise. */
  tilt: number;
  /** Below 1 for objects in the background. */
  opacity: number;
  shadow: boolean;
}

/** Positions the objects of a recipe, from back to front. */
export function layOut(recipe: PictureRecipe): Placed[] {
  const random = numbersFrom(recipe.variation ?? 0);
  const jitter = (by: number) => (random() - 0.5) * 2 * by;
  const [first = "1f381", ...others] = recipe.objects;
  const at = (index: number) => recipe.objects[index % recipe.objects.length] ?? first;
  const put = (
    object: string,
    x: number,
    y: number,
    size: number,
    tilt = 0,
    opacity = 1,
    shadow = true,
  ): Placed => ({
    object,
    x: place(recipe, x),
    y,
    size,
    tilt: tilt + jitter(4),
    opacity,
    shadow,
  });

  switch (recipe.layout) {
    case "single":
      return [put(first, 0.5 + jitter(0.015), 0.5, 0.66, jitter(5))];
    case "pair":
      return [put(at(1), 0.64, 0.42, 0.44, 9), put(first, 0.41, 0.55, 0.56, -6)];
    case "trio":
      return [put(at(1), 0.31, 0.44, 0.4, -10), put(at(2), 0.69, 0.44, 0.4, 10), put(first, 0.5, 0.58, 0.54)];
    case "row": {
      const shown = recipe.objects.slice(0, 5);
      const size = Math.min(0.5, 1.05 / shown.length);
      return shown.map((object, index) => {
        const x = (index + 0.5) / shown.length;
        return put(
          object,
          0.08 + x * 0.84,
          0.53 + (index % 2 === 0 ? -0.03 : 0.03),
          size,
          index % 2 === 0 ? -5 : 5,
        );
      });
    }
    case "scatter": {
      const corners = [
        [0.19, 0.24],
        [0.81, 0.22],
        [0.17, 0.78],
        [0.83, 0.77],
        [0.5, 0.13],
        [0.5, 0.88],
      ] as const;
      const small = corners
        .slice(0, Math.max(4, others.length))
        .map(([x, y], index) =>
          put(at(index + 1), x + jitter(0.03), y + jitter(0.03), 0.2 + random() * 0.06, jitter(18)),
        );
      return [...small, put(first, 0.5, 0.52, 0.54)];
    }
    case "pattern": {
      const copies = [0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].map((column) =>
          put(
            at(row + column),
            (column + (row % 2 === 0 ? 0.25 : 0.75)) / 4,
            (row + 0.5) / 4,
            0.15,
            jitter(25),
            0.35,
            false,
          ),
        ),
      );
      return [...copies, put(first, 0.5, 0.53, 0.58)];
    }
  }
}

/** Moves everything into the right half of a banner. In other wide pictures, draws objects together around the middle. */
function place(recipe: PictureRecipe, x: number): number {
  if (recipe.aspect === "square") return x;
  const spread = recipe.layout === "row" || recipe.layout === "pattern" ? 1 : heightOf[recipe.aspect] * 1.25;
  if (recipe.aspect === "wide") return 0.5 + (x - 0.5) * spread;
  return 0.72 + (x - 0.5) * (recipe.layout === "row" || recipe.layout === "pattern" ? 0.52 : spread * 0.85);
}

/** A pseudo-random generator between 0 and 1 (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = (seed + 0x6d2b79f5) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
