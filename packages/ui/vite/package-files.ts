import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath } from "vite";

/** The plugin runs from its sources (`vite/`) or built (`dist/vite/`). */
const isBuilt = import.meta.url.endsWith(".js");

/** The package's folder. */
export const PACKAGE = normalizePath(dirname(fileURLToPath(new URL(isBuilt ? ".." : ".", import.meta.url))));

/** A module of the library: a package that is installed has what is built alone. */
const moduleOf = (name: string) => `${PACKAGE}/${isBuilt ? `dist/${name}.js` : `src/${name}.ts`}`;

/** What stands in a compiled module instead of styled-components. */
export const ELEMENT_FILE = moduleOf("styled-element");

/** What stands in a compiled module instead of lucide-react. */
export const ICON_FILE = moduleOf("compiled-icon");

/** The module of the CSS of every page. */
export const GLOBAL_FILE = moduleOf("foundations/global-css");

/** Whether the package is installed as others install it: without its sources, in `node_modules`. */
export const isInstalled = !isSource(`${PACKAGE}/`);

/** Whether a file may be compiled: a source of the application, or of this package where it is built. */
export function isSource(file: string): boolean {
  return !file.includes("/node_modules/");
}
