import { afterAll, beforeAll, expect, it } from "vitest";
import { listingCases } from "../../../../test/listing-cases.ts";
import { emptyDatabase } from "../../../../test/old-database.ts";
import { testStart } from "../../../../test/test-start.ts";
import { connect, type Connection } from "../../../database/connect.ts";
import { sql } from "../../../database/drizzle.ts";
import { migrate } from "../../../database/migrate.ts";
import { seedDatabase } from "@sen/demo/seed/seed-database";
import { postgresListing } from "./postgres-listing.ts";

const ttlSeconds = 600;
let shop: Connection;
let drop: () => Promise<unknown>;

beforeAll(async () => {
  const database = await emptyDatabase();
  drop = database.drop;
  await migrate(database.url);
  shop = connect(database.url, { connections: 4 });
  await seedDatabase(shop.db, { products: 1_200, now: new Date(testStart) });
});

afterAll(async () => {
  await shop.close();
  await drop();
});

listingCases((mostHits) => ({
  db: shop.db,
  listing: postgresListing(shop.db, ttlSeconds, mostHits),
  ttlSeconds,
}));

it("stores the products of a category on few table pages, so that a search reads few of them", async () => {
  const { rows } = await shop.db.execute<{ products: number; pages: number }>(sql`
    select count(*) as products, count(distinct (ctid::text::point)[0]) as pages
    from listing group by category_id order by products desc limit 1`);
  const [{ products, pages } = { products: 0, pages: 0 }] = rows;
  expect(products).toBeGreaterThan(10);
  expect(pages).toBeLessThan(products / 3);
});
