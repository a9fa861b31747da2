import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { chromium, type Browser, type Page } from "playwright-core";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { findBrowser } from "../../scripts/browser.mjs";
import { freePorts } from "../../scripts/test/command.ts";
import { flows } from "../flows.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const storybook = join(
  dirname(createRequire(import.meta.url).resolve("storybook/package.json")),
  "dist/bin/dispatcher.js",
);

let server: ChildProcess;
let browser: Browser;
let page: Page;
let origin: string;

beforeAll(async () => {
  const [port = 0] = await freePorts(1);
  origin = `http://localhost:${String(port)}`;
  server = spawn(process.execPath, [storybook, "dev", "--ci", "--quiet", "--port", String(port)], {
    cwd: root,
    env: { ...process.env, NODE_ENV: "development", STORYBOOK_DISABLE_TELEMETRY: "1" },
    stdio: "ignore",
  });
  const executablePath = await findBrowser();
  browser = await chromium.launch({
    args: ["--no-sandbox", "--disable-gpu"],
    ...(executablePath === undefined ? {} : { executablePath }),
  });
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  // What stands around the stories is looked at: the stories themselves have tests of their own.
  await page.route("**/iframe.html*", (route) => route.abort());
  await vi.waitFor(
    async () => {
      if (!(await fetch(origin)).ok) throw new Error("Storybook is not up.");
    },
    { timeout: 60_000, interval: 100 },
  );
}, 120_000);

afterAll(async () => {
  await browser.close();
  server.kill();
  if (server.exitCode === null) await once(server, "exit");
});

it("walks a flow from story to story, and back", async () => {
  const [{ name, steps } = { name: "", steps: [] }] = flows;
  const [first = "", second = ""] = steps;
  const next = page.getByRole("button", { name: `Next step of the flow ${name}` });
  const before = page.getByRole("button", { name: `Step before in the flow ${name}` });
  const isAt = (story: string) =>
    page.waitForURL((url) => url.searchParams.get("path") === `/story/${story}`);
  await page.goto(`${origin}/?path=/story/${first}`);
  await page.getByRole("button", { name: `${name} 1/${String(steps.length)}` }).waitFor();
  expect(await before.isDisabled()).toBe(true);
  await next.click();
  await isAt(second);
  await before.click();
  await isAt(first);
});

it("finds a fragment by its Vietnamese name, with diacritics and without", async () => {
  const search = page.getByRole("searchbox");
  for (const typed of ["giỏ hàng", "gio hang"]) {
    await search.fill(typed);
    await page
      .getByRole("option", { name: /giỏ hàng/i })
      .first()
      .waitFor();
  }
});
