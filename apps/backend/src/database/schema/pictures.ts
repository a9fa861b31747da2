import type { PictureRecipe } from "../../pictures/recipe.ts";
import { jsonb, pgTable, text } from "../drizzle.ts";

/** Catalogue pictures drawn on demand at `/media/catalog/<id>/<width>.<format>`. */
export const pictures = pgTable("pictures", {
  id: text().primaryKey(),
  recipe: jsonb().$type<PictureRecipe>().notNull(),
});
