import type { PictureLayout, PictureRecipe } from "@sen/backend/pictures/recipe";
import { pictureObject } from "../../pictures/picture-object.ts";
import type { OptionValue } from "../data.ts";
import { at } from "./random.ts";

/** A picture with the id in its URL. */
export interface Picture {
  id: string;
  recipe: PictureRecipe;
}

/** The hues of picture backdrops, chosen so that any forty pictures look like one catalogue. */
const hues = [338, 28, 205, 95, 262, 48, 170, 12, 225, 130, 310, 188] as const;

const heroes: readonly { layout: PictureLayout; backdrop: PictureRecipe["backdrop"] }[] = [
  { layout: "single", backdrop: "podium" },
  { layout: "single", backdrop: "arch" },
  { layout: "single", backdrop: "disc" },
  { layout: "pair", backdrop: "none" },
  { layout: "single", backdrop: "waves" },
  { layout: "single", backdrop: "none" },
];

/** How many different main pictures one object can have. */
export const PICTURE_STYLES = hues.length * heroes.length;

/** The URL of a picture. */
export function pictureUrlOf({ id }: Picture): string {
  return `/media/catalog/${id}`;
}

/** A product's main picture, in one of its colors. `style` distinguishes products with the same object. */
export function heroPicture(emoji: string, style: number, paint?: string): Picture {
  const { layout, backdrop } = at(heroes, style);
  const hue = at(hues, Math.floor(style / 2) + style);
  return product(`h${style % PICTURE_STYLES}`, emoji, {
    layout,
    backdrop,
    hue,
    variation: style % PICTURE_STYLES,
    ...(paint && { paint }),
  });
}

/** A product's other pictures, in the same hue and color as the main one. */
export function galleryPictures(emoji: string, style: number, paint?: string): Picture[] {
  const { hue } = heroPicture(emoji, style).recipe;
  const step = style % hues.length;
  return [
    product(`g${step}`, emoji, {
      layout: "trio",
      backdrop: "disc",
      hue,
      variation: step,
      ...(paint && { paint }),
    }),
    product(`p${step}`, emoji, {
      layout: "pattern",
      backdrop: "none",
      hue,
      variation: step,
      ...(paint && { paint }),
    }),
  ].map((picture) => ({ ...picture, id: `${picture.id}-${hue}` }));
}

/** A picture of a product in one of its colors. */
export function colorPicture(emoji: string, { paint, hue }: NonNullable<OptionValue["look"]>): Picture {
  return product(`c${hue}`, emoji, { layout: "single", backdrop: "arch", hue, variation: hue, paint });
}

function product(name: string, emoji: string, look: Omit<PictureRecipe, "aspect" | "objects">): Picture {
  const object = pictureObject(emoji);
  const color = look.paint === undefined ? "" : `-${look.paint.slice(1)}`;
  return { id: `${object}-${name}${color}`, recipe: { aspect: "square", objects: [object], ...look } };
}
