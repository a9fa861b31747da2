import type { Plugin, UserConfig } from "vite";
import { compileModule, mayHoldTemplates } from "./compile-module.ts";
import { StyleEvaluator } from "./evaluate.ts";
import { ELEMENT_FILE, GLOBAL_FILE, ICON_FILE, isInstalled, isSource } from "./package-files.ts";

const GLOBAL_CSS = "@sen/ui/global.css";

/** `virtual:sen-ui/…/X.tsx.css` is the CSS of the module `…/X.tsx`. */
const VIRTUAL = "virtual:sen-ui";
const CSS_OF = /^\0virtual:sen-ui(?<file>.+)\.css$/;

/**
 * The library as it is installed. Compiled modules import some of its files, so Vite must not bundle the others a second time, but the
 * CommonJS that it uses has to be converted. Plain Node loads no styles.
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
   * Leaves the components to styled-components in the browser, and the icons to lucide-react: what is compiled is compared
   * with that.
   * @default false
   */
  runtime?: boolean;
}

/**
 * Compiles the styled-components of `@sen/ui`, read from its sources: each module gets plain elements with classes and
 * imports its CSS, which Vite treats like any other; icons become finished drawings. Works the same in builds, in the development server, whose
 * classes also carry the components' names, and on the server side. Also provides `@sen/ui/global.css`.
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
        // A server's build emits no CSS: unless a module asks for the text, it would be found out for nothing.
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
        if (runtime || !isSource(id) || !mayHoldTemplates(code)) return null;
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
