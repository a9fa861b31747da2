import contract from "@sen/api/openapi.json" with { type: "json" };
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../../../../", import.meta.url));

const textOf = (pattern: string, keep: (file: string) => boolean) =>
  globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|build|dist)$/.test(path) })
    .filter(keep)
    .map((file) => readFileSync(root + file, "utf8"))
    .join("\n");

const isTest = (file: string) => /\.test\.tsx?$/.test(file);
const storefront = textOf("apps/storefront/{src,server}/**/*.{ts,tsx}", (file) => !isTest(file));
const backendTests = textOf("apps/backend/{src,test}/**/*.ts", isTest);

const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { operationId }]) => ({ operationId, method, path })),
);

/** Called by its own name: a call of the client, a query, or a path checked against the contract. */
function isCalledByStorefront({ method, path }: (typeof operations)[number]): boolean {
  const named = `"${path.replace(/[{}]/g, "\\$&")}"`;
  const escaped = path.replace(/[{}]/g, "\\$&");
  const calls = [
    `\\.${method.toUpperCase()}\\(\\s*${named}`,
    `\\(\\s*"${method.toUpperCase()} ${escaped}"`,
    `${named} satisfies keyof paths`,
  ];
  if (method === "get") calls.push(`\\b(?:q|customerQ)uery\\([^;]*?${named}`);
  return new RegExp(calls.join("|")).test(storefront);
}

/** Operations without a screen yet. Each is in the families of spec §7 and has code and tests; the text names the missing screen. */
const comingScreens: Readonly<Record<string, string>> = {
  getQuestion: "one question by its number; a category brings its own",
  listMalls: "malls page by page; the menus ask for all at once",
  listSearchFilters: "filters before there is a list; a list brings its own",
};

describe("operations of the contract", () => {
  it.each(operations)(
    "$operationId is tested in the backend, and called by the storefront unless listed as having no screen yet",
    (one) => {
      const { operationId, path } = one;
      // An operation that is called must be removed from the list.
      expect(isCalledByStorefront(one)).toBe(!(operationId in comingScreens));
      const isTested = [operationId, path].some((name) => backendTests.includes(`"${name}"`));
      expect(isTested).toBe(true);
    },
  );

  it("include all those listed as having no screen yet", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(Object.keys(comingScreens).filter((id) => !ids.includes(id))).toEqual([]);
  });
});
