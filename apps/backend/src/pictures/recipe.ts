/** Everything needed to render a catalogue picture. The same recipe always gives the same picture. */
export interface PictureRecipe {
  /** `square` 1:1 (products, logos, categories), `wide` 16:9 (malls, shop covers), `banner` 5:2 (home banners). */
  aspect: PictureAspect;
  layout: PictureLayout;
  /** Hue of the backdrop in degrees, 0–359. */
  hue: number;
  /** Shape behind the objects. @default "none" */
  backdrop?: PictureBackdrop;
  /** One to seven objects, the most important first: file names in the demonstration's `assets/objects` without `.svg`, e.g. "1f455" (t-shirt). */
  objects: string[];
  /** Color to paint the objects in, `#rrggbb`, keeping light and shade. @default their own colors */
  paint?: string;
  /** Varies details (tilt, offsets) without changing the design, so that similar products differ. @default 0 */
  variation?: number;
}

export type PictureAspect = "square" | "wide" | "banner";

export type PictureBackdrop = "none" | "disc" | "arch" | "waves" | "podium";

/**
 * How the objects are arranged: `single` one large; `pair` two, one in front; `trio` a pyramid of three; `pattern` small copies behind one
 * large. On a `banner` they are in the right half; the left is for text.
 */
export type PictureLayout = "single" | "pair" | "trio" | "pattern";
