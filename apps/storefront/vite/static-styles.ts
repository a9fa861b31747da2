import { createHash } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { compileStyles, type CompiledStyle } from "./compile-styles.ts";

/** For the server: `rules` (class and CSS of each component, in the order they must stand) and `href` of all of them. */
const STYLES = "virtual:styles";
const STYLED =
  /^(?:styled\.(\w+)|styled\((\w+)\))\.withConfig\(\{\s*componentId:\s*["'`]([\w-]+)["'`]\s*\}\)$/;
/** What is left of a fragment: the templates that took it in are gone. */
const EMPTY = '""';
const ELEMENT = fileURLToPath(new URL("../app/styles/element.ts", import.meta.url));

/**
 * Every template of this shop is static, so nothing need be left of styled-components in the production build: each
 * component becomes its element with a class (`app/styles/element.ts`), the CSS of all becomes one file, and the server
 * writes into a page the rules it uses. In development and in Storybook styled-components does its own work.
 */
export function staticStyles(): Plugin {
  let compiled: Promise<Map<string, CompiledStyle>> | undefined;
  const styles = () => (compiled ??= compileStyles());
  let development = false;
  return {
    name: "static-styles",
    enforce: "post",
    sharedDuringBuild: true,
    configResolved({ command }) {
      development = command === "serve";
    },
    resolveId: (id) => (id === STYLES ? `\0${STYLES}` : null),
    async load(id) {
      if (id !== `\0${STYLES}`) return null;
      if (development) return 'export const href = ""; export const rules = [];';
      const all = [...(await styles()).values()];
      return `export const href = ${JSON.stringify(`/${fileOf(all)}`)}; export const rules = ${JSON.stringify(
        all.map(({ name, css }) => [name, css]),
      )};`;
    },
    async transform(code, id) {
      if (development || id.includes("/node_modules/") || !code.includes("styled-components")) return null;
      const found = templatesOf(this.parse(code), code);
      if (found.length === 0) return null;
      const known = await styles();
      let next = code;
      for (const { start, end, component } of found.toReversed()) {
        let replacement = EMPTY;
        if (component) {
          const style = known.get(component.id);
          if (!style) this.error(`The styles of ${component.id} in ${id} were not compiled.`);
          replacement = `/* @__PURE__ */ styledElement(${component.type},${JSON.stringify(style.name)})`;
        }
        next = next.slice(0, start) + replacement + next.slice(end);
      }
      return {
        code: `import { element as styledElement } from ${JSON.stringify(ELEMENT)};${next}`,
        map: null,
      };
    },
    async generateBundle() {
      if (this.environment.name !== "client") return;
      const all = [...(await styles()).values()];
      this.emitFile({ type: "asset", fileName: fileOf(all), source: sheetOf(all) });
    },
  };
}

function sheetOf(styles: readonly CompiledStyle[]): string {
  return styles.map(({ css }) => css).join("");
}

function fileOf(styles: readonly CompiledStyle[]): string {
  const hash = createHash("sha256").update(sheetOf(styles)).digest("base64url").slice(0, 8);
  return `assets/styles-${hash}.css`;
}

/** A template of styled-components in a module's code. */
interface Template {
  start: number;
  end: number;
  /** What is styled: the code of its type (`"div"`, or a component's name) and its id. None for a `css` fragment. */
  component?: { type: string; id: string };
}

interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** Each `styled.div.withConfig({ componentId: "…" })` and each `css` template of a module. */
function templatesOf(program: unknown, code: string): Template[] {
  const found: Template[] = [];
  walk(program, (node) => {
    if (node.type !== "TaggedTemplateExpression") return;
    const { start, end } = node;
    const tag = code.slice(start, (node["quasi"] as Node).start).trim();
    if (tag === "css") found.push({ start, end });
    const [, name, component, id] = STYLED.exec(tag) ?? [];
    if (id !== undefined) {
      found.push({ start, end, component: { type: component ?? JSON.stringify(name), id } });
    }
  });
  return found;
}

function walk(value: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(one, visit);
  } else if (typeof value === "object" && value !== null && "type" in value) {
    visit(value as Node);
    for (const child of Object.values(value)) walk(child, visit);
  }
}
