import { setTimeout as pause } from "node:timers/promises";
import type { ProductListing } from "@sen/api";
import { sql } from "../../apps/backend/src/database/drizzle.ts";
import { copyRow } from "../../apps/backend/test/copy-row.ts";
import { connect, type Database } from "../../apps/backend/src/database/connect.ts";
import { startCluster } from "../chaos/cluster.ts";
import { ask, products } from "./catalog.ts";
import { type Figure, loadNote, p95 } from "./figures.ts";
import { sorts } from "./lists.ts";
import { evenly } from "./load.ts";

const CHANGES_A_SECOND = 200;
const LISTS_A_SECOND = 100;
const SECONDS = 20;
/** Warm-up seconds that are not counted, since a new process still compiles code. */
const WARM_UP_SECONDS = 5;
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index);

/** Changes prices and requests lists at constant rates, then measures how soon a change and a new product appear in lists. */
export async function measureChanges(): Promise<Figure[]> {
  const env = { RATE_LIMIT: "off" };
  await using cluster = await startCluster({ backends: 1, storefronts: 0, products: 2_000, env });
  const { db, close } = connect(cluster.database.url, { connections: 8 });
  try {
    const [{ url } = { url: "" }] = cluster.backends;
    const ids = (await products(url)).map(({ id }) => id);
    const change = (index: number) =>
      db.execute(sql`
        update products set price_after_discount = price_after_discount + ${index % 2 ? 1_000 : -1_000}::bigint
        where id = ${ids[(index * 7) % ids.length]}`);
    // From many IP addresses, so that no one exceeds its share.
    const list = (index: number) => {
      const path = `/products/listing?sort_by=${sorts[index % sorts.length]}&page=${1 + (index % 50)}`;
      return ask(url, path, { "x-forwarded-for": `10.0.0.${index % 200}` });
    };
    const [changes, lists] = await Promise.all([
      evenly(numbersTo(CHANGES_A_SECOND * SECONDS), CHANGES_A_SECOND, change),
      evenly(numbersTo(LISTS_A_SECOND * SECONDS), LISTS_A_SECOND, list),
    ]);
    const counted = (times: number[], aSecond: number) => times.slice(WARM_UP_SECONDS * aSecond);
    const [note, unit] = [loadNote(), "ms"];
    const [priced, listed] = [await untilPriced(url, db), await untilListed(url, db)];
    const figures: Figure[] = [
      p95("200 price changes/s beside lists", counted(changes, CHANGES_A_SECOND), 60),
      p95("100 lists/s beside price changes", counted(lists, LISTS_A_SECOND), 60),
      { what: "a price stands in lists after", value: priced, unit, atMost: 2_000 },
      { what: "a new product stands in lists after", value: listed, unit, atMost: 5_000 },
    ];
    return figures.map((figure) => ({ ...figure, note }));
  } finally {
    await close();
  }
}

const DEAREST = 9_000_000_000;
const NEW_ID = 900_000_001;

/** How long after its commit a price makes the product the most expensive in a list. */
async function untilPriced(url: string, db: Database): Promise<number> {
  const { items } = await ask<ProductListing>(url, "/products/listing?sort_by=newest");
  const id = items[0]?.id;
  await db.execute(sql`update products set price_after_discount = ${DEAREST}::bigint where id = ${id}`);
  return untilFirst(url, "price_desc", id);
}

/** How long after its commit a product is the newest in a list. */
async function untilListed(url: string, db: Database): Promise<number> {
  const values = {
    id: String(NEW_ID),
    own_code: "null",
    created_at: "now() + interval '1 day'",
    active: "true",
  };
  await db.transaction(async (tx) => copyRow(tx, "products", 1, values));
  return untilFirst(url, "newest", NEW_ID);
}

async function untilFirst(url: string, sort: string, id: number | undefined): Promise<number> {
  const since = performance.now();
  for (;;) {
    const { items } = await ask<ProductListing>(url, `/products/listing?sort_by=${sort}`);
    if (items[0]?.id === id) return performance.now() - since;
    if (performance.now() - since > 60_000) throw new Error(`Product ${id} never came first by ${sort}.`);
    await pause(20);
  }
}
