import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { checkExamples } from "./examples.mjs";
import { checkContents, checkPriceAlone } from "./package-contents.mjs";
import { install, linkDependencies, newPlace, pack, packages, readPackage } from "./packed-packages.mjs";
import { root, run } from "../start/processes.mjs";

/**
 * Checks the packages as their users get them: packs each, checks the tarball with publint (files, exports) and attw (types), and installs it
 * outside the repository. There it checks the types of every entry as Node resolves them, imports in plain Node what needs no bundler, and
 * opens the applications in `examples/` in a browser. Run `npm run build` first.
 */

const forPlainNode = ["@sen/api", "@sen/domain", "@sen/i18n", "@sen/i18n/all", "@sen/ui/vite"];

const place = newPlace();
try {
  // The dependencies of the application itself.
  const { dependencies, devDependencies } = readPackage(`${root}/examples/minimal-shop`);
  linkDependencies(place, Object.keys({ ...dependencies, ...devDependencies }));
  await Promise.all(packages.map(packed));
  await checkTypes();
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
  const types = ["--profile", "esm-only", "--exclude-entrypoints", "fonts.css", "global.css", "tokens.css"];
  await run("attw", [tarball, "--format", "ascii", ...types], { quiet: true });
  checkContents(install(tarball, name, place));
}

/** With `bundler` resolution, the build of the example checks them. */
async function checkTypes() {
  const lines = packages.flatMap((name) => {
    const entries = Object.entries(readPackage(`${place}/node_modules/@sen/${name}`).exports);
    const typed = entries.filter(([, { types }]) => types).map(([entry]) => `@sen/${name}${entry.slice(1)}`);
    return typed.map((entry, index) => `export * as ${name}${index} from "${entry}";`);
  });
  writeFileSync(`${place}/entries.mts`, lines.join("\n"));
  const compiler = [`${root}/node_modules/typescript-7/bin/tsc`, "--ignoreConfig", "--noEmit"];
  await run("node", [...compiler, "--module", "node16", `${place}/entries.mts`], { quiet: true });
}

async function importPlainly() {
  writeFileSync(`${place}/user.mjs`, forPlainNode.map((name) => `import "${name}";`).join("\n"));
  await run("node", [`${place}/user.mjs`], { quiet: true });
  // The hook for styles from the README of `ui`, word for word.
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
