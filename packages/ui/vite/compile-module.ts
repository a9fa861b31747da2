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
  /** Adds file and variable names to classes and components, to find them from the browser's developer tools. */
  named?: boolean;
}

/** Whether a module may need compiling. A text search, so that the others are not parsed. */
export function mayNeedCompiling(code: string): boolean {
  return code.includes("styled-components") || code.includes("css`") || code.includes(ICONS);
}

/**
 * Replaces each `styled.div` template with an element that has a class and each icon with its drawing, and removes the
 * imports of styled-components and lucide-react. Reads only the syntax; `evaluate.ts` runs the module to get its CSS.
 *
 * @param code TypeScript or JavaScript
 * @param file its absolute path, which determines the classes: the same in every build, in `src` and in `dist`
 * @returns null if there is nothing to compile
 * @throws with file and line, if a component is not styled in a `const` at the module's top level, or if the module imports
 *   anything but `styled` from styled-components or anything but named icons from lucide-react
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
    // A snippet becomes a string, in a pure function call, which bundlers drop if it is unused.
    next.update(tag.start, tag.end, "/* @__PURE__ */ (() => ").appendLeft(end, ")()");
  }
  const allImports = program.body.filter((statement) => statement.type === "ImportDeclaration");
  const imports = allImports.filter(({ source }) => source.value === "styled-components");
  const iconStatements = program.body.filter(importsIcons);
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

function importsIcons(statement: ESTree.Statement): statement is IconStatement {
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

/** An icon's name in lucide-react and in the module. A namespace or default import has none. */
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
