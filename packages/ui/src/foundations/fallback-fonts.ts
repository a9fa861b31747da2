/** Width of Be Vietnam Pro relative to a local font, by weight. Measured with all Vietnamese texts of the shop. */
const faces = {
  "Be Vietnam Fallback Roboto": [
    [400, ["Roboto", "Roboto Regular"], 1.09],
    [500, ["Roboto Medium"], 1.093],
    [600, ["Roboto Bold"], 1.098],
    [700, ["Roboto Bold"], 1.109],
  ],
  "Be Vietnam Fallback Arial": [
    [400, ["Arial", "Liberation Sans"], 1.061],
    [500, ["Arial", "Liberation Sans"], 1.07],
    [600, ["Arial Bold", "Liberation Sans Bold"], 1.021],
    [700, ["Arial Bold", "Liberation Sans Bold"], 1.031],
  ],
} as const;

/** Ascent and descent of Be Vietnam Pro, in em. */
const ASCENT = 1;
const DESCENT = 0.265;

const percent = (share: number) => `${+(share * 100).toFixed(1)}%`;

/** Local fonts scaled to Be Vietnam Pro's metrics, so that the swap causes no layout shift. They need no download. */
export const fallbackFaceCss = Object.entries(faces)
  .flatMap(([family, weights]) =>
    weights.map(([weight, names, size]) => {
      const src = names.map((name) => `local("${name}")`).join();
      // `size-adjust` scales both heights too.
      const heights = `ascent-override:${percent(ASCENT / size)};descent-override:${percent(DESCENT / size)};line-gap-override:0%`;
      return `@font-face{font-family:"${family}";font-weight:${weight};src:${src};size-adjust:${percent(size)};${heights}}`;
    }),
  )
  .join("");
