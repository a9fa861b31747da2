import sharp from "sharp";
import { expect, it } from "vitest";
import { renderPicture } from "../../pictures/render.ts";
import { optionSchemes, type OptionValue } from "../data.ts";
import { colorPicture } from "./pictures.ts";

type ColorLook = NonNullable<OptionValue["look"]>;

const named = Object.values(optionSchemes)
  .flat()
  .flatMap(({ values }) => values)
  .flatMap(({ name, look }) => (look ? [[name, look] as const] : []));
const colors: [string, ColorLook][] = [...new Map(named)];

/** The average color of the shirt, left of the tie: red, green, blue. */
async function objectColor(look: ColorLook): Promise<number[]> {
  const picture = await renderPicture(colorPicture("👔", look).recipe, 160, "webp");
  const { data } = await sharp(picture)
    .extract({ left: 44, top: 50, width: 24, height: 60 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const sums = [0, 1, 2].map((channel) => data.filter((_, at) => at % 3 === channel));
  return sums.map((values) => values.reduce((sum, value) => sum + value, 0) / values.length);
}

it.each(colors)("a shirt in %s has that color in the picture", async (_name, look) => {
  const value = Number.parseInt(look.paint.slice(1), 16);
  const paint = [value >> 16, (value >> 8) & 255, value & 255];
  const shown = await objectColor(look);
  const apart = Math.hypot(...shown.map((channel, index) => channel - (paint[index] ?? 0)));
  expect(apart).toBeLessThan(50);
});
