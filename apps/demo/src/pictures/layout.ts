import type { PictureRecipe } from "@sen/backend/pictures/recipe";
import { mulberry32 } from "../seed/catalogue/random.ts";

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
  /** Whether it is in the background, pale and without a shadow. */
  isFaint: boolean;
}

/** Positions the objects of a recipe, from back to front. */
export function layOut(recipe: PictureRecipe): Placed[] {
  const random = mulberry32((recipe.variation ?? 0) + 0x6d2b79f5);
  const jitter = (by: number) => (random() - 0.5) * 2 * by;
  const [first = "1f381"] = recipe.objects;
  const at = (index: number) => recipe.objects[index % recipe.objects.length] ?? first;
  const put = (object: string, x: number, y: number, size: number, tilt = 0, isFaint = false): Placed => ({
    object,
    x: place(recipe, x),
    y,
    size,
    tilt: tilt + jitter(4),
    isFaint,
  });

  switch (recipe.layout) {
    case "single":
      return [put(first, 0.5 + jitter(0.015), 0.5, 0.66, jitter(5))];
    case "pair":
      return [put(at(1), 0.64, 0.42, 0.44, 9), put(first, 0.41, 0.55, 0.56, -6)];
    case "trio":
      return [put(at(1), 0.31, 0.44, 0.4, -10), put(at(2), 0.69, 0.44, 0.4, 10), put(first, 0.5, 0.58, 0.54)];
    case "pattern": {
      const copies = [0, 1, 2, 3].flatMap((row) =>
        [0, 1, 2, 3].map((column) => {
          const x = (column + (row % 2 === 0 ? 0.25 : 0.75)) / 4;
          return put(at(row + column), x, (row + 0.5) / 4, 0.15, jitter(25), true);
        }),
      );
      return [...copies, put(first, 0.5, 0.53, 0.58)];
    }
  }
}

/** Moves everything into the right half of a banner. In other wide pictures, draws objects together around the middle. */
function place({ aspect }: PictureRecipe, x: number): number {
  if (aspect === "square") return x;
  const fromMiddle = (x - 0.5) * heightOf[aspect] * 1.25;
  return aspect === "wide" ? 0.5 + fromMiddle : 0.72 + fromMiddle * 0.85;
}
