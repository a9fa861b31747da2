import { existsSync, globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { allTexts } from "../src/all.ts";
import { LOCALES } from "../src/locale.ts";
import { NAMESPACES, type Namespace } from "../src/namespaces.ts";
import { flatten, keyInCode, pluralKeys } from "./flatten.ts";
import { scanKeys, type UsedKey } from "./scan-keys.ts";

const root = fileURLToPath(new URL("../../../", import.meta.url));
const rooms = ["packages/domain/src", "packages/ui/src", "apps/storefront"];
const notShipped =
  /\.(test|stories|gen)\.tsx?$|\.d\.ts$|\/(node_modules|build|dist|\.react-router|fixtures)\//;

const files = globSync(
  rooms.map((room) => `${room}/**/*.{ts,tsx}`),
  { cwd: root, exclude: (path) => /(^|\/)(node_modules|build|dist|\.react-router)$/.test(path) },
).filter((file) => !notShipped.test(file));

const scans = files.map((file) => ({ file, ...scanKeys(file, readFileSync(root + file, "utf8")) }));

/** Every key as written in code. */
const known = new Set(
  NAMESPACES.flatMap((namespace) => {
    const keys = LOCALES.map((locale) => [...flatten(allTexts[locale][namespace]).keys()]);
    const plurals = pluralKeys(keys);
    return keys.flat().map((key) => `${namespace}:${keyInCode(key, plurals)}`);
  }),
);

/** The keys that a use refers to: itself or all matches of its pattern, with their contexts. */
function meant({ key, withContext }: UsedKey): string[] {
  if (!key.includes("*") && !withContext) return known.has(key) ? [key] : [];
  const body = key
    .split("*")
    .map((part) => part.replaceAll(".", "\\."))
    .join("[\\w.-]+");
  const matcher = new RegExp(`^${body}${withContext ? "(_\\w+)?" : ""}$`);
  return [...known].filter((candidate) => matcher.test(candidate));
}

/**
 * Texts may be written before their screens: a namespace counts once `ui` exports the group of the same name, or, if
 * there is no such group (`errors`, `auth`), once a screen uses it.
 */
function isSpoken(namespace: Namespace): boolean {
  const group = `${root}packages/ui/src/${namespace}`;
  if (existsSync(group)) return existsSync(`${group}/index.ts`);
  return scans.some(
    ({ file, used }) =>
      !file.startsWith("packages/domain/") && used.some(({ key }) => key.startsWith(`${namespace}:`)),
  );
}

describe("the text keys in code", () => {
  it("all have a text", () => {
    const missing = scans.flatMap(({ file, used }) =>
      used.filter((use) => meant(use).length === 0).map(({ key, line }) => `${file}:${String(line)} ${key}`),
    );
    expect([...new Set(missing)]).toEqual([]);
  });

  it("all show their namespace: name it in useTranslation, type the parameter as Translate<…>, or write ns:key", () => {
    const homeless = scans.flatMap(({ file, homeless }) =>
      homeless.map(({ key, line }) => `${file}:${String(line)} ${key}`),
    );
    expect(homeless).toEqual([]);
  });

  it.each(NAMESPACES.filter(isSpoken))(
    "use every text of %s: one passed to t as a value must appear in code as a full ns:key literal",
    (namespace) => {
      const used = new Set(scans.flatMap((scan) => scan.used.flatMap(meant)));
      const unused = [...known].filter((key) => key.startsWith(`${namespace}:`) && !used.has(key));
      expect(unused).toEqual([]);
    },
  );
});
