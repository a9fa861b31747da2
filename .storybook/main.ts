import { fileURLToPath } from "node:url";
import type { StorybookConfig } from "@storybook/react-vite";
import { senUi } from "../packages/ui/vite/index.ts";
import { fragmentUsesPlugin } from "./docs/fragment-uses.ts";
import { storyResolution } from "./story-resolution.ts";

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["./pages/**/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  staticDirs: ["../apps/storefront/public"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "@chromatic-com/storybook",
  ],
  previewAnnotations: (entries = []) => [...entries, place("./docs/annotations.tsx")],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: "react-docgen" },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [
      ...(vite.plugins ?? []),
      senUi({ runtime: process.env["SEN_STYLES"] === "runtime" }),
      fragmentUsesPlugin(place("..")),
    ],
    resolve: { ...vite.resolve, ...storyResolution },
  }),
};

export default config;
