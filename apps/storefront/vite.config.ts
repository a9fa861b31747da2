import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { senUi } from "../../packages/ui/vite/index.ts";
import { chunkGroups } from "./vite/chunks.ts";
import { jsonAsScript } from "./vite/json-as-script.ts";
import { precompressed } from "./vite/precompressed.ts";
import { OLDEST_BROWSERS, serviceWorker } from "./vite/service-worker.ts";
import { withoutUnusedComponents } from "./vite/unused-components.ts";

/** Conditions that resolve this repository's packages to their sources. */
const source = ["@sen/source", "module", "development|production"];

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Replaces parts of packages that current browsers do not need. */
const browserAliases = [
  // The router's package resolves to its development build in every bundler.
  { find: /^react-router$/, replacement: file("../../node_modules/react-router/dist/production/index.mjs") },
  {
    find: /^react-router\/dom$/,
    replacement: file("../../node_modules/react-router/dist/production/dom-export.mjs"),
  },
  // React has included this hook since 18.
  { find: /^use-sync-external-store\/shim$/, replacement: "react" },
];

/** Chunks that every page has loaded before its script runs. */
const BEGUN_WITH = /\/(rolldown-runtime|framework|app|styles)-[^/]+$/;

export default defineConfig(({ command, isSsrBuild }) => {
  // Builds are always for production: a test's NODE_ENV would bundle React's development build.
  if (command === "build") process.env.NODE_ENV = "production";
  return {
    plugins: [senUi(), jsonAsScript(), react(), withoutUnusedComponents(), precompressed(), serviceWorker()],
    resolve: {
      conditions: [...source, "browser"],
      dedupe: ["react", "react-dom", "react-router"],
      alias: command === "build" && !isSsrBuild ? browserAliases : [],
    },
    ssr: {
      resolve: { conditions: [...source, "node"], externalConditions: [...source, "module-sync", "node"] },
      // The built server is a single bundle; in development only what Vite must compile goes through it.
      noExternal: command === "build" ? true : [/^@sen\//],
    },
    // Prebundles all pages' dependencies at startup: discovering one later reloads the open page.
    optimizeDeps: { entries: ["src/entry-client.tsx", "src/areas/*/*Page.tsx"] },
    // Inlines NODE_ENV, which packages would otherwise read from the environment for each element.
    define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
    build: {
      target: OLDEST_BROWSERS,
      manifest: !isSsrBuild,
      outDir: isSsrBuild ? "build/server" : "build/client",
      copyPublicDir: !isSsrBuild,
      // Lazy chunks preload only files that not every page has loaded already.
      modulePreload: {
        resolveDependencies: (_file, files) => files.filter((file) => !BEGUN_WITH.test(file)),
      },
      // Fonts and icons stay files: inlined, every page would pay for them.
      assetsInlineLimit: 0,
      rolldownOptions: isSsrBuild
        ? { input: file("src/entry-server.tsx"), checks: { ineffectiveDynamicImport: false } }
        : {
            input: {
              app: file("src/entry-client.tsx"),
              boot: file("src/entry-boot.ts"),
              fonts: file("../../packages/ui/src/foundations/fonts.css"),
            },
            // The boot script imports the app's exports.
            preserveEntrySignatures: "allow-extension",
            output: { codeSplitting: { groups: chunkGroups } },
            // Drops unused re-exports: SWR's variants, and the index files of areas.
            treeshake: {
              propertyReadSideEffects: false,
              moduleSideEffects: [
                { test: /node_modules[\\/]swr[\\/]/, sideEffects: false },
                { test: /storefront[\\/]src[\\/](areas|core|shell)[\\/]/, sideEffects: false },
              ],
            },
          },
    },
  };
});
