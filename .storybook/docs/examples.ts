/** An example of a guide: its description and its code. */
export interface WrittenExample {
  name: string;
  says: string;
  code: string;
}

const EXAMPLE =
  /^\/\*\* (?<says>.+) \*\/\nexport (?:const (?<name>\w+) = \(\) =>\s*(?<code>[^]+?);\n(?=\n|$(?!\n))|(?<whole>function (?<called>\w+)\(\) \{[^]+?\n\}))/gm;
const CONSTANT = /^const (?<name>\w+) = [^]+?;$(?=\n(?:\n|const ))/gm;
const IMPORT = /^import (?:type )?\{ (?<names>.+) \} from "(?<path>.+)";$/gm;

/**
 * Extracts the examples from a guide's source, arrow functions that return elements and components with state, each with the constants
 * and imports that it needs where it is pasted. `group` is the group that exports the fragment; null if none does.
 */
export function examplesIn(source: string, group: string | null): WrittenExample[] {
  return [...source.matchAll(EXAMPLE)].map(({ groups = {} }) => ({
    name: groups["name"] ?? groups["called"] ?? "",
    says: groups["says"] ?? "",
    code: asPasted(groups["whole"] ?? withoutParentheses(groups["code"] ?? ""), source, group),
  }));
}

function asPasted(example: string, source: string, group: string | null): string {
  const isUsed = (name: string, code: string) => new RegExp(`\\b${name}\\b`).test(code);
  const code = [...source.matchAll(CONSTANT)].reduceRight(
    (below, { 0: constant, groups }) =>
      isUsed(groups?.["name"] ?? "", below) ? `${constant}\n\n${below}` : below,
    example,
  );
  const imports = new Map<string, string[]>();
  for (const { groups } of source.matchAll(IMPORT)) {
    const used = (groups?.["names"] ?? "").split(", ").filter((name) => isUsed(name, code));
    const from = packagePath(groups?.["path"] ?? "", group);
    if (used.length > 0 && from !== null) imports.set(from, [...(imports.get(from) ?? []), ...used]);
  }
  const lines = [...imports].map(([from, names]) => `import { ${names.join(", ")} } from "${from}";\n`);
  return [...lines, lines.length > 0 ? "\n" : "", code].join("");
}

/** The path by which an application imports what a guide imports; null for a fixture. */
function packagePath(path: string, group: string | null): string | null {
  if (!path.startsWith(".")) return path;
  const [, other] = /^\.\.\/\.\.\/(\w+)\//.exec(path) ?? [];
  return group === null || other === "fixtures" ? null : `@sen/ui/${other ?? group}`;
}

function withoutParentheses(code: string): string {
  const inner = /^\(\n(?<lines>[^]+)\n\)$/.exec(code)?.groups?.["lines"];
  return inner === undefined ? code : inner.replaceAll(/^ {2}/gm, "");
}
