import MagicString from "magic-string";
import { parseSync, Visitor, type ESTree } from "vite";
import { drawingOf, ICONS } from "./icons.ts";
import { isStyled, lineOf, styledTemplatesOf, taggedTemplatesOf } from "./styled-templates.ts";

export interface CompileOptions {
  /** The module specifier of `styled-element.ts`. */
  element: string;
  /** The module specifier of the module's CSS, which the compiled module imports. */
  css?: string;
  /** The module specifier of `compiled-icon.ts`. Without one icons stay as they are. */
  icon?: string;
  /** Classes and components carry their file's and variable's names, which lead from a browser's tools back to them. */
  named?: boolean;
}

/** Whether a module may hold something to compile: a quick look that spares parsing the others. */
export function mayHoldTemplates(code: string): boolean {
  return code.includes("styled-components") || code.includes("css`") || code.includes(ICONS);
}

/**
 * Replaces each `styled.div` template of a module by its element with a class and each icon by its drawing, and leaves out
 * the imports of styled-components and lucide-react. Looks at the syntax only: what the templates say is found by running
 * the module (`evaluate.ts`).
 *
 * @param code of a TypeScript or JavaScript module
 * @param file its absolute path, which the classes follow from: equal in every build, in `src` and in `dist`
 * @returns null if there is nothing to compile
 * @throws with file and line, if a component is styled elsewhere than in a `const` at the module's top level, or the module
 *   takes more of styled-components than `styled`, or more of lucide-react than icons by their names
 */
export function compileModule(code: string, file: string, options: CompileOptions) {
  const { program, errors } = parseSync(file, code);
  const place = (offset: number) => `${file}:${lineOf(code, offset)}`;
  if (errors[0]) throw new Error(`${place(errors[0].labels[0]?.start ?? 0)}: ${errors[0].message}`);
  const next = new MagicString(code);
  const components = styledTemplatesOf(program, code, file, options.named === true);

  for (const { className, label, template, type } of components) {
    const element = `/* @__PURE__ */ styledElement(${type}, "${className}")`;
    const named = `Object.assign(${element}, { displayName: "${String(label)}" })`;
    next.update(template.start, template.end, label === undefined ? element : named);
  }
  for (const { template } of taggedTemplatesOf(program)) {
    const { tag, end } = template;
    if (tag.type !== "Identifier" || tag.name !== "css") continue;
    // A piece of CSS is its text. The function, never called if the text is never read, keeps bundlers from keeping it.
    next.update(tag.start, tag.end, "/* @__PURE__ */ (() => ").appendLeft(end, ")()");
  }
  const allImports = program.body.filter((statement) => statement.type === "ImportDeclaration");
  const imports = allImports.filter(({ source }) => source.value === "styled-components");
  const iconStatements = program.body.filter(takesIcons);
  for (const statement of imports) {
    refuseOtherImports(statement, place);
    next.remove(statement.start, statement.end);
  }
  const compiled = new Set(components.map(({ styled }) => styled));
  if (imports.length > 0) refuseOtherUses(program, compiled, place);
  if (options.icon !== undefined && iconStatements.length > 0) {
    for (const statement of iconStatements) {
      next.update(statement.start, statement.end, iconsOf(statement, place).join(""));
    }
    next.prepend(`import { compiledIcon } from ${JSON.stringify(options.icon)};`);
  }
  if (!next.hasChanged()) return null;

  if (components.length > 0) {
    const css = options.css === undefined ? "" : `import ${JSON.stringify(options.css)};`;
    next.prepend(`import { styledElement } from ${JSON.stringify(options.element)};${css}`);
  }
  return { code: next.toString(), map: next.generateMap({ hires: "boundary", source: file }), components };
}

type IconStatement = ESTree.ImportDeclaration | ESTree.ExportNamedDeclaration;

function takesIcons(statement: ESTree.Statement): statement is IconStatement {
  if (statement.type === "ImportDeclaration") {
    return statement.source.value === ICONS && statement.importKind !== "type";
  }
  return (
    statement.type === "ExportNamedDeclaration" &&
    statement.source?.value === ICONS &&
    statement.exportKind !== "type"
  );
}

/** A `const` for each icon that a statement imports or re-exports. Types need none. */
function iconsOf(statement: IconStatement, place: Place): string[] {
  const isExport = statement.type === "ExportNamedDeclaration";
  return statement.specifiers.flatMap((specifier) => {
    const { name, as, isType } = iconOf(specifier);
    if (isType) return [];
    const drawing = drawingOf(name);
    if (drawing === null) {
      throw new Error(`${place(specifier.start)}: ${as} is no icon that can be compiled.`);
    }
    const icon = `const ${as} = /* @__PURE__ */ compiledIcon("${name}", ${JSON.stringify(drawing)});`;
    return [isExport ? `export ${icon}` : icon];
  });
}

/** The name of an icon in lucide-react and in the module. A namespace or a default import is no icon. */
function iconOf(specifier: IconStatement["specifiers"][number]) {
  switch (specifier.type) {
    case "ExportSpecifier": {
      const { local, exported, exportKind } = specifier;
      return { name: nameOf(local), as: nameOf(exported), isType: exportKind === "type" };
    }
    case "ImportSpecifier": {
      const { imported, local, importKind } = specifier;
      return { name: nameOf(imported), as: local.name, isType: importKind === "type" };
    }
    default:
      return { name: "", as: specifier.local.name, isType: false };
  }
}

const nameOf = (name: ESTree.ModuleExportName) => (name.type === "Literal" ? name.value : name.name);

type Place = (offset: number) => string;

function refuseOtherImports(statement: ESTree.ImportDeclaration, place: Place): void {
  if (statement.importKind === "type") return;
  for (const { start, local, ...specifier } of statement.specifiers) {
    const isStyledItself = specifier.type !== "ImportNamespaceSpecifier" && isStyled(local);
    const isType = specifier.type === "ImportSpecifier" && specifier.importKind === "type";
    if (isStyledItself || isType) continue;
    throw new Error(
      `${place(start)}: of styled-components only \`styled\` can be compiled, not ${local.name}.`,
    );
  }
}

function refuseOtherUses(program: ESTree.Program, compiled: ReadonlySet<ESTree.Node>, place: Place): void {
  new Visitor({
    Identifier(node) {
      if (!isStyled(node) || compiled.has(node)) return;
      throw new Error(
        `${place(node.start)}: only \`const Name = styled.tag\`…\`\` or \`styled(Component)\`…\`\` at the top level of a module can be compiled.`,
      );
    },
  }).visit({ ...program, body: program.body.filter(({ type }) => type !== "ImportDeclaration") });
}
