import { globSync, readFileSync } from "node:fs";
import { dirname, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const here = dirname(fileURLToPath(import.meta.url));
const sources = globSync("*/**/*.ts", { cwd: here }).filter((file) => !file.endsWith(".test.ts"));

interface Import {
  from: string;
  /** Path below `modules`, or one that begins with `..`. */
  to: string;
}

const imports = sources.flatMap((from): Import[] =>
  [...readFileSync(posix.join(here, from), "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => ({
    from,
    to: relative(here, posix.join(here, dirname(from), path)),
  })),
);

const moduleOf = (file: string): string => file.split("/")[0] ?? "";

/** What crosses from one module into another. */
const crossings = imports.filter(({ from, to }) => !to.startsWith("..") && moduleOf(from) !== moduleOf(to));

/** Everything that a module reaches through others. */
function reached(name: string): Set<string> {
  const found = new Set<string>();
  const open = [name];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const { from, to } of crossings) {
      if (moduleOf(from) !== next || found.has(moduleOf(to))) continue;
      found.add(moduleOf(to));
      open.push(moduleOf(to));
    }
  }
  return found;
}

/** Files of the catalogue are its rows: both directories are one subject. */
const subjects: Record<string, string> = { "catalogue-import": "catalogue" };
/** Deletes a removed customer's own rows in every module's tables. */
const REMOVAL = "account-removal/remove-account.ts";

const schema = globSync("../database/schema/*.ts", { cwd: here })
  .map((file) => readFileSync(posix.join(here, file), "utf8"))
  .join("");
/** The tables' names in SQL and in TypeScript. */
const tables = new Map(
  [...schema.matchAll(/const (\w+) = pgTable\(\s*"(\w+)"/g)].flatMap(([, name = "", inSql = ""]) => [
    [name, name],
    [inSql, name],
  ]),
);
const writes =
  /(?:\.(?:insert|update|delete)\(\s*|(?<!\bfor (?:no key )?)\b(?:insert into|update|delete from)\s+(?:\$\{|")?)(\w+)/gi;

/** Who writes each table: modules by their subject, and programs. */
const writers = new Map<string, Set<string>>();
for (const file of globSync(["*/**/*.ts", "../{commands,operator}/**/*.ts"], { cwd: here })) {
  if (file.endsWith(".test.ts") || file === REMOVAL) continue;
  const room = file.startsWith("../") ? "a program" : moduleOf(file);
  for (const [, written = ""] of readFileSync(posix.join(here, file), "utf8").matchAll(writes)) {
    const table = tables.get(written);
    if (table) writers.set(table, (writers.get(table) ?? new Set()).add(subjects[room] ?? room));
  }
}

describe("the backend's modules", () => {
  it("use each other only through the other's index.ts", () => {
    expect(crossings.filter(({ to }) => to !== `${moduleOf(to)}/index.ts`)).toEqual([]);
  });

  it("are not used in circles", () => {
    const names = [...new Set(sources.map(moduleOf))];
    expect(names.filter((name) => reached(name).has(name))).toEqual([]);
  });

  it("know nothing of HTTP below their operations", () => {
    const below = imports.filter(({ from }) => !from.includes("/operations/"));
    expect(below.filter(({ to }) => to.startsWith("../http/"))).toEqual([]);
  });

  it("write each table from one module alone, and programs from none", () => {
    const shared = [...writers].filter(([, rooms]) => rooms.size > 1);
    expect(Object.fromEntries(shared.map(([table, rooms]) => [table, [...rooms]]))).toEqual({});
  });
});
