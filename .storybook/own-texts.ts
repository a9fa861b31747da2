import { readdirSync } from "node:fs";
import { parse } from "node:path";
import type { Plugin } from "vite";
import { namespacesOf } from "./docs/module-graph.ts";

const LOCALES = ["vi", "en"];
/** Matches modules of the library. */
const SPEAKING = /\/packages\/ui\/src\/.*\.tsx?$/;
/** A literal key: `"cart:title"`. A play function may look for texts of a part that is not loaded yet. */
const KEY = /["'`](\w+):/g;

/**
 * Makes each module import the texts it uses, so that a story loads only those, and a changed text causes new snapshots only of
 * stories that show it.
 *
 * @param root the repository's root folder
 */
export function ownTexts(root: string): Plugin {
  const folder = `${root}/packages/i18n/src/locales`;
  const known = new Set(readdirSync(`${folder}/vi`).map((file) => parse(file).name));
  return {
    name: "sen:own-texts",
    enforce: "pre",
    transform: {
      filter: { id: SPEAKING },
      handler(code) {
        const keys = [...code.matchAll(KEY)].map(([, namespace = ""]) => namespace);
        const named = new Set([...namespacesOf(code), ...keys].filter((namespace) => known.has(namespace)));
        if (named.size === 0) return null;
        const imports = [...named].flatMap((name) => [
          ...LOCALES.map((locale) => `import ${locale}_${name} from "${folder}/${locale}/${name}.json";`),
          `addTexts("${name}", { vi: vi_${name}, en: en_${name} });`,
        ]);
        // Appended at the end, so that line numbers stay the same.
        const added = [`import { addTexts } from "${root}/.storybook/locales.ts";`, ...imports].join("");
        return { code: `${code}\n${added}`, map: null };
      },
    },
  };
}
