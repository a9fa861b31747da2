import { pathsIn, preload } from "./preload.ts";

/**
 * Switches the fonts' style sheet on (the element of this id) when all its files are here or can't be had: a page is laid out
 * anew for each that comes later. One after another, since the customer's first steps share the line.
 */
export async function showFonts(id: string, files: string): Promise<void> {
  for (const href of pathsIn(files)) await preload({ rel: "preload", as: "font", crossOrigin: "", href });
  document.getElementById(id)?.setAttribute("media", "all");
}
