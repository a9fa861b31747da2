import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { createElement, type ComponentType } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ServerStyleSheet } from "styled-components";
import { createServer, type Plugin } from "vite";
import { componentIds, sourceConditions } from "./source.ts";

/** The one class of a component, and the CSS under it. */
export interface CompiledStyle {
  name: string;
  css: string;
}

interface Recorded {
  componentId: string;
  /** The same template on a bare `div`: renders without whatever the component itself needs. */
  twin: ComponentType;
}

interface RecordingModule {
  recorded: Recorded[];
  ServerStyleSheet: typeof ServerStyleSheet;
}

const RECORDING = "virtual:recording-styled-components";

/**
 * styled-components, remembering each component that a module makes, in the order it is made. A template whose CSS would
 * depend on props is refused: variants are `data-*` attributes.
 */
const recordingCode = `
import { styled as original } from "styled-components";
export * from "styled-components";
export const recorded = [];
const recording = (make) => ({
  withConfig: (config) => (...template) => {
    if (template.some((part) => typeof part === "function" && !("styledComponentId" in part))) {
      throw new Error("A template takes a function: " + template[0].join("…"));
    }
    const twin = original.div.withConfig(config)(...template);
    recorded.push({ componentId: config.componentId, twin });
    return make.withConfig(config)(...template);
  },
});
export const styled = new Proxy(original, {
  get: (_, tag) => recording(original[tag]),
  apply: (_, __, [component]) => recording(original(component)),
});`;

/**
 * Runs every module that styles something and lets styled-components itself compile the templates. By component id, in
 * the order of creation: what a fragment is made of stands before the fragment, as in the browser.
 */
export async function compileStyles(): Promise<Map<string, CompiledStyle>> {
  const root = fileURLToPath(new URL("..", import.meta.url));
  const server = await createServer({
    configFile: false,
    root,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [recordingStyles()],
    oxc: { plugins: { styledComponents: componentIds } },
    ssr: {
      resolve: { conditions: [...sourceConditions, "node"] },
      noExternal: ["styled-components", /^@sen\//],
    },
  });
  try {
    for (const file of styledFiles()) await server.ssrLoadModule(file);
    const { recorded, ServerStyleSheet: Sheet } = (await server.ssrLoadModule(
      RECORDING,
    )) as unknown as RecordingModule;
    return new Map(recorded.map(({ componentId, twin }) => [componentId, compile(twin, new Sheet())]));
  } finally {
    await server.close();
  }
}

function recordingStyles(): Plugin {
  return {
    name: "recording-styles",
    enforce: "pre",
    resolveId(id, importer) {
      if (id === RECORDING) return `\0${RECORDING}`;
      return id === "styled-components" && importer !== `\0${RECORDING}` ? `\0${RECORDING}` : null;
    },
    load: (id) => (id === `\0${RECORDING}` ? recordingCode : null),
  };
}

/** The modules of the shop that name styled-components. Stories and tests are no part of it. */
function styledFiles(): string[] {
  const sources = fileURLToPath(new URL("../../../packages/ui/src", import.meta.url));
  return globSync("**/*.{ts,tsx}", { cwd: sources, exclude: ["**/*.{stories,test}.*"] })
    .map((file) => `${sources}/${file}`)
    .filter((file) => readFileSync(file, "utf8").includes('from "styled-components"'))
    .sort();
}

function compile(twin: ComponentType, sheet: ServerStyleSheet): CompiledStyle {
  try {
    const html = renderToStaticMarkup(sheet.collectStyles(createElement(twin)));
    const name = /class="[\w-]+ ([\w-]+)"/.exec(html)?.[1];
    if (name === undefined) throw new Error(`A styled component has no class of its own: ${html}`);
    return { name, css: rulesOf(sheet.getStyleTags()) };
  } finally {
    sheet.seal();
  }
}

/** The rules of a style element of styled-components, without its marks. */
function rulesOf(tags: string): string {
  return tags
    .replace(/^<style[^>]*>|<\/style>$/g, "")
    .split("/*!sc*/")
    .map((rule) => rule.trim())
    .filter((rule) => rule !== "" && !rule.startsWith("data-styled."))
    .join("");
}
