import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/** `virtual:described-props/…/X.tsx` tells Storybook the properties of the components of `…/X.tsx`. */
const VIRTUAL = "virtual:described-props";
const RESOLVED = `\0${VIRTUAL}`;

/**
 * Describes the properties of those components whose stories are looked at: reading every module that a story loads, and
 * what it imports, kept the first one waiting for seconds.
 */
export function describedProps(): Plugin {
  return {
    name: "sen:described-props",
    enforce: "pre",
    transform: {
      filter: { id: /\.stories\.tsx$/ },
      handler(code, id) {
        const own = [...code.matchAll(/ from "\.\/(?<file>[A-Z]\w+\.tsx)"/g)];
        const files = own.map(({ groups }) => join(dirname(id), groups?.["file"] ?? ""));
        const imports = files.map((file) => `\nimport ${JSON.stringify(VIRTUAL + file)};`);
        return { code: code + imports.join(""), map: null };
      },
    },
    resolveId: {
      filter: { id: /^virtual:described-props/ },
      handler: (id) => `\0${id}`,
    },
    load: {
      filter: { id: /^\0virtual:described-props/ },
      async handler(id) {
        const file = id.slice(RESOLVED.length);
        return [
          `import * as components from ${JSON.stringify(file)};`,
          ...(await describe(file)).map(
            ({ displayName = "", ...described }) =>
              `if (components.${displayName}) components.${displayName}.__docgenInfo = ${JSON.stringify(described)};`,
          ),
        ].join("\n");
      },
    },
    // A changed component takes its place at once; what it is described by is read with the next page.
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment;
      const description = moduleGraph.getModuleById(RESOLVED + file);
      if (description) moduleGraph.invalidateModule(description);
    },
  };
}

/** All components of a file. */
async function describe(file: string) {
  // A start needs nothing of it: it is loaded with the first story.
  const { builtinResolvers, ERROR_CODES, parse } = await import("react-docgen");
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
  try {
    return parse(readFileSync(file, "utf8"), { filename: file, resolver });
  } catch (error) {
    const holdsNone =
      error instanceof Error && "code" in error && error.code === ERROR_CODES.MISSING_DEFINITION;
    if (holdsNone) return [];
    throw error;
  }
}
