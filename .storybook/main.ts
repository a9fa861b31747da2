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

/** The repository's folder. */
const root = dirname(place("."));

/** Where stories are, which is what their titles begin at. */
const directory = "../packages/ui/src";

/** `npm run storybook`; built and in tests the environment is named otherwise. */
const isDevelopment = process.env["NODE_ENV"] === "development";

/** Files of stories in it: the visual check builds only those that it photographs. */
const some = process.env["SEN_STORY_FILES"]?.split(",");

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: some
    ? some.map((files) => ({ directory, files }))
    : ["./pages/**/*.mdx", `${directory}/**/*.stories.tsx`],
  staticDirs: ["../apps/storefront/public"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    // It asks git what has changed every few seconds, which is of use only to whoever is signed in to the cloud.
    ...(process.env["CHROMATIC_PROJECT_TOKEN"] ? ["@chromatic-com/storybook"] : []),
  ],
  experimental_indexers: (indexers) => searchableByWords(keptIndex(indexers ?? [])),
  previewAnnotations: (entries = []) => [...entries, place("./docs/annotations.tsx")],
  core: {
    ...(isDevelopment ? { builder: place("./vite-builder.ts") } : {}),
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
  },
  // With it the search finds a page by the names of its stories, and so by its words: words-indexer.ts.
  features: {
    experimentalSearchDocsHeadings: true,
    // What a change can reach is told by `npm run visual`; asking git and reading every import would take seconds of each start.
    changeDetection: false,
  },
  typescript: {
    // TypeScript follows properties through `Pick`, `Omit` and other files, and costs four seconds of a start, which a built
    // Storybook has; in development it is describedProps(). Tests show no tables.
    reactDocgen: process.env["NODE_ENV"] === "production" ? "react-docgen-typescript" : false,
    reactDocgenTypescriptOptions: {
      include: ["packages/ui/src/**/*.tsx"],
      exclude: ["**/*.{stories,guide,test}.tsx"],
      // What every element takes is HTML's to describe.
      propFilter: ({ parent }) => !parent?.fileName.includes("node_modules"),
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      // A saved component takes its place in the open story.
      react(),
      senUi({ runtime: process.env["SEN_STYLES"] === "runtime" }),
      ownTexts(root),
      directImports(root),
      fragmentUsesPlugin(root),
      ...(isDevelopment ? [describedProps()] : []),
    ],
    resolve: { ...vite.resolve, ...storyResolution },
    server: {
      ...vite.server,
      // What is made here changes no story: the visual check beside it would have the page loaded again and again.
      watch: {
        ...vite.server?.watch,
        ignored: [
          ...["**/.cache/**", "**/.data/**", "**/.turbo/**", "**/dist/**"],
          // Half of all files, and no story imports any.
          ...["../apps/**", "../e2e/**"].map(place),
        ],
      },
    },
  }),
};

export default config;
