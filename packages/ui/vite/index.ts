import type { Plugin, UserConfig } from "vite";
import { compileModule, mayNeedCompiling } from "./compile-module.ts";
import { StyleEvaluator } from "./evaluate.ts";
import { ELEMENT_FILE, GLOBAL_FILE, ICON_FILE, isInstalled, isSource } from "./package-files.ts";

const GLOBAL_CSS = "@sen/ui/global.css";

/** `virtual:sen-ui/…/X.tsx.css` is the CSS of the module `…/X.tsx`. */
const VIRTUAL = "virtual:sen-ui";
const CSS_OF = /^\0virtual:sen-ui(?<file>.+)\.css$/;

/**
 * For the installed library. Compiled modules import some of its files, so Vite must not prebundle second copies of them; its CommonJS
 * dependencies still need converting. Node alone cannot load style sheets.
 */
const AS_INSTALLED: UserConfig = {
  optimizeDeps: {
    exclude: ["@sen/ui"],
    include: ["react", "react/jsx-runtime", "@sen/ui > downshift", "@sen/ui > jsbarcode"],
  },
  ssr: { noExternal: [/^@sen\//] },
};

export interface SenUiOptions {
  /**
   * Keeps styled-components and lucide-react at run time, to compare the compiled styles with theirs.
   * @default false
   */
  runtime?: boolean;
}

/**
 * Compiles styled-components to plain elements with classes, and icons to their drawings. Each module imports its CSS, which Vite
 * handles like any other, in builds, in the development server (with named classes) and in server builds. Also provides
 * `@sen/ui/global.css`.
 */
export function senUi({ runtime = false }: SenUiOptions = {}): Plugin {
  let named = false;
  let evaluator = new StyleEvaluator();
  return {
    name: "sen-ui",
    enforce: "pre",
    sharedDuringBuild: true,
    config: () => (isInstalled ? AS_INSTALLED : {}),
    configResolved({ command }) {
      named = command === "serve";
      evaluator = new StyleEvaluator({ named });
    },
    resolveId: {
      filter: { id: [/^virtual:sen-ui/, /^@sen\/ui\/global\.css/] },
      handler: (id) => `\0${id.replace(GLOBAL_CSS, `${VIRTUAL}${GLOBAL_FILE}.css`)}`,
    },
    load: {
      filter: { id: /^\0virtual:sen-ui/ },
      async handler(id) {
        const file = CSS_OF.exec(id.replace(/\?.*$/, ""))?.groups?.["file"];
        if (file === undefined) return null;
        const { mode, config } = this.environment;
        // A server build emits no CSS, so evaluate it only for a module that imports it as text.
        if (mode === "build" && config.consumer === "server" && !id.includes("?")) return "";
        const { css, files } = await (file === GLOBAL_FILE
          ? evaluator.globalCss(file)
          : evaluator.cssOf(file));
        for (const one of files) this.addWatchFile(one);
        return css;
      },
    },
    transform: {
      filter: { id: /\.[jt]sx?$/ },
      handler(code, id) {
        if (runtime || !isSource(id) || !mayNeedCompiling(code)) return null;
        return compileModule(code, id, {
          named,
          element: ELEMENT_FILE,
          css: `${VIRTUAL}${id}.css`,
          icon: ICON_FILE,
        });
      },
    },
    async watchChange() {
      await evaluator.forget();
    },
    async buildEnd() {
      await evaluator.close();
    },
  };
}
