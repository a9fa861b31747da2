/** An example of a guide: its description and its code. */
export interface WrittenExample {
  name: string;
  says: string;
  code: string;
}

const EXAMPLE =
  /^\/\*\* (?<says>.+) \*\/\nexport (?:const (?<name>\w+) = \(\) =>\s*(?<code>[^]+?);\n(?=\n|$(?!\n))|(?<whole>function (?<called>\w+)\(\) \{[^]+?\n\}))/gm;

/** Extracts the examples from a guide's source: arrow functions that return elements, and components with state. */
export function examplesIn(source: string): WrittenExample[] {
  return [...source.matchAll(EXAMPLE)].map(({ groups = {} }) => ({
    name: groups["name"] ?? groups["called"] ?? "",
    says: groups["says"] ?? "",
    code: groups["whole"] ?? withoutParentheses(groups["code"] ?? ""),
  }));
}

function withoutParentheses(code: string): string {
  const inner = /^\(\n(?<lines>[^]+)\n\)$/.exec(code)?.groups?.["lines"];
  return inner === undefined ? code : inner.replaceAll(/^ {2}/gm, "");
}
