import { fileURLToPath } from "node:url";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { findTestBrowser } from "../scripts/start/browser.mjs";
import { forceRerunTriggers, reportingOf } from "../vitest.shared.ts";

/** Without the hint a headless browser rounds the width of each letter. */
const BROWSER_ARGS = ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none"];

/** Undefined uses Playwright's own browser. */
const executablePath = await findTestBrowser();

/** The gate runs a short check; manual and nightly runs check everything. */
const isGate = process.env["TURBO_HASH"] !== undefined;

/** Defaults; a story that needs another language or viewport sets it in its `globals`. */
const { STORY_LOCALE: locale = "vi", STORY_VIEWPORT: viewport = "phone" } = process.env;

/** Both parse every story file, to find its imports (listed below) and to show its source on docs pages. */
const NOT_TESTED = ["storybook:optimize-deps-plugin", "plugin-csf"];

const storybook = await storybookTest({
  configDir: fileURLToPath(new URL(".", import.meta.url)),
  initialGlobals: { locale, viewport: { value: viewport, isRotated: false } },
});

/**
 * Runs every story as a test in a real browser: it renders, its play function passes, and axe finds nothing in either scheme.
 * The gate runs axe only on visible stories, and checks colors only where every state is shown. Language and viewport are Vietnamese
 * and phone unless `STORY_LOCALE` and `STORY_VIEWPORT` say otherwise. Two pages share the files, so that each loads the modules once.
 */
export default defineConfig({
  root: fileURLToPath(new URL("..", import.meta.url)),
  plugins: storybook.filter(({ name }) => !NOT_TESTED.includes(name)),
  // All of them: if Vite discovered one late, it would reload during the run.
  optimizeDeps: {
    noDiscovery: true,
    include: [
      "@sen/ui > @hookform/resolvers/zod",
      "@storybook/addon-a11y/preview",
      "@storybook/react-dom-shim",
      "axe-core",
      "downshift",
      "i18next",
      "jsbarcode",
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
      "uqr",
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
    // Run after the projects that run more files in parallel.
    sequence: { groupOrder: 1 },
    testTimeout: 60_000,
    // A story asks the browser which fonts it rendered; Storybook's host would disable that.
    api: { allowExec: true, allowWrite: true },
    env: { AXE: isGate ? "quick" : "thorough" },
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { args: BROWSER_ARGS, ...(executablePath === undefined ? {} : { executablePath }) },
        contextOptions: { reducedMotion: "reduce", timezoneId: "Asia/Ho_Chi_Minh" },
      }),
      instances: [{ browser: "chromium" }],
      viewport: { width: 360, height: 800 },
      screenshotFailures: false,
    },
  },
});
