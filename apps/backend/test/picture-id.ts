import { createHash } from "node:crypto";
import type { PictureRecipe } from "../src/pictures/recipe.ts";

/** An id derived from the recipe, so that a changed recipe gets a new one. */
export function pictureId(recipe: PictureRecipe): string {
  const { aspect, layout, hue, tone = "soft", backdrop = "none", objects, paint, variation = 0 } = recipe;
  const text = JSON.stringify([
    aspect,
    layout,
    hue,
    tone,
    backdrop,
    objects,
    variation,
    ...(paint ? [paint] : []),
  ]);
  return createHash("sha256").update(text).digest("hex").slice(0, 14);
}
