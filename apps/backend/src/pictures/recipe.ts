/** Backdrop colours and objects of one catalogue picture; everything the renderer needs, so the same recipe is always the same picture. */
export interface PictureRecipe {
  /** `square` 1:1 (products, logos, categories), `wide` 16:9 (malls, shop covers), `banner` 5:2 (home banners). */
  aspect: PictureAspect;
  /** How the objects stand. */
  layout: PictureLayout;
  /** Hue of the backdrop in degrees, 0–359. */
  hue: number;
  /** How strong the backdrop's colour is. @default "soft" */
  tone?: "soft" | "vivid" | "deep";
  /** Shape behind the objects. @default "none" */
  backdrop?: "none" | "disc" | "arch" | "waves" | "podium" | "rays";
  /** One to seven objects: file names in `@lobehub/fluent-emoji-3d/assets` without `.webp`, e.g. "1f455" (t-shirt). */
  objects: string[];
  /** Moves details (tilt, order, offsets) without changing the design: two products of the same kind differ. @default 0 */
  variation?: number;
}

export type PictureAspect = "square" | "wide" | "banner";

/** `single` one large object; `pair` two, one in front; `trio` three as a pyramid; `row` side by side; `scatter` one large among small; `pattern` small copies behind one large. */
export type PictureLayout = "single" | "pair" | "trio" | "row" | "scatter" | "pattern";
