import type { Plugin } from "vite";
import { namespacesOf } from "./docs/module-graph.ts";

/** Modules of the library. */
const SPEAKING = /\/packages\/ui\/src\/.*\.tsx?$/;

/**
 * Each module imports the texts that it shows, as a page of the shop has them sent with it: so a text that is changed lets no other
 * stories be photographed anew than those that show it, and a story loads no others.
 *
 * @param root the repository's folder
 */
export function ownTexts(root: string): Plugin {
  return {
    name: "sen:own-texts",
    enforce: "pre",
    transform: {
      filter: { id: SPEAKING, code: /useTranslation\(/ },
      handler(code) {
        const imports = [...new Set(namespacesOf(code))].flatMap((namespace) => [
          ...["vi", "en"].map(
            (locale) =>
              `import ${locale}_${namespace} from "${root}/packages/i18n/src/locales/${locale}/${namespace}.json";`,
          ),
          `addTexts("${namespace}", { vi: vi_${namespace}, en: en_${namespace} });`,
        ]);
        // Behind the last line, so that no other moves.
        const added = [`import { addTexts } from "${root}/.storybook/locales.ts";`, ...imports].join("");
        return imports.length === 0 ? null : { code: `${code}\n${added}`, map: null };
      },
    },
  };
}
