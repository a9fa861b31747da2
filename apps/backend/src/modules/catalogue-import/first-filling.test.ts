import { describe, expect, it } from "vitest";
import { EXAMPLE, useEmptyShop } from "../../../test/catalogue-folder.ts";

const shop = useEmptyShop();

describe("a shop's first products", () => {
  it("are counted before their words are made, so that each one's options are looked up by its number", async () => {
    await shop.client.query("begin");
    expect((await shop.run(EXAMPLE, { inTransaction: true, atEnd: {} })).faults).toEqual([]);
    const { rows } = await shop.client.query(
      `select relname as name, reltuples as known from pg_class
       where oid in ('products'::regclass, 'variance_groups'::regclass) order by 1`,
    );
    await shop.client.query("rollback");
    expect(rows).toEqual([
      { name: "products", known: 10 },
      { name: "variance_groups", known: 5 },
    ]);
  });
});
