import { compile, serialize, stringify } from "stylis";
import {
  createServer,
  defaultServerConditions,
  isRunnableDevEnvironment,
  type Plugin,
  type RunnableDevEnvironment,
  type ViteDevServer,
} from "vite";
import { mayNeedCompiling, type CompileOptions } from "./compile-module.ts";
import { inLayer, layerOf } from "./layers.ts";
import { isInstalled, isSource } from "./package-files.ts";
import { TEMPLATES_EXPORT, templatesModule, type EvaluatedTemplate } from "./templates-module.ts";

/** CSS, and the files it depends on. */
export interface EvaluatedCss {
  css: string;
  files: string[];
}

/** Those that change the CSS. */
type EvaluatorOptions = Pick<CompileOptions, "named">;

interface StyledModule {
  [TEMPLATES_EXPORT]?: readonly EvaluatedTemplate[];
}

/** Runs modules in Node to evaluate their templates. What several import runs only once; nothing is rendered. */
export class StyleEvaluator {
  readonly #options: EvaluatorOptions;
  #server: Promise<ViteDevServer> | undefined;

  constructor(options: EvaluatorOptions = {}) {
    this.#options = options;
  }

  /** The CSS of a module's components. */
  async cssOf(file: string): Promise<EvaluatedCss> {
    const { module, files } = await this.#run<StyledModule>(file);
    const rules = (module[TEMPLATES_EXPORT] ?? []).map((template) => rulesOf(template, file));
    return { css: inLayer(layerOf(file), rules.join("")), files };
  }

  /** The CSS of every page (`foundations/global-css.ts`). */
  async globalCss(file: string): Promise<EvaluatedCss> {
    const { module, files } = await this.#run<{ globalCss: string }>(file);
    return { css: inLayer("base", module.globalCss), files };
  }

  /** Call it after a file has changed: modules then run again when they are next needed. */
  async forget(): Promise<void> {
    if (!this.#server) return;
    const { moduleGraph, runner } = await this.#environment();
    moduleGraph.invalidateAll();
    runner.clearCache();
  }

  async close(): Promise<void> {
    const server = await this.#server;
    this.#server = undefined;
    await server?.close();
  }

  async #run<Module>(file: string): Promise<{ module: Module; files: string[] }> {
    const { runner } = await this.#environment();
    return { module: (await runner.import(file)) as Module, files: filesOf(file, runner) };
  }

  async #environment(): Promise<RunnableDevEnvironment> {
    const { environments } = await (this.#server ??= startServer(this.#options));
    if (!isRunnableDevEnvironment(environments.ssr)) throw new Error("Vite's server side runs no modules.");
    return environments.ssr;
  }
}

/** A Vite server without connections, which resolves and transforms what its module runner imports. */
function startServer(options: EvaluatorOptions): Promise<ViteDevServer> {
  const conditions = [...(isInstalled ? [] : ["@sen/source"]), ...defaultServerConditions];
  return createServer({
    configFile: false,
    envDir: false,
    logLevel: "error",
    appType: "custom",
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true, include: [] },
    plugins: [templatesForEvaluation(options)],
    ssr: { resolve: { conditions, externalConditions: conditions }, noExternal: [/^@sen\//] },
  });
}

function templatesForEvaluation({ named = false }: EvaluatorOptions): Plugin {
  return {
    name: "sen-ui-templates",
    enforce: "pre",
    transform(code, id) {
      if (!isSource(id) || !mayNeedCompiling(code)) return null;
      return templatesModule(code, id, named);
    },
  };
}

/** The flat rules of one template. */
function rulesOf({ className, name, parts, lines }: EvaluatedTemplate, file: string): string {
  for (const [index, part] of parts.entries()) {
    if (typeof part === "string" || typeof part === "number") continue;
    // Strings and values alternate.
    throw new Error(
      `${file}:${String(lines[(index - 1) / 2])}: the template of ${name} holds ${typeof part === "function" ? "a function" : String(part)}. ` +
        "Only strings and numbers can be compiled; variants are data attributes, continuous values go into `style`.",
    );
  }
  return serialize(compile(`.${className}{${parts.join("")}}`), stringify);
}

/** A module that has run, and everything it imports. */
function filesOf(file: string, { evaluatedModules }: RunnableDevEnvironment["runner"]): string[] {
  const found = new Set([file]);
  for (const id of found) {
    for (const imported of evaluatedModules.getModuleById(id)?.imports ?? []) found.add(imported);
  }
  return [...found].map((id) => evaluatedModules.getModuleById(id)?.file ?? id);
}
