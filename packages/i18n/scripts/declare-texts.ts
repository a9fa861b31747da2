import { readFileSync, writeFileSync } from "node:fs";
import type { Texts } from "../src/namespaces.ts";

/**
 * Puts the types of the JSON files into the built declarations. Without `resolveJsonModule`, an application's TypeScript refuses to
 * read JSON from them, or with `skipLibCheck` takes every key for `any`.
 */
const FILE = new URL("../dist/texts.d.ts", import.meta.url);
const IMPORT = /^import type (\w+) from "(.+\.json)";$/gm;

const declarations = readFileSync(FILE, "utf8").replaceAll(IMPORT, (_, name: string, path: string) => {
  const texts = JSON.parse(readFileSync(new URL(path, FILE), "utf8")) as Texts;
  return `declare const ${name}: ${typeOf(texts)};`;
});
writeFileSync(FILE, declarations);

function typeOf(texts: Texts | string): string {
  if (typeof texts === "string") return "string";
  const fields = Object.entries(texts).map(([key, value]) => `${JSON.stringify(key)}: ${typeOf(value)};`);
  return `{ ${fields.join(" ")} }`;
}
