import { createRequire } from "node:module";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { chunkGroups } from "./vite/chunks.ts";
import { jsonAsScript } from "./vite/json-as-script.ts";
import { leanPackages } from "./vite/lean-packages.ts";
import { precompressed } from "./vite/precompressed.ts";
import { componentIds, sourceConditions } from "./vite/source.ts";
import { staticIcons } from "./vite/static-icons.ts";
import { staticStyles } from "./vite/static-styles.ts";

/** The router's package exports name its development files only; these are the same without the warnings. */
function routerWithoutWarnings(): Plugin {
  const folder = createRequire(import.meta.url)
    .resolve("react-router")
    .replace(/development.*$/, "production/");
  const files = new Map([
    ["react-router", `${folder}index.mjs`],
    ["react-router/dom", `${folder}dom-export.mjs`],
  ]);
  return {
    name: "router-without-warnings",
    enforce: "pre",
    apply: "build",
    resolveId: (id) => files.get(id) ?? null,
  };
}

export default defineConfig(({ command }) => ({
  plugins: [
    routerWithoutWarnings(),
    leanPackages(),
    jsonAsScript(),
    staticStyles(),
    staticIcons(),
    precompressed(),
    reactRouter(),
  ],
  oxc: {
    plugins: { styledComponents: componentIds },
  },
  resolve: {
    conditions: ["@sen/source", "module", "browser", "development|production", "import", "default"],
    dedupe: ["react", "react-dom", "styled-components", "react-router"],
  },
  ssr: {
    resolve: { conditions: [...sourceConditions, "node"], externalConditions: [...sourceConditions, "node"] },
    // Server and browser must resolve the same build of styled-components, or every class name differs. The built server
    // is one bundle: the packages' own files cost a lookup at each use of what they export.
    noExternal: command === "build" ? true : ["styled-components", /^@sen\//],
    external: command === "build" ? [] : ["react", "react-dom", "react-router", "react-router-dom"],
  },
  // Development prepares at its start what the pages need: found page by page, each find would reload the open one.
  optimizeDeps: { entries: ["app/entry.client.tsx", "app/root.tsx", "app/routes/*.tsx"] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } } } },
    // Asking the environment takes long, and packages ask it at each element: the build knows the answer.
    ssr: { define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {} },
  },
  build: {
    target: "es2022",
    // Fonts and icons stay files: an inlined one would be paid for on every page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The server's bundle holds all texts at once, the browser's a chunk of each: meant so.
      checks: { ineffectiveDynamicImport: false },
      // SWR's variations (endless, immutable) come with the package's index; what is not used of them need not travel.
      treeshake: {
        propertyReadSideEffects: false,
        moduleSideEffects: [{ test: /node_modules\/(swr|swr-openapi)\//, sideEffects: false }],
      },
    },
  },
}));
