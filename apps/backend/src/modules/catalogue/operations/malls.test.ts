import { describe, expect, it } from "vitest";
import { useShop } from "../../../../test/shop.ts";

const shop = await useShop();
const ids = (body: { data: { items: { id: number }[] } }) => body.data.items.map(({ id }) => id);

describe("malls", () => {
  it("are paged in the operator's order", async () => {
    const { body } = await shop.call("listMalls", { query: { per_page: 1, page: 2 } });
    expect(body.data).toMatchObject({ total: 2, page: 2, per_page: 1, last_page: 2 });
    expect(ids(body)).toEqual([6]);
    expect((await shop.call("listAllMalls")).body.data).toHaveLength(2);
  });

  it("come with their number of shops; an unknown mall is not found", async () => {
    expect((await shop.call("getMall", { params: { id: 8 } })).body.data.tenant_count).toBe(2);
    expect((await shop.call("getMall", { params: { id: 7 } })).status).toBe(404);
  });
});

describe("shops", () => {
  it("are sorted by sales, of one mall or of all", async () => {
    expect(ids((await shop.call("listTenants")).body)).toEqual([3, 2, 1]);
    expect(ids((await shop.call("listTenants", { query: { mall_id: 8 } })).body)).toEqual([2, 1]);
  });

  it.each([
    ["without diacritics", "lua viet", [1]],
    ["with one slip of the finger", "dien tuu sao", [2]],
    ["in part", "Nội", [3]],
    ["not at all", "zzzzzz", []],
    ["when the keyword is a wildcard", "%", [3, 2, 1]],
  ])("are found %s", async (_, keyword, found) => {
    expect(ids((await shop.call("listTenants", { query: { keyword } })).body)).toEqual(found);
  });

  it("are localized; an unknown shop is not found", async () => {
    const { body } = await shop.call("getTenant", { params: { id: 1 }, lang: "en" });
    expect(body.data).toMatchObject({ name: "Lụa Việt", floor: "Floor 2", mall_name: "Sen Plaza Quận 1" });
    expect((await shop.call("getTenant", { params: { id: 99 } })).status).toBe(404);
  });
});
