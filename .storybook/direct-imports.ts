import { relative } from "node:path";
import { parseSync, type ESTree, type Plugin } from "vite";
import { ModuleGraph } from "./docs/module-graph.ts";

/** The barrel whose imports are rewritten. */
const DOMAIN = "@sen/domain";

/** Source files of stories and of what they show. */
const SOURCE = /\/(?:packages\/\w+\/src|\.storybook)\/.*\.tsx?$/;

/**
 * Rewrites imports from the domain's barrel to the modules behind it, as tree shaking does in a build: otherwise one rule would
 * load all hundred modules. Keeps component barrels, because they decide the order of style sheets.
 *
 * @param root the repository's root folder
 */
export function directImports(root: string): Plugin {
  let graph = new ModuleGraph(root);
  return {
    name: "sen:direct-imports",
    enforce: "pre",
    apply: "serve",
    transform: {
      filter: { id: SOURCE },
      handler(code, id) {
        if (!code.includes(DOMAIN)) return null;
        let next = code;
        for (const statement of importsOf(code, id).reverse()) {
          const direct = directly(statement, relative(root, id), root, graph);
          if (direct === null) continue;
          const { start, end } = statement;
          // Keep the line breaks, so that line numbers stay the same.
          const lines = code.slice(start, end).replaceAll(/[^\n]/g, "");
          next = next.slice(0, start) + direct + lines + next.slice(end);
        }
        return next === code ? null : { code: next, map: null };
      },
    },
    watchChange(file) {
      if (file.endsWith("/index.ts")) graph = new ModuleGraph(root);
    },
  };
}

function importsOf(code: string, id: string): ESTree.ImportDeclaration[] {
  return parseSync(id, code).program.body.filter(
    (statement) =>
      statement.type === "ImportDeclaration" &&
      statement.importKind !== "type" &&
      statement.source.value === DOMAIN,
  ) as ESTree.ImportDeclaration[];
}

/** Direct imports that replace one from the barrel; null if it imports the whole namespace. */
function directly(
  { specifiers, source }: ESTree.ImportDeclaration,
  importer: string,
  root: string,
  graph: ModuleGraph,
): string | null {
  const imports: string[] = [];
  for (const specifier of specifiers) {
    if (specifier.type !== "ImportSpecifier") return null;
    if (specifier.importKind === "type") continue;
    const { imported, local } = specifier;
    const name = imported.type === "Identifier" ? imported.name : imported.value;
    const origin = graph.originOf(name, source.value, importer);
    if (!origin) return null;
    imports.push(`import { ${origin.name} as ${local.name} } from "${root}/${origin.file}";`);
  }
  return imports.join("");
}
