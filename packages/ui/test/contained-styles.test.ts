import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "vite";
import { afterAll, expect, it } from "vitest";
import { mayNeedCompiling } from "../vite/compile-module.ts";
import { StyleEvaluator } from "../vite/evaluate.ts";

const src = fileURLToPath(new URL("../src", import.meta.url));
const evaluator = new StyleEvaluator();
afterAll(() => evaluator.close());

/** What a fragment's modules render themselves, and which other fragments they render. */
interface Fragment {
  /** Names of elements, and of their `data-` attributes. */
  writes: Set<string>;
  shows: Set<string>;
}

/** The fragment of a file, such as `orders/OrderCard`. */
const fragmentOf = (file: string) => file.split("/").slice(0, 2).join("/");

const files = globSync("*/*/*.{ts,tsx}", {
  cwd: src,
  exclude: ["{fixtures,practices,foundations}/**"],
}).filter((file) => !/\.(stories|test|guide)\.tsx?$/.test(file));
const fragments = new Map<string, Fragment>();
for (const file of files) {
  const fragment = fragments.get(fragmentOf(file)) ?? { writes: new Set(), shows: new Set() };
  fragments.set(fragmentOf(file), fragment);
  read(file, fragment);
}

function read(file: string, { writes, shows }: Fragment): void {
  const code = readFileSync(`${src}/${file}`, "utf8");
  const show = (specifier: string) => {
    if (specifier.startsWith(".")) shows.add(fragmentOf(join(file, "..", specifier)));
  };
  new Visitor({
    JSXOpeningElement({ name, attributes }) {
      if (name.type === "JSXIdentifier" && /^[a-z]/.test(name.name)) writes.add(name.name);
      for (const attribute of attributes) {
        const attributeName = attribute.type === "JSXAttribute" ? attribute.name.name : "";
        if (typeof attributeName === "string" && attributeName.startsWith("data-")) writes.add(attributeName);
      }
    },
    ImportDeclaration({ source, importKind }) {
      if (importKind !== "type") show(source.value);
    },
    ImportExpression({ source }) {
      if (source.type === "Literal" && typeof source.value === "string") show(source.value);
    },
  }).visit(parseSync(file, code).program);
}

const isPrimitive = (name: string) => name.startsWith("primitives/");
const NONE: Fragment = { writes: new Set(), shows: new Set() };

/** The fragments within a fragment, at any depth. Without primitives, which the fragments built from them may restyle. */
function within(name: string): Set<string> {
  const found = new Set([name]);
  for (const one of found) {
    for (const shown of fragments.get(one)?.shows ?? []) if (fragments.has(shown)) found.add(shown);
  }
  found.delete(name);
  return new Set([...found].filter((one) => !isPrimitive(one)));
}

/**
 * The fragments that can be passed as children to a fragment. Without those that render it themselves, since they know
 * its styles.
 */
function givenTo(file: string): string[] {
  const name = fragmentOf(file);
  if (isPrimitive(name) || !/\bReactNode\b/.test(readFileSync(`${src}/${file}`, "utf8"))) return [];
  return [...fragments.keys()].filter((one) => one !== name && fragments.get(one)?.shows.has(name) !== true);
}

/**
 * The parts of a selector that can match at any depth: each descendant combinator starts a chain that may match within
 * another fragment. A part is identified by its attribute or element.
 */
function soughtAnywhere(selector: string): string[][] {
  const [, ...chains] = selector.split(/(?<![>+~]) (?![>+~])(?![^([]*[)\]])/);
  return chains.map((chain) => chain.split(/\s*[>+~]\s*(?![^([]*[)\]])/).map(nameOf));
}

const nameOf = (part: string) =>
  /\[(?<name>data-[\w-]+)/.exec(part)?.groups?.["name"] ?? /^[a-z]\w*|^\*/.exec(part)?.[0] ?? part;

/** Whether a fragment renders every part of a chain. */
const canLieIn = (chain: readonly string[], { writes }: Fragment) =>
  chain.every((name) => name === "*" || writes.has(name));

it("the styles of a fragment do not reach into other fragments, nested or passed as children", async () => {
  const leaks: string[] = [];
  for (const file of files) {
    if (!mayNeedCompiling(readFileSync(`${src}/${file}`, "utf8"))) continue;
    const inner = [...within(fragmentOf(file)), ...givenTo(file)];
    const { css } = await evaluator.cssOf(`${src}/${file}`);
    const selectors = [...css.matchAll(/(?<=[{};])(?<selectors>\.[^{}@]+)\{/g)].flatMap(([, found = ""]) =>
      found.split(/,(?![^(]*\))/),
    );
    for (const selector of new Set(selectors)) {
      const sought = soughtAnywhere(selector);
      const hit = inner.find((one) => sought.some((chain) => canLieIn(chain, fragments.get(one) ?? NONE)));
      if (hit) {
        const place = selector.replace(/^\.\w+\S* /, "");

        leaks.push(`${file}: \`${place}\` reaches into ${hit}: say with \`>\` where it stands`);
      }
    }
  }
  expect(leaks).toEqual([]);
}, 120_000);
