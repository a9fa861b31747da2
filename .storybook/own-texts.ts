import { readdirSync } from "node:fs";
import { parse } from "node:path";
import type { Plugin } from "vite";
import { namespacesOf } from "./docs/module-graph.ts";

const LOCALES = ["vi", "en"];
/** Modules of the library. */
const SPEAKING = /\/packages\/ui\/src\/.*\.tsx?$/;
/** A key written out: `"cart:title"`. A play may look for what a part shows that is still to come. */
const KEY = /["'`](\w+):/g;

/**
 * Each module imports the texts that it names: so a text that is changed lets no other stories be photographed anew than those that show
 * it, and a story loads no others.
 *
 * @param root the repository's folder
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
        // Behind the last line, so that no other moves.
        const added = [`import { addTexts } from "${root}/.storybook/locales.ts";`, ...imports].join("");
        return { code: `${code}\n${added}`, map: null };
      },
    },
  };
}
