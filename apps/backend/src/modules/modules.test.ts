import { globSync, readFileSync } from "node:fs";
import { dirname, posix, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const here = dirname(fileURLToPath(import.meta.url));
const sources = globSync("*/**/*.ts", { cwd: here }).filter((file) => !file.endsWith(".test.ts"));

interface Import {
  from: string;
  /** Path below `modules`, or one that starts with `..`. */
  to: string;
}

const imports = sources.flatMap((from): Import[] =>
  [...readFileSync(posix.join(here, from), "utf8").matchAll(/from "(\.[^"]+)"/g)].map(([, path = ""]) => ({
    from,
    to: relative(here, posix.join(here, dirname(from), path)),
  })),
);

const moduleOf = (file: string): string => file.split("/")[0] ?? "";

/** Table files may import each other across modules, for their foreign keys. */
const isOfTables = (file: string): boolean =>
  /^(?!catalogue-import\/)[^/]+\/(tables\/[^/]+|tables|[^/]+-table)\.ts$/.test(file);

/** Imports from one module into another. */
const crossings = imports.filter(
  ({ from, to }) => !to.startsWith("..") && moduleOf(from) !== moduleOf(to) && !isOfTables(from),
);

/** Every module that a module imports, directly or through others. */
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

/** Writes the rows of the operator's files, into any module's tables. */
const IMPORT = "catalogue-import";
/** Deletes a removed customer's own rows in every module's tables. */
const REMOVAL = "account-removal/remove-account.ts";

/** The tables by SQL name and TypeScript name, each with the module that defines it; null for tables that no module writes. */
const tables = new Map<string, { name: string; home: string | null }>();
for (const file of [...globSync("../database/schema/*.ts", { cwd: here }), ...sources.filter(isOfTables)]) {
  const text = readFileSync(posix.join(here, file), "utf8");
  for (const [, name = "", inSql = ""] of text.matchAll(/const (\w+) = pgTable\(\s*"(\w+)"/g)) {
    const table = { name, home: file.startsWith("../") ? null : moduleOf(file) };
    tables.set(name, table).set(inSql, table);
  }
}
const writes =
  /(?:\.(?:insert|update|delete)\(\s*|(?<!\bfor (?:no key )?)\b(?:insert into|update|delete from)\s+(?:\$\{|")?)(\w+)/gi;

/** The writers of each table: modules, and programs. */
const writers = new Map<string, Set<string>>();
for (const file of globSync(["*/**/*.ts", "../{commands,operator}/**/*.ts"], { cwd: here })) {
  if (file.endsWith(".test.ts") || file === REMOVAL) continue;
  const room = file.startsWith("../") ? "a program" : moduleOf(file);
  for (const [, written = ""] of readFileSync(posix.join(here, file), "utf8").matchAll(writes)) {
    const table = tables.get(written);
    if (!table) continue;
    const writer = room === IMPORT && table.home !== null ? table.home : room;
    writers.set(table.name, (writers.get(table.name) ?? new Set()).add(writer));
  }
}

describe("the backend's modules", () => {
  it("import each other only through index.ts", () => {
    expect(crossings.filter(({ to }) => to !== `${moduleOf(to)}/index.ts`)).toEqual([]);
  });

  it("have no circular imports", () => {
    const names = [...new Set(sources.map(moduleOf))];
    expect(names.filter((name) => reached(name).has(name))).toEqual([]);
  });

  it("import nothing of HTTP outside their operations", () => {
    const below = imports.filter(({ from }) => !from.includes("/operations/"));
    expect(below.filter(({ to }) => to.startsWith("../http/"))).toEqual([]);
  });

  it("each write their own tables only, and commands write none", () => {
    expect(writers.size).toBeGreaterThan(50);
    const strange = [...writers].filter(([table, rooms]) => {
      const home = tables.get(table)?.home ?? null;
      return rooms.size > 1 || (home !== null && !rooms.has(home));
    });
    expect(Object.fromEntries(strange.map(([table, rooms]) => [table, [...rooms]]))).toEqual({});
  });
});
