import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { Fingerprints } from "../../visual/fingerprints.ts";
import { ModuleGraph, namespacesOf } from "../../visual/module-graph.ts";

const lock = (react: string) =>
  JSON.stringify({ packages: { "node_modules/react": { version: react, dependencies: {} } } });

const files = {
  "package-lock.json": lock("19.3.0"),
  ".storybook/preview.tsx": 'import "@sen/ui/global.css";',
  "packages/ui/src/foundations/global-css.ts": 'import { base } from "./base.ts"; export const css = base;',
  "packages/ui/src/foundations/base.ts": 'export const base = "";',
  "packages/ui/src/primitives/index.ts":
    'export * from "./Price/index.ts";\nexport { Badge, type BadgeProps } from "./Badge/index.ts";',
  "packages/ui/src/primitives/Price/index.ts": 'export { Price } from "./Price.tsx";',
  "packages/ui/src/primitives/Price/Price.tsx":
    'import { useState } from "react"; export function Price() {}',
  "packages/ui/src/primitives/Badge/index.ts": 'export * from "./Badge.tsx";',
  "packages/ui/src/primitives/Badge/Badge.tsx": "export function Badge() {} export interface BadgeProps {}",
  "packages/ui/src/orders/Card.tsx":
    'import { Price, type BadgeProps } from "../primitives/index.ts";\nexport const Card = () => useTranslation(["orders", "errors"]);',
  "packages/ui/src/orders/Sheet.tsx": 'export const Sheet = () => import("../primitives/Badge/index.ts");',
  "packages/ui/src/orders/Card.stories.tsx":
    'import { guide } from "./Card.guide.ts"; import { Card } from "./Card.tsx";',
  "packages/ui/src/orders/Card.guide.ts": "export const guide = {};",
  "packages/ui/src/orders/Sheet.stories.tsx": 'import { Sheet } from "./Sheet.tsx";',
  "packages/i18n/src/locales/vi/orders.json": "{}",
  "packages/i18n/src/locales/vi/errors.json": "{}",
};

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "graph-"));
  for (const [path, text] of Object.entries(files)) write(path, text);
});
afterAll(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

const [card, sheet] = [
  "packages/ui/src/orders/Card.stories.tsx",
  "packages/ui/src/orders/Sheet.stories.tsx",
] as const;

it("sees through barrels to what is taken from them, past types", () => {
  const { files: reached, packages } = new ModuleGraph(root).reach([card]);
  expect([...reached].sort()).toEqual([
    "packages/i18n/src/locales/vi/errors.json",
    "packages/i18n/src/locales/vi/orders.json",
    "packages/ui/src/orders/Card.guide.ts",
    card,
    "packages/ui/src/orders/Card.tsx",
    "packages/ui/src/primitives/Price/Price.tsx",
  ]);
  expect([...packages]).toEqual(["react"]);
});

it("follows what is imported late", () => {
  expect([...new ModuleGraph(root).reach([sheet]).files]).toContain(
    "packages/ui/src/primitives/Badge/Badge.tsx",
  );
});

it("reads the namespaces that a module asks for", () => {
  expect(namespacesOf('useTranslation("a"); useTranslation(["b", "c"]); useTranslation(name)')).toEqual([
    "a",
    "b",
    "c",
  ]);
});

it.each([
  [
    "a component",
    "packages/ui/src/primitives/Price/Price.tsx",
    'import { useState } from "react"; export function Price() { return 1; }',
    [card],
  ],
  ["a text", "packages/i18n/src/locales/vi/orders.json", '{ "a": "b" }', [card]],
  [
    "what is imported late",
    "packages/ui/src/primitives/Badge/Badge.tsx",
    "export function Badge() { return 1; }",
    [sheet],
  ],
  [
    "the style of every page",
    "packages/ui/src/foundations/base.ts",
    'export const base = "a";',
    [card, sheet],
  ],
  ["the picture files", "apps/storefront/public/a.svg", "<svg/>", [card, sheet]],
  ["a package", "package-lock.json", lock("19.4.0"), [card]],
  ["a file that no story takes", "packages/ui/src/orders/Other.tsx", "export {};", []],
  ["a test", "packages/ui/vite/a.test.ts", "", []],
  ["a guide", "packages/ui/src/orders/Card.guide.ts", "export const guide = { notFor: '' };", []],
])("lets exactly the stories be looked at that reach %s", (_what, path, text, expected) => {
  const before = new Fingerprints(root);
  const words = [card, sheet].map((file) => before.of(file));
  write(path, text);
  const after = new Fingerprints(root);
  expect([card, sheet].filter((file, at) => after.of(file) !== words[at])).toEqual(expected);
});
