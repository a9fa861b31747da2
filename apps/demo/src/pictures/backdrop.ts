import type { Placed } from "./layout.ts";
import type { PictureRecipe } from "@sen/backend/pictures/recipe";

/** Saturation and lightness, in percent. */
const tone = { light: [58, 95], dark: [52, 86], shape: [60, 98], shadow: [40, 12] } as const;

/** The backdrop with its shape and the objects' shadows, as an SVG of the given size. */
export function backdropSvg(recipe: PictureRecipe, placed: Placed[], width: number, height: number): string {
  const colour = (hue: number, [saturation, lightness]: readonly [number, number]) =>
    `hsl(${Math.round((hue + 360) % 360)}, ${saturation}%, ${lightness}%)`;
  const shape = shapeSvg(recipe, width, height, colour(recipe.hue + 12, tone.shape));
  const shadows = placed
    .filter(({ isFaint }) => !isFaint)
    .map(({ x, y, size }) => {
      const [cx, cy] = [x * width, (y + size * 0.47) * height];
      return `<ellipse cx="${cx}" cy="${cy}" rx="${size * 0.4 * height}" ry="${size * 0.075 * height}" fill="url(#shadow)"/>`;
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs>
<radialGradient id="ground" cx="0.5" cy="0.38" r="0.85"><stop offset="0" stop-color="${colour(recipe.hue, tone.light)}"/><stop offset="1" stop-color="${colour(recipe.hue + 14, tone.dark)}"/></radialGradient>
<radialGradient id="shadow"><stop offset="0" stop-color="${colour(recipe.hue, tone.shadow)}" stop-opacity="0.26"/><stop offset="1" stop-color="${colour(recipe.hue, tone.shadow)}" stop-opacity="0"/></radialGradient>
</defs>
<rect width="${width}" height="${height}" fill="url(#ground)"/>
${shape}
${shadows.join("\n")}
</svg>`;
}

function shapeSvg(recipe: PictureRecipe, width: number, height: number, fill: string): string {
  const cx = width * (recipe.aspect === "banner" ? 0.72 : 0.5);
  const cy = height * 0.52;
  const paint = `fill="${fill}" fill-opacity="0.75"`;
  switch (recipe.backdrop ?? "none") {
    case "none":
      return "";
    case "disc":
      return `<circle cx="${cx}" cy="${cy}" r="${height * 0.39}" ${paint}/>`;
    case "arch": {
      const half = height * 0.33;
      const top = height * 0.44;
      return `<path d="M${cx - half} ${height}V${top}A${half} ${half} 0 0 1 ${cx + half} ${top}V${height}Z" ${paint}/>`;
    }
    case "podium":
      return `<path d="M0 ${height * 0.74}H${width}V${height}H0Z" ${paint}/><ellipse cx="${cx}" cy="${height * 0.82}" rx="${height * 0.42}" ry="${height * 0.085}" fill="${fill}"/>`;
    case "waves": {
      const wave = (y: number, rise: number) =>
        `<path d="M0 ${height * y}C${width * 0.3} ${height * (y - rise)} ${width * 0.6} ${height * (y + rise)} ${width} ${height * (y - rise * 0.6)}V${height}H0Z" fill="${fill}" fill-opacity="0.5"/>`;
      return wave(0.62, 0.16) + wave(0.78, 0.12);
    }
  }
}
