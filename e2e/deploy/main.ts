import assert from "node:assert/strict";
import { ensureTestBrowsers } from "../../scripts/start/browser.mjs";
import { ensureProgram } from "../../scripts/start/debian.mjs";
import { buy } from "./buy.ts";
import { client, load } from "./load.ts";
import { startShop } from "./shop.ts";

const REQUESTS = 5_000;
const began = Date.now();
const tell = (text: string) =>
  process.stdout.write(`${((Date.now() - began) / 1000).toFixed(0)} s: ${text}\n`);

const found = await Promise.all([
  ensureTestBrowsers(),
  ensureProgram("caddy", "CADDY_PATH"),
  ensureProgram("pgbouncer", "PGBOUNCER_PATH"),
]);
const [{ browser }, balancer, pooler] = found;
assert(
  browser && balancer && pooler,
  "A Chromium, Caddy and PgBouncer are needed: CHROME_PATH, CADDY_PATH and PGBOUNCER_PATH name them.",
);
Object.assign(process.env, { CHROME_PATH: browser, CADDY_PATH: balancer });
const shop = await startShop();
try {
  tell("the shop of deploy/compose.yaml is open");
  const get = client(shop.ca);
  const product = await buy(shop, get);
  tell("a customer has registered, was declined at VNPay and has paid at MoMo, GHN takes the parcel");
  const under = load(get, product, REQUESTS);
  for (const name of ["backend-1", "backend-2", "worker", "storefront-1", "storefront-2"]) {
    await shop.replace(name);
    tell(`${name} is replaced`);
  }
  const { done, failures } = await under.end();
  tell(`${done} requests meanwhile, ${failures.length} failed`);
  assert.deepEqual(failures.slice(0, 10), []);
} finally {
  await shop.stop();
}
