import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";
import { expect, it } from "vitest";
import * as icons from "../src/fixtures/foundations/icons.ts";

const src = fileURLToPath(new URL("../src", import.meta.url));

/** The icons that a file imports, by their names in Lucide. */
function iconsOf(file: string): string[] {
  const { module } = parseSync(file, readFileSync(`${src}/${file}`, "utf8"));
  return module.staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === "lucide-react")
    .flatMap(({ entries }) => entries)
    .filter(({ isType }) => !isType)
    .flatMap(({ importName }) => importName.name ?? []);
}

it("the icon page shows every icon that a fragment imports, and no other", () => {
  const drawn = globSync("**/*.{ts,tsx}", { cwd: src })
    .filter((file) => !/\.(stories|guide)\.tsx$/.test(file))
    .flatMap(iconsOf);
  expect(Object.keys(icons)).toEqual([...new Set(drawn)].toSorted());
});
