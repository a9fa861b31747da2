import latin400 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-400-normal.woff2?url";
import latin500 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-500-normal.woff2?url";
import latin600 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url";
import latin700 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-700-normal.woff2?url";
import vietnamese400 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-400-normal.woff2?url";
import vietnamese500 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-500-normal.woff2?url";
import vietnamese600 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-600-normal.woff2?url";
import vietnamese700 from "@fontsource/be-vietnam-pro/files/be-vietnam-pro-vietnamese-700-normal.woff2?url";

const vietnameseRange =
  "U+0102-0103,U+0110-0111,U+0128-0129,U+0168-0169,U+01A0-01A1,U+01AF-01B0,U+0300-0301,U+0303-0304,U+0308-0309,U+0323,U+0329,U+1EA0-1EF9,U+20AB";
const latinRange =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

const faces = [
  { weight: 400, vietnamese: vietnamese400, latin: latin400 },
  { weight: 500, vietnamese: vietnamese500, latin: latin500 },
  { weight: 600, vietnamese: vietnamese600, latin: latin600 },
  { weight: 700, vietnamese: vietnamese700, latin: latin700 },
];

const face = (weight: number, url: string, range: string) =>
  `@font-face{font-family:"Be Vietnam Pro";font-weight:${weight};font-display:swap;src:url(${url}) format("woff2");unicode-range:${range}}`;

const fallbackFace = (weights: string, bold: "" | " Bold") =>
  `@font-face{font-family:"Be Vietnam Fallback";font-weight:${weights};src:${[
    "Roboto",
    "Arial",
    "Liberation Sans",
  ]
    .map((name) => `local("${name}${bold}")`)
    .join()};size-adjust:106%;ascent-override:94%;descent-override:25%;line-gap-override:0%}`;

/** Local fonts stretched to Be Vietnam Pro's measures, so that the swap moves nothing. They have no file to wait for. */
export const fallbackFaceCss = fallbackFace("100 500", "") + fallbackFace("600 900", " Bold");

/** `@font-face` rules: Vietnamese and Latin subsets of four weights; a page downloads the subsets its text uses. */
export const fontFaceCss = faces
  .map(
    ({ weight, vietnamese, latin }) =>
      face(weight, vietnamese, vietnameseRange) + face(weight, latin, latinRange),
  )
  .join("");
