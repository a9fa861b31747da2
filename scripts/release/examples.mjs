import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, preview } from "vite";
import { overrides } from "../../examples/minimal-shop/src/overrides.ts";
import { words } from "../../examples/minimal-shop/src/words.ts";
import { launchTestBrowser } from "../start/browser.mjs";
import { root, run } from "../start/processes.mjs";
import { linkDependencies } from "./packed-packages.mjs";

const onAnyPort = { host: "127.0.0.1", port: 0 };

/**
 * Builds the shop in `examples/` with the installed packages, checks its types, and opens it. Opens the application with its own templates
 * in Vite's development server. Throws if anything is wrong.
 */
export async function checkExamples(place) {
  const folder = copyExample("minimal-shop", place);
  await run("npm", ["run", "build", "--prefix", folder], { quiet: true });
  await renderPages(folder);
  await inBrowser(await preview({ root: folder, logLevel: "error", preview: onAnyPort }), async (open) => {
    for (const locale of ["vi", "en"]) await openShop(open, locale);
  });
  linkDependencies(place, ["lucide-react", "styled-components"]);
  // The dependencies are links to those of this repository.
  const server = { ...onAnyPort, fs: { strict: false } };
  const own = await createServer({ root: copyExample("own-templates", place), logLevel: "error", server });
  await inBrowser(await own.listen(), openOwnTemplates);
  return "The examples run with the packed packages: built, rendered on a server, in development, and in both languages.";
}

function copyExample(name, place) {
  const filter = (path) => !/node_modules|\/dist(\/|$)/.test(path.slice(root.length));
  cpSync(`${root}/examples/${name}`, `${place}/${name}`, { recursive: true, filter });
  return `${place}/${name}`;
}

/** Lets `use` open pages of a server. Throws with everything that is wrong, including console warnings. */
async function inBrowser(server, use) {
  const browser = await launchTestBrowser();
  const complaints = [];
  try {
    await use(async (path) => {
      const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
      page.on("pageerror", (error) => complaints.push(error.message));
      page.on("response", (answer) => {
        if (answer.status() >= 400) complaints.push(`${answer.status()}: ${answer.url()}`);
      });
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      await page.goto(`http://127.0.0.1:${server.httpServer.address().port}${path}`);
      return { page, complaints };
    });
  } finally {
    await browser.close();
    await server.close();
  }
  if (complaints.length > 0) throw new Error(`An example's page says:\n${complaints.join("\n")}`);
}

async function openOwnTemplates(open) {
  const { page, complaints } = await open("/");
  const isPlain = (await styleOf(page.getByRole("heading"), "color")) === "rgb(0, 0, 0)";
  if (isPlain) complaints.push("Its own template has no styles.");
  complaints.push(...(await missingIcon(page)));
}

async function renderPages(folder) {
  const { renderPage } = await import(`${folder}/dist-server/server.js`);
  const html = readFileSync(`${folder}/dist/index.html`, "utf8");
  mkdirSync(`${folder}/dist/en`);
  writeFileSync(`${folder}/dist/index.html`, renderPage(html, "/", "vi"));
  writeFileSync(`${folder}/dist/en/index.html`, renderPage(html, "/en", "en"));
}

async function openShop(open, locale) {
  const { page, complaints } = await open(locale === "vi" ? "/" : "/en/");
  const heading = page.getByRole("heading", { name: "Áo sơ mi linen tay dài" });
  for (const shown of [page.getByText(/389\.000\sđ/), heading]) await shown.first().waitFor();
  complaints.push(...(await complaintsAboutLooks(page)));
  await fillInAddress(page, words[locale].address);
  await page.getByRole("link", { name: /KN-261118-0042/ }).click();
  await page.getByRole("heading", { level: 1, name: /KN-261118-0042/ }).waitFor();
  await page.getByRole("button", { name: overrides[locale].aftersales.complaint_detail.cancel }).waitFor();
  complaints.push(...(await missingIcon(page)));
  await page.close();
}

/** Checks that the shop's own theme and styles override the library's, and that the latter are loaded. */
async function complaintsAboutLooks(page) {
  const link = page.getByRole("link", { name: /KN-261118-0042/ });
  const color = await styleOf(link, "color");
  const spacing = await styleOf(page.getByRole("heading", { level: 1 }), "letterSpacing");
  const columns = await styleOf(page.getByRole("list").first(), "gridTemplateColumns");
  return [
    color !== "rgb(0, 103, 120)" && `The link is ${color}, not the shop's color.`,
    spacing === "normal" && "The shop's own style of headings lost against the library's.",
    !columns.includes(" ") && "The grid of products has no styles.",
  ].filter(Boolean);
}

/** Uses the library's dialog and field with the shop's form library: refuses an empty name, and leaves the history to the router. */
async function fillInAddress(page, { add, name, needed, save }) {
  const before = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: add }).click();
  const dialog = page.getByRole("dialog", { name: add });
  await dialog.getByRole("button", { name: save }).click();
  await dialog.getByText(needed).waitFor();
  await dialog.getByLabel(name).fill("Lan");
  await dialog.getByRole("button", { name: save }).click();
  await page.getByText("Lan.").waitFor();
  const isUnchanged = (await page.evaluate(() => history.length)) === before;
  if (!isUnchanged) throw new Error("A dialog changed the history of another application's router.");
}

const missingIcon = async (page) =>
  (await page.locator("[data-own-icon]").count()) > 0 ? [] : ["The application's own icons are not shown."];

const styleOf = (locator, property) =>
  locator.evaluate((element, name) => getComputedStyle(element)[name], property);
