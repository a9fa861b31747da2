import { cpSync } from "node:fs";
import { chromium } from "playwright-core";
import { build, preview } from "vite";
import { findTestBrowser } from "../start/browser.mjs";
import { linkDependencies, readPackage } from "./packed-packages.mjs";
import { root, run } from "../start/processes.mjs";

const name = "minimal-shop";

/** Builds the shop of `examples/` on the installed packages, checks its types, and opens it. Throws if it is not as it should be. */
export async function checkExample(place) {
  const folder = `${place}/${name}`;
  // As a newcomer would find it.
  const filter = (path) => !/node_modules|\/dist(\/|$)/.test(path.slice(root.length));
  cpSync(`${root}/examples/${name}`, folder, { recursive: true, filter });
  const { dependencies, devDependencies } = readPackage(folder);
  linkDependencies(place, Object.keys({ ...dependencies, ...devDependencies }));
  await run("tsc", ["-p", folder], { quiet: true });
  await build({ root: folder, logLevel: "error" });
  const server = await preview({ root: folder, logLevel: "error", preview: { host: "127.0.0.1", port: 0 } });
  try {
    await openShop(`http://127.0.0.1:${server.httpServer.address().port}`);
  } finally {
    await server.close();
  }
  return `examples/${name} is built of the packed packages, and shows its products and its complaint.`;
}

/** Opens the built example in a browser. Throws with all that is wrong. */
async function openShop(url) {
  const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ["--no-sandbox"] });
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 800 } });
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("response", (answer) => {
      if (answer.status() >= 400) complaints.push(`${answer.status()}: ${answer.url()}`);
    });
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto(url);
    await page.getByRole("heading", { name: "Áo sơ mi linen tay dài" }).first().waitFor();
    const price = page.getByText(/389\.000\sđ/);
    await price.first().waitFor();
    const link = page.getByRole("link", { name: "Khiếu nại KN-261118-0042" });
    const looks = {
      color: await styleOf(link, "color"),
      spacing: await styleOf(page.getByRole("heading", { level: 1 }), "letterSpacing"),
      columns: await styleOf(page.getByRole("list").first(), "gridTemplateColumns"),
    };
    await link.click();
    await page.getByRole("heading", { level: 1, name: /KN-261118-0042/ }).waitFor();
    await page.getByRole("button", { name: "Rút khiếu nại" }).waitFor();
    const icons = await page.locator("[data-own-icon]").count();
    if (looks.color !== "rgb(0, 103, 120)") {
      complaints.push(`The link is ${looks.color}, not the shop's color.`);
    }
    if (looks.spacing === "normal") {
      complaints.push("The shop's own style of headings lost against the library's.");
    }
    if (!looks.columns.includes(" ")) complaints.push("The grid of products has no styles.");
    if (icons === 0) complaints.push("The shop's own icons are not shown.");
    if (complaints.length > 0) throw new Error(`The example's page says:\n${complaints.join("\n")}`);
  } finally {
    await browser.close();
  }
}

const styleOf = (locator, property) =>
  locator.evaluate(
    (element, name) => element.ownerDocument.defaultView.getComputedStyle(element)[name],
    property,
  );
