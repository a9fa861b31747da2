import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import react from "@vitejs/plugin-react";
import { senUi } from "../packages/ui/vite/index.ts";
import { fragmentUsesPlugin } from "./docs/fragment-uses.ts";
import { storyResolution } from "./story-resolution.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Where stories are, which is what their titles begin at. */
const directory = "../packages/ui/src";

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
  previewAnnotations: (entries = []) => [...entries, place("./docs/annotations.tsx")],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // The search finds what a page calls its sections: Words.mdx has the Vietnamese names, with and without diacritics.
  features: {
    experimentalSearchDocsHeadings: true,
    // What a change can reach is told by `npm run visual`; asking git and reading every import would take seconds of each start.
    changeDetection: false,
  },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      // A saved component takes its place in the open story.
      react(),
      senUi({ runtime: process.env["SEN_STYLES"] === "runtime" }),
      fragmentUsesPlugin(place("..")),
    ],
    resolve: { ...vite.resolve, ...storyResolution },
    server: {
      ...vite.server,
      // What is made here changes no story: the visual check beside it would have the page loaded again and again.
      watch: {
        ...vite.server?.watch,
        ignored: ["**/.cache/**", "**/.data/**", "**/.turbo/**", "**/dist/**"],
      },
    },
  }),
};

export default config;
