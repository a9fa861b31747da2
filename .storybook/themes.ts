import { lamTheme } from "../packages/ui/src/fixtures/tokens/other-brand.ts";
import { themeCss } from "../packages/ui/src/tokens/theme-css.ts";

/** The brands that every story can be looked at in: the shop's own, and another operator's made of tokens alone. */
export const themeItems = [
  { value: "sen", title: "Sen" },
  { value: "lam", title: "Lam (another brand)" },
];

/**
 * Puts the style sheets of the other brands beside the library's own: for the document, and for one story of a page of
 * documentation.
 */
export function addThemes(): void {
  const sheet = new CSSStyleSheet();
  const places = [":root[data-theme=lam]", ".exhibit[data-theme=lam]"];
  sheet.replaceSync(places.map((place) => themeCss(lamTheme, place)).join(""));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
