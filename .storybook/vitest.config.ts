import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findTestBrowser } from "../scripts/start/browser.mjs";
import { forceRerunTriggers, reportingOf } from "../vitest.shared.ts";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  // Else a browser without windows rounds the width of each letter.
  "--font-render-hinting=none",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Undefined leaves it to Playwright's own. */
const executablePath = await findTestBrowser();

/** The gate is short; by hand and every night all is looked at. */
const isGate = process.env["TURBO_HASH"] !== undefined;

/** A story that needs another language or size says so in its `globals`. */
const { STORY_LOCALE: locale = "vi", STORY_VIEWPORT: viewport = "phone" } = process.env;

/**
 * Every story as a test in a real browser: it renders, its play function holds, axe finds nothing, in either scheme; the gate
 * has axe look at those that are shown, in light. They are Vietnamese and on a phone, or as `STORY_LOCALE` and
 * `STORY_VIEWPORT` say.
 * Two pages work through the files, each of them loading the modules once.
 */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  cacheDir: fileURLToPath(new URL("../.cache/stories", import.meta.url)),
  plugins: [
    storybookTest({
      configDir: fileURLToPath(new URL(".", import.meta.url)),
      initialGlobals: { locale, viewport: { value: viewport, isRotated: false } },
    }),
  ],
  // Pre-bundled from the start: found late, they would make Vite reload in the middle of a run.
  optimizeDeps: {
    include: [
      "@sen/ui > @hookform/resolvers/zod",
      "@sen/ui > yet-another-react-lightbox",
      "@sen/ui > yet-another-react-lightbox/plugins/counter",
      "@sen/ui > yet-another-react-lightbox/plugins/zoom",
      "axe-core",
      "downshift",
      "i18next",
      "lucide-react",
      "react",
      "react-dom",
      "react-dom/client",
      "react-hook-form",
      "react-i18next",
      "react/jsx-dev-runtime",
      "react/jsx-runtime",
      "storybook/test",
      "styled-components",
      "yet-another-react-lightbox",
      "yet-another-react-lightbox/plugins/counter",
      "yet-another-react-lightbox/plugins/zoom",
      "zod",
      "zod/mini",
    ],
  },
  test: {
    name: "stories",
    ...reportingOf("stories"),
    forceRerunTriggers,
    isolate: false,
    maxWorkers: 2,
    // After the projects that run more files at a time.
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    // A story asks the browser itself which fonts it has drawn; Storybook's host would switch that off.
    api: { allowExec: true, allowWrite: true },
    env: { AXE: isGate ? "quick" : "thorough" },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: quiet, ...(executablePath === undefined ? {} : { executablePath }) },
        contextOptions: { reducedMotion: "reduce", timezoneId: "Asia/Ho_Chi_Minh" },
      }),
      instances: [{ browser: "chromium" }],
      viewport: { width: 360, height: 800 },
      screenshotFailures: false,
    },
  },
});
