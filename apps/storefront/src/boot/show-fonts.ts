import { preload } from "./preload.ts";

const FETCHED = "fetched-fonts";

/**
 * Applies a style sheet of fonts once all its files have loaded or failed, because each font that arrives later causes a layout. Loads
 * one file after another, to leave bandwidth for the customer's first navigations.
 */
export async function showFonts(css: string): Promise<void> {
  for (const [, href = ""] of css.matchAll(/url\("?([^")]+)/g)) {
    await preload({ rel: "preload", as: "font", crossOrigin: "", href });
  }
  apply(css);
  try {
    localStorage.setItem(FETCHED, css);
  } catch {
    // The browser refuses storage to this site: its next page also starts without the fonts.
  }
}

/** Applies the fonts at once if an earlier page has put their files into the browser's cache. Returns whether it did. */
export function showFetchedFonts(css: string): boolean {
  try {
    if (localStorage.getItem(FETCHED) !== css) return false;
  } catch {
    return false; // The browser refuses storage to this site.
  }
  apply(css);
  return true;
}

function apply(css: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
