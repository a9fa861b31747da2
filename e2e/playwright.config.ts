import { defineConfig, devices } from "@playwright/test";

const port = Number(process.env["E2E_PORT"] ?? 3300);
const executablePath = process.env["CHROME_PATH"];

/** A Chromium with windows, if `CHROME_PATH` has none, for the journeys that need them. */
const executablePathWithWindows = process.env["CHROME_WITH_WINDOWS_PATH"] ?? executablePath;

const launch = (path: string | undefined) => ({
  ...(path ? { executablePath: path } : {}),
  args: ["--no-sandbox", "--disable-gpu"],
});
const onDesktop = { ...devices["Desktop Chrome"], viewport: { width: 1280, height: 800 } };

/** Journeys through the built storefront and a real backend with a fresh database, in a real Chromium. */
export default defineConfig({
  testDir: "journeys",
  outputDir: "../test-results",
  fullyParallel: true,
  // Two workers keep two processors busy. A third would only slow down the others.
  workers: 2,
  // A retry tells a browser fault from a shop fault. The gate lists each journey that needed one; the nightly run fails for it.
  retries: 1,
  // Generous timeouts, because the waiting time depends on the machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    [process.env["TURBO_HASH"] === undefined ? "list" : "dot"],
    ["json", { outputFile: "../.cache/reports/e2e.json" }],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 30_000,
    contextOptions: { reducedMotion: "reduce" },
    // Journeys cannot intercept what a service worker serves. Those about the worker allow it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    launchOptions: launch(executablePath),
  },
  projects: [
    // The only one in its browser. As the last it would keep one of two processors waiting.
    {
      name: "desktop with windows",
      use: { ...onDesktop, launchOptions: launch(executablePathWithWindows) },
      grep: /@windows/,
    },
    {
      name: "phone",
      // One pixel a point: drawing seven times as many, and encoding larger pictures, shows nothing more.
      use: {
        ...devices["Pixel 7"],
        viewport: { width: 360, height: 800 },
        deviceScaleFactor: 1,
        locale: "vi-VN",
      },
      grep: /@phone/,
    },
    { name: "desktop", use: onDesktop, grepInvert: /@phone|@windows/ },
  ],
  webServer: {
    command: "node --conditions=@sen/source support/test-shop.mjs",
    // The storefront is ready before the shop is seeded.
    wait: { stdout: /Sen is open/ },
    timeout: 240_000,
    stdout: "pipe",
    gracefulShutdown: { signal: "SIGTERM", timeout: 15_000 },
    env: { PORT: String(port), BACKEND_PORT: String(port + 1) },
  },
});
