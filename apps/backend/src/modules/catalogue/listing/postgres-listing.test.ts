import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { listingCases } from "../../../../test/listing-cases.ts";
import { onServer } from "../../../../test/on-server.ts";
import { testStart } from "../../../../test/test-start.ts";
import { connect, type Connection } from "../../../database/connect.ts";
import { sql } from "../../../database/drizzle.ts";
import { migrate } from "../../../database/migrate.ts";
import { seedDatabase } from "@sen/demo/seed/seed-database";
import { postgresListing } from "./postgres-listing.ts";

const name = `sen_listing_${process.pid}`;
const PRODUCTS = 1_200;
let shop: Connection;

beforeAll(async () => {
  const { url } = inject("postgres");
  await onServer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  await migrate(address.href);
  shop = connect(address.href, { connections: 4 });
  await seedDatabase(shop.db, { products: PRODUCTS, now: new Date(testStart) });
});

afterAll(async () => {
  await shop.close();
  await onServer(inject("postgres").url, `drop database if exists ${name} with (force)`);
});

listingCases({
  lists: () => ({ db: shop.db, listing: postgresListing(shop.db, { ttlSeconds: 600 }), ttlSeconds: 600 }),
  listsOfHits: (mostHits) => ({
    db: shop.db,
    listing: postgresListing(shop.db, { ttlSeconds: 600, mostHits }),
    ttlSeconds: 600,
  }),
});

it("stores the products of a category on few table pages, so that a search reads few of them", async () => {
  const { rows } = await shop.db.execute<{ products: number; pages: number }>(sql`
    select count(*) as products, count(distinct (ctid::text::point)[0]) as pages
    from listing group by category_id order by products desc limit 1`);
  const [{ products, pages } = { products: 0, pages: 0 }] = rows;
  expect(products).toBeGreaterThan(10);
  expect(pages).toBeLessThan(products / 3);
});
