import { sql } from "../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { giveArticles } from "../../test/articles.ts";
import { operatorSays } from "../../test/aftersales.ts";
import { useShop } from "../../test/shop.ts";
import { operatorActions } from "../database/schema/index.ts";
import { refreshCatalogue } from "../modules/catalogue/index.ts";

const shop = await useShop();
await giveArticles(shop.db);
const says = (...words: string[]) => operatorSays(shop, ...words, "--as", "an");
const listed = async () => {
  const { body } = await shop.call("listProducts", {});
  return (body.data.items as { id: number }[]).map(({ id }) => id).toSorted();
};
const one = async (query: string) => (await shop.db.execute(query)).rows[0];

/** Runs the job that does this every minute. */
const pricesFollow = () => refreshCatalogue(shop.jobServices(), {});

describe("the operator's catalogue commands", () => {
  it("close a mall with its shops, and open it again with those that were open", async () => {
    await shop.db.execute("update stations set mall_id = 8; update coupons set mall_id = 8 where id = 1");
    const offered = async () => [
      (await shop.call("getTenant", { params: { id: 2 } })).status,
      (await shop.call("listStations", {})).body.data.length,
      (await shop.call("listCoupons", {})).body.data.items.some(({ id }: { id: number }) => id === 1),
    ];
    expect(await offered()).toEqual([200, 1, true]);
    await says("shop", "close", "1");
    await says("mall", "close", "8");
    expect(await listed()).toEqual([5, 6]);
    expect(await offered()).toEqual([404, 0, false]);
    await says("mall", "open", "8");
    expect(await offered()).toEqual([200, 1, true]);
    expect(await listed()).toEqual([3, 4, 5, 6]);
    await says("shop", "open", "1");
    expect(await listed()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it.each([
    ["product off 2", "product on 2", "getProduct", 2],
    ["question hide 101", "question show 101", "getQuestion", 101],
    ["article withdraw 1", "article publish 1", "getBlog", 1],
  ] as const)("%s, and %s again", async (off, on, operation, id) => {
    const status = async () => (await shop.call(operation, { params: { id } })).status;
    await says(...off.split(" "));
    expect(await status()).toBe(404);
    await says(...on.split(" "));
    expect(await status()).toBe(200);
  });

  it("set the stock and price of a variant, and update the listing", async () => {
    await says("product", "stock", "SP-2-1", "17");
    await says("product", "price", "SP-2-1", "990000", "--original", "1250000");
    expect(
      await one("select stock, price_after_discount, discount_percent from products where id = 2"),
    ).toEqual({
      stock: 17,
      price_after_discount: 990_000,
      discount_percent: 20,
    });
    expect(await one("select price from listing where product_id = 2")).toEqual({ price: 990_000 });
    expect(await says("product", "price", "SP-2-1", "99000")).toEqual({
      sku: "SP-2-1",
      price_after_discount: "99000",
      price_after_discount_before: "990000",
      original_price_after_tax_before: "1250000",
    });
    await says("product", "price", "SP-2-1", "990000");
  });

  it("create a coupon and end it", async () => {
    await says(
      ..."coupon create TET100 --name_vi Tết --name_en Tet --description_vi A --description_en B --scope mall".split(
        " ",
      ),
      ..."--value_type fixed --value 100000 --category_code 1 --quantity 10 --starts_at 2026-11-01 --ends_at 2027-02-01".split(
        " ",
      ),
    );
    const offered = async () => {
      const { body } = await shop.call("listCoupons", { query: { keyword: "TET100" } });
      return (body.data.items as { code: string }[]).some(({ code }) => code === "TET100");
    };
    expect(await offered()).toBe(true);
    await says("coupon", "end", "TET100");
    expect(await offered()).toBe(false);
  });

  it("hide a banner and show it again", async () => {
    const [banner] = (await shop.db.execute<{ code: string }>("select code from banners limit 1")).rows;
    const shown = async () =>
      (await shop.call("listBanners", {})).body.data.items?.length ??
      (await shop.call("listBanners", {})).body.data.length;
    const before = await shown();
    await says("banner", "hide", banner?.code ?? "");
    expect(await shown()).toBe(before - 1);
    await says("banner", "show", banner?.code ?? "");
    expect(await shown()).toBe(before);
  });

  it("end an offer of a deal and add another, and the listed price follows", async () => {
    await says("deal", "end", "1", "SP-4-1");
    await pricesFollow();
    expect(await one("select price from listing where product_id = 4")).toEqual({ price: 640_000 });
    expect(await says(..."deal add 1 SP-5-1 --price 59 --stock 5".split(" "))).toMatchObject({
      note: expect.stringContaining("90 % or more off"),
    });
    await says(..."deal add 1 SP-5-1 --price 59000 --stock 5".split(" "));
    await pricesFollow();
    expect(await one("select price from listing where product_id = 5")).toEqual({ price: 59_000 });
  });

  it("stop a whole deal at once, and name the offers that ended", async () => {
    await says(..."deal add 1 SP-4-1 --price 500000 --stock 5".split(" "));
    const ended = (await says("deal", "end", "1")) as { ended: string };
    expect(ended.ended).toMatch(/SP-4-1 \(stock 5\).*SP-5-1|SP-5-1.*SP-4-1 \(stock 5\)/);
    await pricesFollow();
    expect(await one("select price from listing where product_id = 5")).not.toEqual({ price: 59_000 });
    await expect(says("deal", "end", "1")).rejects.toThrow('Flash deal "1" has no offers.');
    await says(..."deal add 1 SP-5-1 --price 59000 --stock 5".split(" "));
  });

  it("explain what is wrong, without a change or an audit entry", async () => {
    const before = await shop.db.$count(operatorActions);
    await expect(says("product", "off", "nope")).rejects.toThrow(
      'product_code · "nope" · expected a code that exists in the shop',
    );
    await expect(says("product", "stock", "SP-2-1", "1.000")).rejects.toThrow(
      /stock · "1\.000" · expected a whole number/,
    );
    await expect(says("shop", "close")).rejects.toThrow("missing required argument 'shop_code'");
    expect(await shop.db.$count(operatorActions)).toBe(before);
  });

  it("record who did what and when, in entries that cannot be deleted", async () => {
    const [last] = (await operatorSays(shop, "audit")) as Record<string, unknown>[];
    expect(last).toMatchObject({ actor: "an", action: "deal add", done_at: shop.clock.now() });
    expect(last?.details).toContain("SP-5-1");
    await expect(shop.db.execute(sql`delete from operator_actions`)).rejects.toThrow();
  });
});
