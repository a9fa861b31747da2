import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { senUi } from "../../packages/ui/vite/index.ts";
import { chunkGroups } from "./vite/chunks.ts";
import { jsonAsScript } from "./vite/json-as-script.ts";
import { precompressed } from "./vite/precompressed.ts";
import { serviceWorker } from "./vite/service-worker.ts";
import { withoutUnusedComponents } from "./vite/unused-components.ts";

/** The packages of this repository are built from their sources. */
const source = ["@sen/source", "module", "development|production"];

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What packages bring along that is not needed in a browser of today. */
const browserAliases = [
  // The router's package names its development files for every bundler.
  { find: /^react-router$/, replacement: file("../../node_modules/react-router/dist/production/index.mjs") },
  {
    find: /^react-router\/dom$/,
    replacement: file("../../node_modules/react-router/dist/production/dom-export.mjs"),
  },
  // React has had the hook itself since 18.
  { find: /^use-sync-external-store\/shim$/, replacement: "react" },
];

/** What every page has fetched before its script runs. */
const BEGUN_WITH = /\/(rolldown-runtime|framework|app|styles)-[^/]+$/;

export default defineConfig(({ command, isSsrBuild }) => {
  // What is built is for production, whoever builds it: with a test's NODE_ENV it would be React's development build.
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
      // The built server is one bundle; in development only what Vite must compile goes through it.
      noExternal: command === "build" ? true : [/^@sen\//],
    },
    // Development prepares at its start what the pages need: found page by page, each find would reload the open one.
    optimizeDeps: { entries: ["src/entry-client.tsx", "src/areas/*/*Page.tsx"] },
    // The server's bundle knows at build time what packages would ask their environment at each element.
    define: isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {},
    build: {
      // The oldest browsers that the shop supports (README): Samsung Internet 20 is Chromium 106.
      target: ["chrome106", "edge109", "firefox115", "safari16.4"],
      manifest: !isSsrBuild,
      outDir: isSsrBuild ? "build/server" : "build/client",
      copyPublicDir: !isSsrBuild,
      // What comes later names the files that it must fetch: not those that every page began with.
      modulePreload: {
        resolveDependencies: (_file, files) => files.filter((file) => !BEGUN_WITH.test(file)),
      },
      // Fonts and icons stay files: an inlined one would be paid for on every page.
      assetsInlineLimit: 0,
      rolldownOptions: isSsrBuild
        ? { input: file("src/entry-server.tsx"), checks: { ineffectiveDynamicImport: false } }
        : {
            input: {
              app: file("src/entry-client.tsx"),
              boot: file("src/entry-boot.ts"),
              fonts: file("../../packages/ui/src/foundations/fonts.css"),
            },
            // The boot script calls what the app exports.
            preserveEntrySignatures: "allow-extension",
            output: { codeSplitting: { groups: chunkGroups } },
            // What an index passes on and nobody uses need not travel: SWR's variations, and what an area gives to others.
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
