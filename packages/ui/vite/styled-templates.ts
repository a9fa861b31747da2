import { createHash } from "node:crypto";
import { basename, relative } from "node:path";
import type { ESTree } from "vite";
import { PACKAGE } from "./package-files.ts";

/** A component that a module styles: `const Root = styled.div` and its template. */
export interface StyledTemplate {
  /** Of the component's variable. */
  name: string;
  /** What its rules are for. */
  className: string;
  /** The file's and the variable's names, where components are to carry them. */
  label: string | undefined;
  template: ESTree.TaggedTemplateExpression;
  /** What is styled, as code. */
  type: string;
  /** The name `styled` in it. */
  styled: ESTree.Node;
}

/**
 * The components that a module styles.
 *
 * @param file its absolute path, which the classes follow from: equal in every build, in `src` and in `dist`
 * @param named classes and components carry their file's and variable's names
 */
export function styledTemplatesOf(
  program: ESTree.Program,
  code: string,
  file: string,
  named: boolean,
): StyledTemplate[] {
  return taggedTemplatesOf(program).flatMap(({ name, template }) => {
    const styled = styledType(template.tag, code);
    if (!styled) return [];
    const label = named ? `${basename(file).replace(/\..*/, "")}-${name}` : undefined;
    const className = [label, hashOf(file, name)].filter(Boolean).join("-");
    return [{ name, className, label, template, ...styled }];
  });
}

/** Each tagged template that a `const` at the top level is made of. */
export function taggedTemplatesOf(program: ESTree.Program) {
  return program.body.flatMap((statement) => {
    const declaration = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
    if (declaration?.type !== "VariableDeclaration") return [];
    return declaration.declarations.flatMap(({ id, init }) =>
      id.type === "Identifier" && init?.type === "TaggedTemplateExpression"
        ? [{ name: id.name, template: init }]
        : [],
    );
  });
}

/** What `styled.div` or `styled(Link)` styles, as code, and the name `styled` in it. */
function styledType(tag: ESTree.Expression, code: string) {
  if (tag.type === "MemberExpression" && isStyled(tag.object) && tag.property.type === "Identifier") {
    return { type: JSON.stringify(tag.property.name), styled: tag.object };
  }
  if (tag.type === "CallExpression" && isStyled(tag.callee) && tag.arguments.length === 1) {
    const [{ start, end }] = tag.arguments as [ESTree.Argument];
    return { type: code.slice(start, end), styled: tag.callee };
  }
  return null;
}

export function isStyled(node: ESTree.Node): boolean {
  return node.type === "Identifier" && node.name === "styled";
}

export function lineOf(code: string, offset: number): number {
  return code.slice(0, offset).split("\n").length;
}

function hashOf(file: string, name: string): string {
  const path = relative(PACKAGE, file)
    .replaceAll("\\", "/")
    .replace(/^(?:src|dist)\//, "")
    .replace(/\.\w+$/, "");
  const hash = createHash("sha256").update(`${path}#${name}`).digest("hex");
  return `s${BigInt(`0x${hash.slice(0, 16)}`)
    .toString(36)
    .slice(0, 6)}`;
}
