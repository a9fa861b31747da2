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
