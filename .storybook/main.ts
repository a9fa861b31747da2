import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import { senUi } from "../packages/ui/vite/index.ts";
import { describedProps } from "./docs/described-props.ts";
import { fragmentUsesPlugin } from "./docs/fragment-uses.ts";
import { directImports } from "./direct-imports.ts";
import { keptIndex } from "./kept-index.ts";
import { ownTexts } from "./own-texts.ts";
import { searchableByWords } from "./words-indexer.ts";
import { storyResolution } from "./story-resolution.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The repository's root folder. */
const root = dirname(place("."));

/** Folder of the stories; story titles are relative to it. */
const directory = "../packages/ui/src";

/** True for `npm run storybook`, not for builds and tests. */
const isDevelopment = process.env["NODE_ENV"] === "development";

/** Story files to include; the visual check builds only the ones it snapshots. */
const { SEN_STORY_FILES = "**/*.stories.tsx" } = process.env;

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./pages/**/*.mdx", ...SEN_STORY_FILES.split(",").map((files) => ({ directory, files }))],
  staticDirs: ["../apps/storefront/public"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    // It polls git every few seconds, which is useful only when signed in to Chromatic.
    ...(process.env["CHROMATIC_PROJECT_TOKEN"] ? ["@chromatic-com/storybook"] : []),
  ],
  experimental_indexers: (indexers) => searchableByWords(keptIndex(indexers ?? [])),
  previewAnnotations: (entries = []) => [...entries, place("./docs/annotations.tsx")],
  core: {
    ...(isDevelopment ? { builder: place("./vite-builder.ts") } : {}),
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  // Lets the search find a page by its story names, and so by its words (words-indexer.ts).
  features: {
    experimentalSearchDocsHeadings: true,
    // Off: it slows each start by seconds, and `npm run visual` already finds what a change affects.
    changeDetection: false,
  },
  typescript: {
    // The TypeScript docgen resolves `Pick`, `Omit` and imports, but takes four seconds, so only builds use it. Development
    // uses describedProps(). Tests show no props tables.
    reactDocgen: process.env["NODE_ENV"] === "production" ? "react-docgen-typescript" : false,
    reactDocgenTypescriptOptions: {
      include: ["packages/ui/src/**/*.tsx"],
      exclude: ["**/*.{stories,guide,test}.tsx"],
      // Leaves out native HTML attributes.
      propFilter: ({ parent }) => !parent?.fileName.includes("node_modules"),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      // Hot-swaps a saved component in the open story.
      react(),
      senUi({ runtime: process.env["SEN_STYLES"] === "runtime" }),
      ownTexts(root),
      directImports(root),
      fragmentUsesPlugin(root),
      ...(isDevelopment ? [describedProps()] : []),
    ],
    resolve: { ...vite.resolve, ...storyResolution },
    build: { ...vite.build, sourcemap: false, reportCompressedSize: false },
    server: {
      ...vite.server,
      // Generated files change no story, and a visual check running in parallel would keep reloading the page.
      watch: {
        ...vite.server?.watch,
        ignored: [
          ...["**/.cache/**", "**/.data/**", "**/.turbo/**", "**/dist/**"],
          // Half of all files, not imported by any story.
          ...["../apps/**", "../e2e/**"].map(place),
        ],
      },
    },
  }),
};

export default config;
