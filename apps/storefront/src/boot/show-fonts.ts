import { pathsIn, preload } from "./preload.ts";

const FETCHED = "fetched-fonts";

/**
 * Enables the fonts' style sheet (the element with this id) once all its files have loaded or failed, because each font that arrives
 * later causes a layout. Loads one file after another, to leave bandwidth for the customer's first navigations.
 */
export async function showFonts(id: string, files: string): Promise<void> {
  for (const href of pathsIn(files)) await preload({ rel: "preload", as: "font", crossOrigin: "", href });
  switchOn(id);
  try {
    localStorage.setItem(FETCHED, files);
  } catch {
    // The browser refuses storage to this site: its next page also starts without the fonts.
  }
}

/** Enables the fonts at once if an earlier page has put their files into the browser's cache. Returns whether it did. */
export function showFetchedFonts(id: string, files: string): boolean {
  try {
    if (localStorage.getItem(FETCHED) !== files) return false;
  } catch {
    return false; // The browser refuses storage to this site.
  }
  switchOn(id);
  return true;
}

function switchOn(id: string): void {
  document.getElementById(id)?.setAttribute("media", "all");
}
