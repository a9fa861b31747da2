import { cpSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { install, linkDependencies, newPlace, pack, packages, readPackage } from "./packed-packages.mjs";
import { findTestBrowser } from "../start/browser.mjs";
import { root } from "../start/processes.mjs";
const place = newPlace();
console.log(place);
const { dependencies, devDependencies } = readPackage(`${root}/examples/minimal-shop`);
linkDependencies(place, Object.keys({ ...dependencies, ...devDependencies }));
for (const name of packages) install(pack(name, place), name, place);
const folder = `${place}/minimal-shop`;
cpSync(`${root}/examples/minimal-shop`, folder, { recursive: true });
const server = await (await createServer({ root: folder, configFile: `${folder}/vite.config.ts`, server: { host: "127.0.0.1", port: 3407, fs: { strict: false } } })).listen();
const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ["--no-sandbox"] });
for (const path of ["/", "/en/"]) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  page.on("console", (m) => ["error", "warning"].includes(m.type()) && console.log(path, m.type(), m.text().slice(0, 600)));
  page.on("pageerror", (e) => console.log(path, "pageerror", e.message.slice(0, 500)));
  page.on("response", (r) => r.status() >= 400 && console.log(path, r.status(), r.url()));
  await page.goto(`http://127.0.0.1:3407${path}`);
  await page.waitForTimeout(15000);
  console.log(path, (await page.locator("#root").innerText()).slice(0, 200));
  await page.screenshot({ path: `/tmp/h7-shots/mini${path.replaceAll("/", "-")}.png` });
}
await browser.close(); await server.close(); process.exit(0);
