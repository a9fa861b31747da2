import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { build, type InlineConfig, type Rolldown } from "vite";
import { builtAssets, readBuild } from "../server/page-assets.ts";
import { precompressed } from "./precompressed.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const client = `${root}build/client`;
const manifest = `${client}/.vite/manifest.json`;

/** That the shop supports (README): Samsung Internet 20 is Chromium 106. */
export const OLDEST_BROWSERS = ["chrome106", "edge109", "firefox115", "safari16.4"];

/** Builds the service worker as a single file next to the client's, with the list of files to precache; in development on request. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    applyToEnvironment: ({ name }) => name === "client",
    async closeBundle() {
      if (this.environment.mode !== "build" || !existsSync(manifest)) return;
      await build(configOf(true));
    },
    configureServer({ middlewares }) {
      middlewares.use("/service-worker.js", (_request, response, next) => {
        build(configOf(false)).then((built) => {
          const [chunk] = (built as Rolldown.RolldownOutput).output;
          response.setHeader("content-type", "text/javascript").end(chunk.code);
        }, next);
      });
    },
  };
}

/** Files of the offline page, and the maps of pages and texts, which may not be prefetched yet when the network fails. */
function offlineFiles(): string[] {
  const { styles, fontFaces, app, modules } = builtAssets(client)({ page: "offline/OfflinePage" });
  const { chunkOf, withImports } = readBuild(client);
  const fontFiles = [...fontFaces.matchAll(/url\(([^)]+)/g)].map(([, file = ""]) => file);
  const atRest = [...withImports([chunkOf("at-rest")])].map(({ file }) => `/${file}`);
  return [...new Set([...styles, ...fontFiles, app, ...modules, ...atRest])];
}

function configOf(write: boolean): InlineConfig {
  const version = write
    ? createHash("sha256").update(readFileSync(manifest)).digest("hex").slice(0, 16)
    : "dev";
  return {
    root,
    configFile: false,
    logLevel: "warn",
    publicDir: false,
    // Resolves this repository's packages to their sources, because they may not be built.
    resolve: { conditions: ["@sen/source", "module", "browser", "production"] },
    plugins: write ? [precompressed()] : [],
    define: {
      OFFLINE_FILES: JSON.stringify(write ? offlineFiles() : []),
      BUILD: JSON.stringify(version),
      "process.env.NODE_ENV": '"production"',
    },
    build: {
      write,
      outDir: "build/client",
      emptyOutDir: false,
      target: OLDEST_BROWSERS,
      rolldownOptions: {
        input: "src/worker/service-worker.ts",
        output: { format: "iife", entryFileNames: "service-worker.js" },
      },
    },
  };
}
