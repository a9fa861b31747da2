import text from "../../docs/specification.md?raw";

/** A section of the specification and its anchor. */
export interface Section {
  number: number;
  title: string;
  anchor: string;
}

/** The specification's Markdown. */
export const specification: string = text;

const sections: readonly Section[] = [...text.matchAll(/^## (?<number>\d+)\. (?<name>.+)$/gm)].map(
  ({ groups: { number = "", name = "" } = {} }) => ({
    number: Number(number),
    title: `${number}. ${name}`,
    anchor: `${number}-${name.toLowerCase().replace(/[^a-z]+/g, "-")}`,
  }),
);

/** Sections named in a comment, such as "Spec §2, payment". */
export function sectionsNamedIn(comment: string): Section[] {
  const [, named = ""] = /\bspec (§.*)/is.exec(comment) ?? [];
  const numbers = new Set([...named.matchAll(/§(\d+)/g)].map(([, number]) => Number(number)));
  return sections.filter(({ number }) => numbers.has(number));
}
