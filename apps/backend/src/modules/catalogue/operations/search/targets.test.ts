import type { SearchTargets } from "@sen/api";
import { sql } from "../../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { useShop } from "../../../../../test/shop.ts";

const shop = await useShop();

/** The targets of a keyword, by type and name. */
async function named(keyword: string, lang: "vi" | "en" = "vi"): Promise<string[]> {
  const { status, body } = await shop.call("listSearchTargets", { query: { keyword }, lang });
  expect(status).toBe(200);
  const { categories, tenants, malls } = body.data as SearchTargets;
  return [
    ...categories.map(({ name, parent_name }) => (parent_name ? `${parent_name} › ${name}` : name)),
    ...tenants.map(({ name }) => `shop ${name}`),
    ...malls.map(({ name }) => `mall ${name}`),
  ];
}

await shop.db.execute(
  sql`update categories set name_vi = 'Điện thoại', name_en = 'Phones', search_terms_vi = '{dế}' where id = 5`,
);
await shop.db.execute(sql`update categories set name_vi = 'Áo dài', name_en = 'Ao dai' where id = 3`);
await shop.db.execute(sql`update tenants set name = 'Gốm Và Trà' where id = 1`);

describe("search targets", () => {
  it.each([
    ["Gốm Và Trà", ["shop Gốm Và Trà"]],
    ["gom va tra", ["shop Gốm Và Trà"]],
    ["gốm và trà bát tràng", ["shop Gốm Và Trà"]],
    ["gốm và", ["shop Gốm Và Trà"]],
    ["gốm", []],
    ["gồm và trà", []],
    ["trà gốm", []],
    ["Sen Plaza", ["mall Sen Plaza Quận 1"]],
    ["sen plaza quan 1", ["mall Sen Plaza Quận 1"]],
    ["sen", []],
    ["qqqq", []],
    ["?!", []],
    ["%_\\", []],
    ["'; drop table tenants --", []],
  ])("of the keyword %j", async (keyword, expected) => {
    expect(await named(keyword)).toEqual(expected);
  });

  it("include a category with its parent, by name, further words, synonym and either language", async () => {
    for (const keyword of ["điện thoại", "dien thoai", "điện thoại samsung", "dế", "phones"]) {
      const [first] = await named(keyword);
      expect(first, keyword).toMatch(/ › Điện thoại$/);
    }
    expect((await named("áo dài", "en"))[0]).toMatch(/ › Ao dai$/);
    expect(await named("ảo dài")).toEqual([]);
  });

  it("include a category by each part of a compound name", async () => {
    await shop.db.execute(
      sql`update categories set name_vi = 'Mẹ, bé & đồ chơi', name_en = 'Baby, kids & toys' where id = 4`,
    );
    const joined = "Mẹ, bé & đồ chơi";
    for (const keyword of ["đồ chơi", "do choi", "toys", "đồ chơi gỗ", "mẹ, bé & đồ chơi"]) {
      expect(await named(keyword), keyword).toContain(joined);
    }
    for (const keyword of ["bé gái", "bé", "đồ", "chơi"]) {
      expect(await named(keyword), keyword).not.toContain(joined);
    }
    await shop.db.execute(
      sql`update categories set name_vi = 'Điện tử', name_en = 'Electronics' where id = 4`,
    );
  });

  it("exclude closed shops", async () => {
    await shop.db.execute(sql`update tenants set active = false where id = 1`);
    expect(await named("Gốm Và Trà")).toEqual([]);
    await shop.db.execute(sql`update tenants set active = true where id = 1`);
  });
});
