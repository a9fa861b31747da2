import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { PropDescriptor } from "react-docgen";
import type { Plugin } from "vite";

/** `virtual:described-props/…/X.tsx` gives Storybook the props of the components in `…/X.tsx`. */
const VIRTUAL = "virtual:described-props";
const RESOLVED = `\0${VIRTUAL}`;

/**
 * Runs docgen only for components whose stories are opened. Running it on every module a story imports delayed the first
 * story by seconds.
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
    // A changed component is hot-swapped immediately; its docgen is read again with the next page.
    hotUpdate({ file }) {
      const { moduleGraph } = this.environment;
      const description = moduleGraph.getModuleById(RESOLVED + file);
      if (description) moduleGraph.invalidateModule(description);
    },
  };
}

/** All components of a file. */
async function describe(file: string) {
  // Imported lazily, because it is not needed until the first story.
  const { builtinResolvers, ERROR_CODES, parse } = await import("react-docgen");
  const resolver = new builtinResolvers.FindExportedDefinitionsResolver();
  try {
    const described = parse(readFileSync(file, "utf8"), { filename: file, resolver });
    for (const { props } of described) Object.values(props ?? {}).forEach(takeDefault);
    return described;
  } catch (error) {
    const holdsNone =
      error instanceof Error && "code" in error && error.code === ERROR_CODES.MISSING_DEFINITION;
    if (holdsNone) return [];
    throw error;
  }
}

/** Docgen leaves `@default` in the description; the docgen of builds makes it the default. */
function takeDefault(prop: PropDescriptor): void {
  const [description = "", value] = prop.description?.split("@default ") ?? [];
  prop.description = description.trim();
  if (value !== undefined) prop.defaultValue = { value, computed: false };
}
