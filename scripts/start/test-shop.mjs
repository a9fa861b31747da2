import { rmSync } from "node:fs";
import { keepOpen } from "./keep-open.mjs";
import { readPort, root } from "./processes.mjs";
import { startShop } from "./shop.mjs";

/** The shop for the journeys: a small seed in its own database, recreated at every start. */
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
      DATABASE_QUEUE_MS: "10000", // A busy machine must not look like an overloaded shop.
      PUSH_SERVICES: `127.0.0.1:${port + 8}`, // A journey starts its own push service there.
      LISTS_KEPT_SECONDS: "1",
    },
    signal,
  });
  console.log("Sen is open.");
  return shop;
});
