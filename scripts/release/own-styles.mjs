import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { chromium } from "playwright-core";
import { createServer } from "vite";
import { findTestBrowser } from "../start/browser.mjs";
import { root, run } from "../start/processes.mjs";
import { linkDependencies } from "./packed-packages.mjs";

const PAGE =
  '<!doctype html><html lang="vi"><body><div id="root"></div><script type="module" src="/main.tsx"></script></body></html>';

const MAIN = `
import { createI18n, I18nextProvider } from "@sen/i18n";
import "@sen/ui/global.css";
import { OrderListScreen } from "@sen/ui/orders";
import { Combobox } from "@sen/ui/forms";
import { color } from "@sen/ui/foundations";
import { IconProvider } from "@sen/ui/primitives";
import { Store } from "lucide-react";
import { createRoot } from "react-dom/client";
import styled from "styled-components";

const Root = styled.article\`
  h1 { color: \${color.brand}; }
\`;
const icons = { Store: () => <i data-own-icon /> };
const isWhole = [OrderListScreen, Combobox].every(Boolean);
createRoot(document.getElementById("root")!).render(
  <I18nextProvider i18n={createI18n({ locale: "vi", texts: {} })}>
    <IconProvider icons={icons}>
      <Root>{isWhole && <h1>Lam</h1>}<Store /></Root>
    </IconProvider>
  </I18nextProvider>,
);
`;

/** Opens an application with templates of its own in Vite's development server, with the settings of the README of `ui`, word for word. */
export async function checkOwnStyles(place) {
  const folder = `${place}/own-styles`;
  mkdirSync(folder);
  linkDependencies(place, ["lucide-react", "styled-components"]);
  const readme = readFileSync(`${root}/packages/ui/README.md`, "utf8");
  const [, config] = /```ts\n(import \{ senUi \}.*?)```/s.exec(readme);
  writeFileSync(`${folder}/vite.config.mjs`, config);
  writeFileSync(`${folder}/index.html`, PAGE);
  writeFileSync(`${folder}/main.tsx`, MAIN);
  // The dependencies are links to those of this repository.
  const settings = { host: "127.0.0.1", port: 0, fs: { strict: false } };
  const server = await createServer({ root: folder, logLevel: "error", server: settings });
  const browser = await chromium.launch({ executablePath: await findTestBrowser(), args: ["--no-sandbox"] });
  try {
    await server.listen();
    const page = await browser.newPage();
    const complaints = [];
    page.on("pageerror", (error) => complaints.push(error.message));
    page.on("console", (message) => message.type() === "error" && complaints.push(message.text()));
    await page.goto(`http://127.0.0.1:${server.httpServer.address().port}`);
    const heading = page.getByRole("heading", { name: "Lam" });
    await heading.waitFor().catch(() => complaints.push("The page shows nothing."));
    if (complaints.length > 0) throw new Error(complaints.join("\n"));
    const color = await heading.evaluate((element) => getComputedStyle(element).color);
    if (color === "rgb(0, 0, 0)") throw new Error("The application's own template has no styles.");
    if ((await page.locator("[data-own-icon]").count()) === 0) throw new Error("Its own icon is not shown.");
  } finally {
    await browser.close();
    await server.close();
  }
  return "An application with templates of its own runs in Vite's development server.";
}

/** Checks the types of every entry as Node's own module resolution reads them, those of the libraries too. */
export async function checkTypes(place, entries) {
  const options = {
    module: "nodenext",
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    lib: ["esnext", "dom"],
  };
  const compilerOptions = { ...options, jsx: "react-jsx", types: ["node", "vite/client"] };
  linkDependencies(place, ["@types/node"]);
  writeFileSync(`${place}/package.json`, '{ "type": "module" }');
  writeFileSync(`${place}/entries.ts`, entries.map((entry) => `export type {} from "${entry}";`).join("\n"));
  writeFileSync(`${place}/tsconfig.json`, JSON.stringify({ compilerOptions, files: ["entries.ts"] }));
  await run("tsc", ["-p", place], { quiet: true });
}
