import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { PictureFormat, PictureWidth } from "@sen/domain";
import type { OverlayOptions } from "sharp";
import { composeImage, type Sharp } from "@sen/backend/imaging/imaging";
import { backdropSvg } from "./backdrop.ts";
import { heightOf, layOut, type Placed } from "./layout.ts";
import { painted } from "./paint.ts";
import type { PictureRecipe } from "@sen/backend/pictures/recipe";

/** Microsoft's Fluent Emoji as vector files: assets/objects/LICENSE. */
const assets = fileURLToPath(new URL("../../assets/objects", import.meta.url));
/** Side of each file's square in units; at 72 dpi, librsvg renders one pixel per unit. */
const UNITS = 32;
const DOTS_PER_INCH = 72;
/** Opacity of objects in the background. */
const FAINT = 0.35;
const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/** Renders a catalogue picture in one size and format. */
export async function renderPicture(
  recipe: PictureRecipe,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Buffer> {
  const height = Math.round(width * heightOf[recipe.aspect]);
  const placed = layOut(recipe);
  return composeImage(async (sharp) => {
    const layers: OverlayOptions[] = [];
    for (const one of placed) layers.push(await layer(sharp, one, { width, height }, recipe.paint));
    const picture = sharp(Buffer.from(backdropSvg(recipe, placed, width, height)))
      .composite(layers)
      .removeAlpha();
    return format === "avif"
      ? picture.avif({ quality: 52, effort: 2, chromaSubsampling: "4:2:0" }).toBuffer()
      : picture.webp({ quality: 80, effort: 3 }).toBuffer();
  });
}

/** An object, scaled, rotated, and clipped at the picture's edge. */
async function layer(
  sharp: Sharp,
  { object, x, y, size, tilt, isFaint }: Placed,
  { width, height }: { width: number; height: number },
  paint: string | undefined,
): Promise<OverlayOptions> {
  const side = Math.max(8, Math.round(size * height));
  const asset = sharp(assetPath(object), {
    density: Math.max(DOTS_PER_INCH, (DOTS_PER_INCH * side) / UNITS),
  });
  let image = (paint === undefined ? asset : await painted(sharp, asset, paint)).resize(side, side, {
    kernel: "cubic",
    fit: "contain",
    background: clear,
  });
  if (isFaint) image = image.ensureAlpha().linear([1, 1, 1, FAINT], [0, 0, 0, 0]);
  const turned = await image.rotate(tilt, { background: clear }).raw().toBuffer({ resolveWithObject: true });
  const left = Math.round(x * width - turned.info.width / 2);
  const top = Math.round(y * height - turned.info.height / 2);
  const cut = {
    left: Math.max(0, -left),
    top: Math.max(0, -top),
    width: Math.min(turned.info.width, width - left) - Math.max(0, -left),
    height: Math.min(turned.info.height, height - top) - Math.max(0, -top),
  };
  const input = await sharp(turned.data, { raw: turned.info }).extract(cut).raw().toBuffer();
  const raw = { width: cut.width, height: cut.height, channels: turned.info.channels };
  return { input, raw, left: Math.max(0, left), top: Math.max(0, top) };
}

function assetPath(object: string): string {
  if (!/^[0-9a-f-]+$/.test(object)) throw new RangeError(`Not an object: ${object}`);
  return join(assets, `${object}.svg`);
}
