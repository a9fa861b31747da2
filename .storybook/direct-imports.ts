import { relative } from "node:path";
import { parseSync, type ESTree, type Plugin } from "vite";
import { ModuleGraph } from "./docs/module-graph.ts";

/** The barrel that is seen through. */
const DOMAIN = "@sen/domain";

/** Sources that stories are made of. */
const SOURCE = /\/(?:packages\/\w+\/src|\.storybook)\/.*\.tsx?$/;

/**
 * Imports from the domain's barrel lead to the modules behind it, as they do in a build: one rule would bring all others with
 * it, a hundred modules. Barrels of components stay: the order of their style sheets follows from them.
 *
 * @param root the repository's folder
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
          // The lines below stay where they are.
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

/** The imports that stand for one from the barrel; null where one takes all of it. */
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
