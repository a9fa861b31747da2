import { readFileSync } from "node:fs";
import { freePort } from "../apps/backend/src/database/free-port.ts";
import { PLAIN, withBrowser, withPhone } from "./bench/phone.ts";
import { describeWeight, kilobytes, weighScripts } from "./bench/scripts.ts";
import { customerPages, guestPages, signIn } from "./bench/visits.ts";
import { ensureBrowser } from "./browser.mjs";
import { ensureInstalled } from "./install.mjs";
import { root, run } from "./processes.mjs";
import { startShop } from "./shop.mjs";

/**
 * What JavaScript a browser loads on its first visit to each kind of page of the built shop, gzip, against its budget,
 * and where one is written down beside what is asked for it. What comes with a later press or step is not in it.
 */
const budgets = JSON.parse(readFileSync(`${root}/scripts/size-budgets.json`, "utf8"));

await ensureInstalled();
const executablePath = await ensureBrowser();
await run("turbo", ["run", "build", "--filter=@sen/storefront", "--output-logs=errors-only"], {
  quiet: true,
});
const weights = await withShop(({ url }) =>
  withBrowser(executablePath, async (browser) => {
    const stored = await withPhone(browser, PLAIN, (phone) => signIn(url, phone));
    const groups = await Promise.all([
      weighScripts(browser, url, await guestPages(url)),
      weighScripts(browser, url, await customerPages(url), stored),
    ]);
    return new Map(groups.flatMap((weighed) => [...weighed]));
  }),
);

for (const [name, weight] of [...weights].sort(([, a], [, b]) => b.gzip - a.gzip)) {
  const { budget, ask } = budgets[name] ?? {};
  const mark = weight.gzip <= budget ? "✓" : "✗";
  const limits = budget === undefined ? "no budget" : `of ${kilobytes(budget)}`;
  const asked = ask === undefined ? "" : `, ask ${kilobytes(ask)}`;
  console.log(
    `${mark} ${name.padEnd(16)} ${kilobytes(weight.gzip).padStart(9)} ${limits}${asked} (${describeWeight(weight)})`,
  );
}

const problems = [
  [[...weights].filter(([name, { gzip }]) => gzip > budgets[name]?.budget), "Above the budget"],
  [[...weights].filter(([name]) => !(name in budgets)), "Without a budget"],
  [Object.entries(budgets).filter(([name]) => !weights.has(name)), "Budget without a page"],
].filter(([found]) => found.length > 0);
for (const [found, problem] of problems) {
  console.error(`${problem}: ${found.map(([name]) => name).join(", ")}`);
}
if (problems.length > 0) {
  console.error("Budgets are in scripts/size-budgets.json, in bytes.");
  process.exitCode = 1;
}

/** A shop on ports and in a folder of its own, for as long as the work takes. */
async function withShop(work) {
  const shop = await startShop({
    port: await freePort(),
    backendPort: await freePort(),
    env: { SEN_DATA_DIR: `${root}/.data/size`, SEED_PRODUCTS: "400", RATE_LIMIT: "off" },
  });
  const stop = () => void shop.stop().then(() => process.exit(130));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  try {
    return await work(shop);
  } finally {
    process.off("SIGINT", stop).off("SIGTERM", stop);
    await shop.stop();
  }
}
