import { fileURLToPath, pathToFileURL } from "node:url";
import type { Plugin } from "vite";

interface IconModule {
  __iconData: { size: number; node: readonly (readonly [tag: string, attributes: Record<string, string>])[] };
}

const ICON_FILE = /[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/][\w-]+\.mjs$/;
const ICON = fileURLToPath(new URL("../app/styles/icon.tsx", import.meta.url));

/**
 * Icons never change: the production build draws each once, as markup. lucide-react would put it together out of elements
 * at every render, in the browser as on the server, with code that a page of seventy icons feels.
 */
export function staticIcons(): Plugin {
  return {
    name: "static-icons",
    apply: "build",
    async transform(_code, id) {
      if (!ICON_FILE.test(id)) return null;
      const { __iconData: data } = (await import(pathToFileURL(id).href)) as Partial<IconModule>;
      // An alias: it only passes another icon on.
      if (!data) return null;
      if (data.size !== 24) this.error(`${id} is drawn on a grid of ${data.size}, not 24.`);
      const drawing = data.node.map(([tag, attributes]) => `<${tag}${written(attributes)}/>`).join("");
      return {
        code: `import { icon } from ${JSON.stringify(ICON)}; export default /* @__PURE__ */ icon(${JSON.stringify(drawing)});`,
        map: null,
      };
    },
  };
}

/** React's keys are nothing to draw. */
function written({ key: _key, ...attributes }: Record<string, string>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join("");
}
