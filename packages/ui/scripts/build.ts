import { globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { transformWithOxc } from "vite";
import { tokensCss } from "../src/foundations/global-css.ts";
import { designTokens } from "../src/tokens/index.ts";
import { compileModule, mayNeedCompiling } from "../vite/compile-module.ts";
import { StyleEvaluator } from "../vite/evaluate.ts";
import { inLayer } from "../vite/layers.ts";
import { ELEMENT_FILE, GLOBAL_FILE, ICON_FILE } from "../vite/package-files.ts";

/**
 * Writes `dist`: each module as JavaScript; one with styles imports its CSS, which lies beside it. So neither
 * styled-components nor the plugin is needed where the package is installed. Declarations are TypeScript's
 * (`tsconfig.build.json`).
 */
const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const unpublished = [
  "**/*.test.ts",
  "**/*.test.tsx",
  "**/*.stories.tsx",
  "**/*.guide.tsx",
  "src/fixtures/**",
];
const evaluator = new StyleEvaluator();

for (const path of globSync(["src/**/*.{ts,tsx}", "vite/*.ts"], { cwd: PACKAGE, exclude: unpublished })) {
  await buildModule(path);
}
write("dist/global.css", (await evaluator.globalCss(GLOBAL_FILE)).css);
await evaluator.close();
write("dist/tokens.css", inLayer("base", tokensCss));
// TypeScript refuses an import of a style sheet in another package's types, unless the application declares such files.
for (const path of globSync("dist/**/*.d.ts", { cwd: PACKAGE })) {
  const types = readFileSync(PACKAGE + path, "utf8");
  if (types.includes('.css";')) write(path, types.replaceAll(/^import ".*\.css";\n/gm, ""));
}
for (const scheme of ["light", "dark"] as const) {
  write(`dist/tokens/${scheme}.json`, `${JSON.stringify(designTokens(scheme), null, 2)}\n`);
}

async function buildModule(path: string): Promise<void> {
  const file = PACKAGE + path;
  const source = readFileSync(file, "utf8");
  const target = `dist/${path.replace(/^src\//, "").replace(/\.tsx?$/, "")}`;
  const css = `${basename(target)}.css`;
  const isStyled = path.startsWith("src/") && mayNeedCompiling(source);
  const from = (other: string) => relative(dirname(file), other).replace(/^(?!\.)/, "./");
  const options = { element: from(ELEMENT_FILE), icon: from(ICON_FILE), css: `./${css}` };
  const compiled = isStyled ? compileModule(source, file, options) : null;
  const { code } = await transformWithOxc(compiled?.code ?? source, file, {
    target: "es2023",
    jsx: { runtime: "automatic", development: false },
    typescript: { rewriteImportExtensions: "rewrite", onlyRemoveTypeImports: true },
  });
  write(`${target}.js`, code);
  if (compiled && compiled.components.length > 0) {
    write(`${dirname(target)}/${css}`, (await evaluator.cssOf(file)).css);
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(PACKAGE + path), { recursive: true });
  writeFileSync(PACKAGE + path, text);
}
