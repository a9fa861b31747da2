import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath } from "vite";

/** The plugin runs from its sources (`vite/`) or built (`dist/vite/`). */
const isBuilt = import.meta.url.endsWith(".js");

/** The package's folder. */
export const PACKAGE = normalizePath(dirname(fileURLToPath(new URL(isBuilt ? ".." : ".", import.meta.url))));

/** What stands in a compiled module instead of styled-components. */
export const ELEMENT_FILE = `${PACKAGE}/src/styled-element.ts`;

/** What stands in a compiled module instead of lucide-react. */
export const ICON_FILE = `${PACKAGE}/src/compiled-icon.ts`;

/** The module of the CSS of every page. */
export const GLOBAL_FILE = `${PACKAGE}/src/foundations/global-css.ts`;

/** Whether a file may be compiled: one of this package, installed or not, and one of the application itself. */
export function isSource(file: string): boolean {
  return file.startsWith(`${PACKAGE}/src/`) || !file.includes("/node_modules/");
}
