import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { checkExamples } from "./examples.mjs";
import { checkContents, checkPriceAlone } from "./package-contents.mjs";
import { install, linkDependencies, newPlace, pack, packages, readPackage } from "./packed-packages.mjs";
import { root, run } from "../start/processes.mjs";

/**
 * Checks the packages as their users get them: packs each, checks the tarball with publint (files, exports) and attw (types), and installs it
 * outside the repository. There plain Node imports what needs no bundler, and the applications in `examples/` are opened in a browser.
 * Run `npm run build` first.
 */

const forPlainNode = ["@sen/api", "@sen/domain", "@sen/i18n", "@sen/i18n/all", "@sen/ui/vite"];

const place = newPlace();
try {
  // The dependencies of the application itself.
  const { dependencies, devDependencies } = readPackage(`${root}/examples/minimal-shop`);
  linkDependencies(place, Object.keys({ ...dependencies, ...devDependencies }));
  await Promise.all(packages.map(packed));
  await importPlainly();
  console.log(await checkPriceAlone(place));
  console.log(await checkExamples(place));
} finally {
  rmSync(place, { recursive: true, force: true });
}
console.log(`${packages.length} packages hold what they should.`);

async function packed(name) {
  const tarball = pack(name, place);
  await run("publint", ["run", tarball, "--strict"], { quiet: true });
  // Style sheets have no types to check.
  const sheets = Object.keys(readPackage(`${root}/packages/${name}`).exports).filter((entry) =>
    entry.endsWith(".css"),
  );
  const options =
    sheets.length > 0 ? ["--exclude-entrypoints", ...sheets.map((entry) => entry.slice(2))] : [];
  await run("attw", [tarball, "--profile", "esm-only", "--format", "ascii", ...options], { quiet: true });
  checkContents(install(tarball, name, place));
}

async function importPlainly() {
  const lines = forPlainNode.map(
    (name) => `if (Object.keys(await import("${name}")).length === 0) throw new Error("${name} is empty");`,
  );
  writeFileSync(`${place}/user.mjs`, lines.join("\n"));
  await run("node", [`${place}/user.mjs`], { quiet: true });
  await renderPlainly();
}

/** Runs the server code without a bundler from the README of `ui`, word for word. */
async function renderPlainly() {
  const [, hook] = /```js\n(\/\/ styles\.mjs.*?)```/s.exec(
    readFileSync(`${root}/packages/ui/README.md`, "utf8"),
  );
  writeFileSync(`${place}/styles.mjs`, hook);
  writeFileSync(
    `${place}/server.mjs`,
    [
      'import { createElement } from "react";',
      'import { renderToString } from "react-dom/server";',
      'import { Price } from "@sen/ui/primitives";',
      "const html = renderToString(createElement(Price, { amount: 1234567 }));",
      'if (!html.includes("1.234.567")) throw new Error(html);',
    ].join("\n"),
  );
  await run("node", ["--import", `${place}/styles.mjs`, `${place}/server.mjs`], { quiet: true });
}
