import { rmSync } from "node:fs";
import { root } from "./processes.mjs";
import { startShop } from "./shop.mjs";

/** The shop as the journeys need it: a small seed in a database of its own, fresh at every start. */
const data = `${root}/.data/e2e`;
rmSync(data, { recursive: true, force: true });
const shop = await startShop({
  port: Number(process.env.PORT ?? 3300),
  backendPort: Number(process.env.BACKEND_PORT ?? 3301),
  env: { SEN_DATA_DIR: data, SEED_PRODUCTS: process.env.SEED_PRODUCTS ?? "400", RATE_LIMIT: "off" },
});
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, async () => {
    await shop.stop();
    process.exit(0);
  });
}
const fallen = await shop.ended;
console.error(`The ${fallen.name} ended:\n${fallen.tail()}`);
