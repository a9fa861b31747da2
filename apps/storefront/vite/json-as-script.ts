import type { Plugin } from "vite";

const ATTRIBUTE = /,\s*\{\s*with:\s*\{\s*type:\s*"json"\s*\}\s*\}/g;

/** Removes the import attribute in development, where the server sends JSON as a script and the attribute would make the import fail. */
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
