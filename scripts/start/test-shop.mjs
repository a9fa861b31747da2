import { rmSync } from "node:fs";
import { keepOpen } from "./keep-open.mjs";
import { readPort, root } from "./processes.mjs";
import { startShop } from "./shop.mjs";

/** The shop as the journeys need it: a small seed in a database of its own, fresh at every start. */
const data = `${root}/.data/e2e`;

await keepOpen(async (signal) => {
  const port = readPort("PORT", 3300);
  rmSync(data, { recursive: true, force: true });
  const shop = await startShop({
    port,
    backendPort: readPort("BACKEND_PORT", port + 1),
    env: {
      SEN_DATA_DIR: data,
      SEED_PRODUCTS: process.env.SEED_PRODUCTS ?? "400",
      RATE_LIMIT: "off",
      // Browsers on a busy machine are not a shop that is full.
      DATABASE_QUEUE_MS: "10000",
      // A journey starts a push service of its own there.
      PUSH_SERVICES: `127.0.0.1:${port + 8}`,
      LISTS_KEPT_SECONDS: "1",
    },
    signal,
  });
  console.log("Sen is open.");
  return shop;
});
