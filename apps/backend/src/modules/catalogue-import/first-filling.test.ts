import { describe, expect, it } from "vitest";
import { EXAMPLE, useEmptyShop } from "../../../test/catalogue-folder.ts";
import { importRows } from "./index.ts";

const shop = await useEmptyShop();

describe("the first import of a shop's products", () => {
  it("has up-to-date table statistics within its transaction, for the option lookups", async () => {
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

  it("takes no further locks for further parts in one transaction", async () => {
    const locks: number[] = [];
    const parts = async function* () {
      for (const name_vi of ["Một", "Hai", "Ba", "Bốn"]) {
        const { rows } = await shop.client.query<{ held: number }>(
          "select count(*) as held from pg_locks where pid = pg_backend_pid()",
        );
        locks.push(...rows.map(({ held }) => held));
        yield { products: [{ product_code: "tra-uop-sen", name_vi }] };
      }
    };
    await shop.client.query("begin");
    await shop.run(EXAMPLE, { inTransaction: true, atEnd: {} });
    const options = { inTransaction: true, updatesOnly: true, locale: "en", work: shop.folder } as const;
    const { faults } = await importRows(
      shop.client,
      { ...options, mediaStorage: shop.mediaStorage },
      parts(),
    );
    await shop.client.query("rollback");
    expect(faults.told).toEqual([]);
    expect(locks).toEqual([expect.any(Number), ...Array<number | undefined>(3).fill(locks[1])]);
  });
});
