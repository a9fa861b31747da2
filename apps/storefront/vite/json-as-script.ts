import type { Plugin } from "vite";

const ATTRIBUTE = /,\s*\{\s*with:\s*\{\s*type:\s*"json"\s*\}\s*\}/g;

/** The development server sends JSON as a script, which a dynamic import with the attribute refuses: it goes without. */
export function jsonAsScript(): Plugin {
  return {
    name: "json-as-script",
    apply: "serve",
    enforce: "pre",
    transform: {
      filter: { id: /[\\/]load-namespace\.ts$/ },
      handler: (code) => ({ code: code.replaceAll(ATTRIBUTE, ""), map: null }),
    },
  };
}
