import { readFileSync } from "node:fs";

const folder = new URL("../../../demo/", import.meta.url);
const files = new Map<string, Readonly<Record<string, unknown>>>();

/** A part of a file of the demonstration, `demo/<file>.json`. Whether it is as its type says is for the tests of the catalogue. */
export function demoData<Content>(file: string, part: string): Content {
  const content = files.get(file) ?? (JSON.parse(read(`${file}.json`)) as Record<string, unknown>);
  files.set(file, content);
  if (!(part in content)) throw new RangeError(`demo/${file}.json has no ${part}.`);
  return content[part] as Content;
}

/** The lines of a file of the demonstration, `demo/<file>.jsonl`. */
export function demoLines<Line>(file: string): Line[] {
  return read(`${file}.jsonl`)
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);
}

const read = (name: string): string => readFileSync(new URL(name, folder), "utf8");
