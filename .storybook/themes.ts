import { lamTheme } from "../packages/ui/src/fixtures/tokens/other-brand.ts";
import { themeCss } from "../packages/ui/src/tokens/theme-css.ts";

/** Themes for all stories: the shop's own, and another operator's, made only of tokens. */
export const themeItems = [
  { value: "sen", title: "Sen" },
  { value: "lam", title: "Lam (another brand)" },
];

/** Adds the other theme's style sheet, for the whole document and for single stories on a docs page. */
export function addThemes(): void {
  const sheet = new CSSStyleSheet();
  const places = [":root[data-theme=lam]", ".exhibit[data-theme=lam]"];
  sheet.replaceSync(places.map((place) => themeCss(lamTheme, place)).join(""));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
