import { existsSync, readdirSync } from "node:fs";
import { findTestBrowser } from "./browser.mjs";
import { root, run } from "./processes.mjs";

/**
 * The stories of the named areas as tests: `npm run test:stories -- orders`, `-- orders/OrderCard catalog`; all without
 * a name. What begins with a dash goes to Vitest (`-t "Long text"`).
 */
const library = `${root}/packages/ui/src`;
const given = process.argv.slice(2);
const firstOption = given.findIndex((argument) => argument.startsWith("-"));
const names = firstOption === -1 ? given : given.slice(0, firstOption);
const options = firstOption === -1 ? [] : given.slice(firstOption);

const unknown = names.find((name) => !existsSync(`${library}/${name}`));
if (unknown !== undefined) {
  const areas = readdirSync(library).filter((name) => existsSync(`${library}/${name}/index.ts`));
  console.error(`There are no stories in "${unknown}". The areas are ${areas.join(", ")}.`);
  process.exit(1);
}

if (!existsSync(`${root}/packages/api/src/schema.gen.ts`)) await run("npm", ["run", "--silent", "generate"]);
const CHROME_PATH = (await findTestBrowser()) ?? "";
const folders = names.map((name) => `packages/ui/src/${name}/`);
await run("vitest", ["run", "--project", "stories", ...folders, ...options], { env: { CHROME_PATH } }).catch(
  () => {
    process.exitCode = 1;
  },
);
