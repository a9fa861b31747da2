import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { cp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { ESLint } from "eslint";
import prettier from "prettier";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const library = "packages/ui/src";
const folder = `${library}/orders/OrderNote`;

let place: string;
let files: Map<string, string>;

const generate = (path: string) =>
  execFileSync("plop", ["--plopfile", `${root}scripts/new/plopfile.mjs`, "--dest", place, "fragment", path], {
    cwd: root,
    encoding: "utf8",
    stdio: "pipe",
  });

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), "sen-new-"));
  for (const path of globSync(`${library}/*/index.ts`, { cwd: root })) {
    mkdirSync(dirname(join(place, path)), { recursive: true });
    await cp(join(root, path), join(place, path));
  }
  generate("orders/OrderNote");
  const paths = [...globSync(`${folder}/*`, { cwd: place }), `${library}/orders/index.ts`];
  files = new Map(paths.map((path) => [root + path, readFileSync(join(place, path), "utf8")]));
});
afterAll(() => {
  rmSync(place, { recursive: true, force: true });
});

/** What TypeScript says of the files as if they stood in the repository. */
function typeErrors(): string[] {
  const config = ts.readConfigFile(`${root}tsconfig.json`, (path) => ts.sys.readFile(path));
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const host = ts.createCompilerHost({ ...options, incremental: false });
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => files.has(path) || fileExists(path);
  host.directoryExists = (path) => path === root + folder || ts.sys.directoryExists(path);
  host.readFile = (path) => files.get(path) ?? readFile(path);
  host.getSourceFile = (path, version, ...more) => {
    const text = files.get(path);
    return text === undefined
      ? getSourceFile(path, version, ...more)
      : ts.createSourceFile(path, text, version);
  };
  const program = ts.createProgram([...files.keys()], { ...options, incremental: false }, host);
  return [...files.keys()]
    .flatMap((path) => ts.getPreEmitDiagnostics(program, program.getSourceFile(path)))
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));
}

describe("a new fragment", () => {
  it("has its component, its guide, its stories and its index", () => {
    const names = [...files.keys()].map((path) => path.slice(root.length));
    expect(names).toEqual([
      ...["OrderNote.guide.ts", "OrderNote.stories.tsx", "OrderNote.tsx", "index.ts"].map(
        (name) => `${folder}/${name}`,
      ),
      `${library}/orders/index.ts`,
    ]);
  });

  it("stands in its area's index, in its alphabetical place", () => {
    const lines = files.get(`${root}${library}/orders/index.ts`)?.trimEnd().split("\n") ?? [];
    expect(lines).toContain('export * from "./OrderNote/index.ts";');
    expect(lines).toEqual(lines.toSorted());
  });

  it("is as this repository writes: types, lint and format find nothing", async () => {
    expect(typeErrors()).toEqual([]);
    const eslint = new ESLint({ cwd: root });
    for (const [filePath, text] of files) {
      const [result] = await eslint.lintText(text, { filePath });
      expect(result?.messages).toEqual([]);
      const options = await prettier.resolveConfig(filePath);
      expect(await prettier.check(text, { ...options, filepath: filePath })).toBe(true);
    }
  });

  it.each([
    ["ordres/OrderNote", /names no area.*orders/s],
    ["orders/orderNote", /is no component's name/],
    ["orders/OrderNote", /is there already/],
  ])("is not made as %s, and says why", (path, reason) => {
    expect(() => generate(path)).toThrow(reason);
  });
});
