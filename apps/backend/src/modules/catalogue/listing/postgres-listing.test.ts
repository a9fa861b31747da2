import { expect, it } from "vitest";
import { listingCases } from "../../../../test/listing-cases.ts";
import { useNewDatabase } from "../../../../test/database.ts";
import { testStart } from "../../../../test/test-start.ts";
import { sql } from "../../../database/drizzle.ts";
import { seedDatabase } from "@sen/demo/seed/seed-database";
import { postgresListing } from "./postgres-listing.ts";

const ttlSeconds = 600;
const shop = await useNewDatabase();
await seedDatabase(shop.db, { products: 1_200, now: new Date(testStart) });

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
