import { pathsIn, preload } from "./preload.ts";

/** Where a page keeps which files of fonts it has fetched. */
const FETCHED = "fetched-fonts";

/**
 * Switches the fonts' style sheet on (the element of this id) when all its files are here or can't be had: a page is laid out
 * anew for each that comes later. One after another, since the customer's first steps share the line.
 */
export async function showFonts(id: string, files: string): Promise<void> {
  for (const href of pathsIn(files)) await preload({ rel: "preload", as: "font", crossOrigin: "", href });
  switchOn(id);
  try {
    localStorage.setItem(FETCHED, files);
  } catch {
    // A browser that refuses storage to this site: its next page begins without the fonts, as this one.
  }
}

/** Switches the fonts on where an earlier page has fetched their files, which the browser's cache has. Returns whether. */
export function showFetchedFonts(id: string, files: string): boolean {
  try {
    if (localStorage.getItem(FETCHED) !== files) return false;
  } catch {
    return false; // A browser that refuses storage to this site.
  }
  switchOn(id);
  return true;
}

function switchOn(id: string): void {
  document.getElementById(id)?.setAttribute("media", "all");
}
