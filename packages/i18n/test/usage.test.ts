import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";
import { allTexts } from "../src/all.ts";
import { LOCALES } from "../src/locale.ts";
import { NAMESPACES } from "../src/namespaces.ts";
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

const uses = files.flatMap((file) => scanKeys(file, readFileSync(root + file, "utf8")));

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

const used = new Set(uses.flatMap(meant));

// The backend sends the messages.
it.each(NAMESPACES.filter((namespace) => namespace !== "messages"))(
  "code uses every text of %s: one passed to t as a value must appear as a full ns:key literal",
  (namespace) => {
    const unused = [...known].filter((key) => key.startsWith(`${namespace}:`) && !used.has(key));
    expect(unused).toEqual([]);
  },
);
