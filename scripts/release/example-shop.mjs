import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { preview } from "vite";
import { findTestBrowser } from "../start/browser.mjs";
import { root, run } from "../start/processes.mjs";

const name = "minimal-shop";

/** Builds the shop in `examples/` with the installed packages, checks its types, and opens it. Throws if anything is wrong. */
export async function checkExample(place) {
  const folder = `${place}/${name}`;
  // A clean copy, without installed or built files.
  const filter = (path) => !/node_modules|\/dist(\/|$)/.test(path.slice(root.length));
  cpSync(`${root}/examples/${name}`, folder, { recursive: true, filter });
  await run("npm", ["run", "build", "--prefix", folder], { quiet: true });
  await renderPages(folder);
  const server = await preview({ root: folder, logLevel: "error", preview: { host: "127.0.0.1", port: 0 } });
  const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ["--no-sandbox"] });
  try {
    const url = `http://127.0.0.1:${server.httpServer.address().port}`;
    for (const locale of ["vi", "en"]) await openShop(browser, url, locale);
  } finally {
    await browser.close();
    await server.close();
  }
  return `examples/${name} is built of the packed packages, renders on a server, and works in both languages.`;
}

/** Renders the home page in both languages with plain Node. */
async function renderPages(folder) {
  const { renderPage } = await import(`${folder}/dist-server/server.js`);
  const html = readFileSync(`${folder}/dist/index.html`, "utf8");
  mkdirSync(`${folder}/dist/en`);
  writeFileSync(`${folder}/dist/index.html`, renderPage(html, "/", "vi"));
  writeFileSync(`${folder}/dist/en/index.html`, renderPage(html, "/en", "en"));
}

const WORDS = {
  vi: {
    path: "/",
    add: "Thêm địa chỉ",
    name: "Tên người nhận",
    needed: "Hãy nhập tên.",
    save: "Lưu",
    cancel: "Rút khiếu nại",
  },
  en: {
    path: "/en/",
    add: "Add an address",
    name: "Recipient",
    needed: "Enter a name.",
    save: "Save",
    cancel: "Take it back",
  },
};

/** Uses the built example in a browser. Throws with everything that is wrong, including console warnings. */
async function openShop(browser, url, locale) {
  const words = WORDS[locale];
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
  const complaints = [];
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("response", (answer) => {
    if (answer.status() >= 400) complaints.push(`${answer.status()}: ${answer.url()}`);
  });
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(url + words.path);
  await page
    .getByText(/389\.000\sđ/)
    .first()
    .waitFor();
  const heading = page.getByRole("heading", { name: "Áo sơ mi linen tay dài" });
  await heading.first().waitFor();
  complaints.push(...(await complaintsAboutLooks(page)));
  await fillInAddress(page, words);
  await page.getByRole("link", { name: /KN-261118-0042/ }).click();
  await page.getByRole("heading", { level: 1, name: /KN-261118-0042/ }).waitFor();
  await page.getByRole("button", { name: words.cancel }).waitFor();
  const icons = await page.locator("[data-own-icon]").count();
  if (icons === 0) complaints.push("The shop's own icons are not shown.");
  await page.close();
  if (complaints.length > 0) throw new Error(`The example's page says:\n${complaints.join("\n")}`);
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
async function fillInAddress(page, words) {
  const before = await page.evaluate(() => history.length);
  await page.getByRole("button", { name: words.add }).click();
  const dialog = page.getByRole("dialog", { name: words.add });
  await dialog.getByRole("button", { name: words.save }).click();
  await dialog.getByText(words.needed).waitFor();
  await dialog.getByLabel(words.name).fill("Lan");
  await dialog.getByRole("button", { name: words.save }).click();
  await page.getByText("Lan.").waitFor();
  const entries = (await page.evaluate(() => history.length)) - before;
  if (entries !== 0) {
    throw new Error("A dialog made an entry in the history of another application's router.");
  }
}

const styleOf = (locator, property) =>
  locator.evaluate(
    (element, name) => element.ownerDocument.defaultView.getComputedStyle(element)[name],
    property,
  );
