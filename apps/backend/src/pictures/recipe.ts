/** Backdrop and objects of one catalogue picture: everything the renderer needs, so the same recipe is always the same picture. */
export interface PictureRecipe {
  /** `square` 1:1 (products, logos, categories), `wide` 16:9 (malls, shop covers), `banner` 5:2 (home banners). */
  aspect: PictureAspect;
  layout: PictureLayout;
  /** Hue of the backdrop in degrees, 0–359. */
  hue: number;
  /** How strong the backdrop's colour is. @default "soft" */
  tone?: "soft" | "vivid" | "deep";
  /** Shape behind the objects. @default "none" */
  backdrop?: PictureBackdrop;
  /** One to seven objects, the most important first: names of files in the demonstration's `assets/objects` without `.svg`, e.g. "1f455" (t-shirt). */
  objects: string[];
  /** What the objects are painted in, `#rrggbb`, in place of their own colours: light and shade stay. @default their own */
  paint?: string;
  /** Moves details (tilt, offsets) without changing the design: two products of a kind differ. @default 0 */
  variation?: number;
}

export type PictureAspect = "square" | "wide" | "banner";

export type PictureBackdrop = "none" | "disc" | "arch" | "waves" | "podium" | "rays";

/**
 * How the objects stand: `single` one large; `pair` two, one in front; `trio` a pyramid of three; `row` side by side;
 * `scatter` one large among small ones; `pattern` small copies behind one large. On a `banner` they stand in the right half:
 * the left is for its text.
 */
export type PictureLayout = "single" | "pair" | "trio" | "row" | "scatter" | "pattern";
