import { createHash } from "node:crypto";
import { basename, relative } from "node:path";
import type { ESTree } from "vite";
import { PACKAGE } from "./package-files.ts";

/** A styled component: `const Root = styled.div` and its template. */
export interface StyledTemplate {
  /** Name of the variable. */
  name: string;
  /** The class of its rules. */
  className: string;
  /** File and variable name, if components are named. */
  label: string | undefined;
  template: ESTree.TaggedTemplateExpression;
  /** Source code of the styled tag or component. */
  type: string;
  /** The identifier `styled` in it. */
  styled: ESTree.Node;
}

/**
 * The styled components of a module.
 *
 * @param file its absolute path, which determines the classes: the same in every build, in `src` and in `dist`
 * @param named adds file and variable names to classes and components
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

/** The tagged templates that initialize a `const` at the top level. */
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

/** The source code of what `styled.div` or `styled(Link)` styles, and the identifier `styled`. */
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
