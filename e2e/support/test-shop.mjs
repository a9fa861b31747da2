import { linkSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { PICTURE_WIDTHS } from "@sen/domain";
import sharp from "sharp";
import { readConfig } from "../../apps/backend/src/config.ts";
import { openDatabase } from "../../apps/backend/src/database/open.ts";
import { pictures } from "../../apps/backend/src/database/schema/index.ts";
import { keepOpen } from "../../scripts/start/keep-open.mjs";
import { readPort, root } from "../../scripts/start/processes.mjs";
import { startShop } from "../../scripts/start/shop.mjs";

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
  await keepPlainPictures();
  process.stdout.write("Sen is open.\n");
  return shop;
});

/** Puts a plain picture in place of each that the shop would draw: drawing those that the journeys load takes a tenth of their time. */
async function keepPlainPictures() {
  const { db, close } = await openDatabase(readConfig({ ...process.env, SEN_DATA_DIR: data }));
  const kept = await db.select({ id: pictures.id }).from(pictures);
  await close();
  for (const { id } of kept) mkdirSync(`${data}/pictures/${id.slice(0, 2)}`, { recursive: true });
  for (const width of PICTURE_WIDTHS) {
    const plain = `${data}/pictures/${width}.avif`;
    const square = { width, height: width, channels: 3, background: "silver" };
    writeFileSync(plain, await sharp({ create: square }).avif({ effort: 0 }).toBuffer());
    for (const { id } of kept) linkSync(plain, `${data}/pictures/${id.slice(0, 2)}/${id}-${width}.avif`);
  }
}
