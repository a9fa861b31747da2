import { mkdirSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { build, defaultClientConditions } from "vite";

/** What an application that uses `@sen/ui` may look like: two components in HTML. */
const application = `
import "@sen/ui/global.css";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server.edge";
import { createI18n, I18nextProvider } from "@sen/i18n";
import { Button, Price } from "@sen/ui/primitives";

const labels = { price: "Giá", original: "Giá gốc" };
export const html = renderToStaticMarkup(
  createElement(
    I18nextProvider,
    { i18n: createI18n({ locale: "vi", texts: {} }) },
    createElement(Price, { amount: 129000, labels }),
    createElement(Button, null, "Mua ngay"),
  ),
);
`;

/** An application's build fails where the package needs styled-components in it. */
const withoutStyledComponents = {
  name: "without-styled-components",
  enforce: "pre",
  resolveId(id, importer) {
    if (id === "styled-components") throw new Error(`${importer} brings styled-components with it.`);
  },
};

/**
 * Builds two small applications below `place`, whose `node_modules` holds the packed packages: one by Vite alone, one
 * that compiles the sources by the plugin. Both must be styled, and alike, without styled-components.
 */
export async function checkStyles(place) {
  const { senUi } = await import(pathToFileURL(`${place}/node_modules/@sen/ui/dist/vite/index.js`));
  const plain = await built(`${place}/plain-user`, [], defaultClientConditions);
  const compiling = await built(
    `${place}/compiling-user`,
    [senUi()],
    ["@sen/source", ...defaultClientConditions],
  );

  const classes = [...plain.html.matchAll(/class="([^"]+)"/g)].flatMap(([, names]) => names.split(" "));
  const unstyled = classes.filter((name) => !plain.css.includes(`.${name}{`));
  if (classes.length < 2 || unstyled.length > 0) {
    throw new Error(`There is no CSS for ${unstyled.join(", ")} of ${plain.html}`);
  }
  if (!plain.css.includes("--sen-color-brand:")) throw new Error("@sen/ui/global.css sets no colors.");
  if (plain.html !== compiling.html || plain.css !== compiling.css) {
    throw new Error(`Compiled by the plugin, the package is another: ${plain.html} ${compiling.html}`);
  }
}

/** The HTML that the application makes, and all of its CSS. */
async function built(folder, plugins, conditions) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}/application.js`, application);
  const { output } = await build({
    configFile: false,
    root: folder,
    logLevel: "error",
    plugins: [withoutStyledComponents, ...plugins],
    resolve: { conditions },
    build: {
      minify: false,
      rolldownOptions: { input: `${folder}/application.js`, preserveEntrySignatures: "strict" },
    },
  });
  const [{ fileName }] = output.filter(({ isEntry }) => isEntry);
  const { html } = await import(pathToFileURL(`${folder}/dist/${fileName}`));
  const sheets = output.filter((file) => file.fileName.endsWith(".css"));
  return { html, css: sheets.map(({ source }) => String(source)).join("") };
}
