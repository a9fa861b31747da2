import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { normalizePath } from "vite";

/** Whether the plugin runs built (`dist/vite/`) or from its sources (`vite/`). */
const isBuilt = import.meta.url.endsWith(".js");

/** The package's folder. */
export const PACKAGE = normalizePath(dirname(fileURLToPath(new URL(isBuilt ? ".." : ".", import.meta.url))));

/** The path of a library module. An installed package contains only built files. */
const moduleOf = (name: string) => `${PACKAGE}/${isBuilt ? `dist/${name}.js` : `src/${name}.ts`}`;

/** Replaces styled-components in compiled modules. */
export const ELEMENT_FILE = moduleOf("styled-element");

/** Replaces lucide-react in compiled modules. */
export const ICON_FILE = moduleOf("compiled-icon");

/** Exports the CSS of every page. */
export const GLOBAL_FILE = moduleOf("foundations/global-css");

/** Whether the package is installed in `node_modules`, without its sources. */
export const isInstalled = !isSource(`${PACKAGE}/`);

/** Whether a file is a source: of the application, or of this package in its own repository. */
export function isSource(file: string): boolean {
  return !file.includes("/node_modules/");
}
