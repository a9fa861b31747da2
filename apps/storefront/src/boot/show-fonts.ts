import { pathsIn, preload } from "./preload.ts";

/**
 * Switches the fonts' style sheet on (the element of this id) when all its files are here or can't be had: a page is laid out
 * anew for each that comes later.
 */
export async function showFonts(id: string, files: string): Promise<void> {
  await Promise.all(
    pathsIn(files).map((href) => preload({ rel: "preload", as: "font", crossOrigin: "", href })),
  );
  document.getElementById(id)?.setAttribute("media", "all");
}
