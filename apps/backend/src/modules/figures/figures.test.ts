import { ReturnStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { operatorContextOf, operatorSays, placed } from "../../../test/aftersales.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import {
  orderItems,
  products,
  returnItems,
  returnRequests,
  searches,
  tenants,
  topSearches,
} from "../../database/schema/index.ts";
import { confirmOrder, deliver, handOver } from "../../operator/actions/orders.ts";

const shop = await useShop();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

async function soldOf(productId: number) {
  const [row] = await shop.db
    .select({ product: products.sold_count, shop: tenants.sold_count })
    .from(products)
    .innerJoin(tenants, eq(tenants.id, products.tenant_id))
    .where(eq(products.id, productId));
  return row ?? { product: 0, shop: 0 };
}
async function count() {
  shop.clock.pass(11 * MINUTE_MS);
  await shop.runJobs();
}
/** An order with one line of three pieces. */
async function ordered() {
  const order = await placed(shop);
  await shop.db.update(orderItems).set({ quantity: 3 }).where(eq(orderItems.order_id, order));
  const [line] = await shop.db.select().from(orderItems).where(eq(orderItems.order_id, order));
  if (!line) throw new Error("no line");
  return { order, line };
}
async function arrive(order: number) {
  const context = operatorContextOf(shop);
  for (const step of [confirmOrder, handOver, deliver]) await step(context, order);
}
/** A completed return of some pieces of a line; of everything if `pieces` is null. */
async function returned(order: number, line: number, pieces: number | null) {
  const place = { province_id: 79, district_id: 760, ward_id: 26_734, address: "12" };
  const now = shop.clock.now();
  const [row] = await shop.db
    .insert(returnRequests)
    .values({
      order_id: order,
      customer_id: demoCustomer.id,
      status: ReturnStatus.completed,
      reason_return: 1,
      amount_refund: 0,
      delivery_method: 1,
      customer_info: {
        ...place,
        full_address: "12",
        name: "Sen",
        email: "",
        phone_number: "0901234567",
        note: "",
        pick_station_id: null,
      },
      tenant_info: { ...place, name: "Sen", phone_number: "0901234567" },
      ward_code: "26734",
      created_at: now,
      updated_at: now,
    })
    .returning({ id: returnRequests.id });
  if (pieces === null) return;
  await shop.db
    .insert(returnItems)
    .values({ return_request_id: row?.id ?? 0, order_detail_item_id: line, quantity: pieces });
}

describe("sold counts of a product and its shop", () => {
  it("are the delivered pieces less the returned ones, however often they are counted", async () => {
    const { order, line } = await ordered();
    await count();
    const before = await soldOf(line.product_id);
    await arrive(order);
    await count();
    await count();
    expect(await soldOf(line.product_id)).toEqual({ product: before.product + 3, shop: before.shop + 3 });

    await returned(order, line.id, 2);
    await count();
    await count();
    expect(await soldOf(line.product_id)).toEqual({ product: before.product + 1, shop: before.shop + 1 });
  });

  it("exclude an order returned in full and one not delivered yet", async () => {
    const [whole, underWay] = [await ordered(), await ordered()];
    await count();
    const before = await soldOf(whole.line.product_id);
    await arrive(whole.order);
    await returned(whole.order, whole.line.id, null);
    await confirmOrder(operatorContextOf(shop), underWay.order);
    await count();
    expect(await soldOf(whole.line.product_id)).toEqual(before);
  });
});

it("a shop's product count includes only products on sale", async () => {
  const inShop = async () =>
    (await shop.db.select({ count: tenants.product_count }).from(tenants).where(eq(tenants.id, 1)))[0]?.count;
  shop.clock.pass(60 * MINUTE_MS);
  await shop.runJobs();
  const before = await inShop();
  await shop.db.update(products).set({ active: false }).where(eq(products.id, 1));
  shop.clock.pass(60 * MINUTE_MS);
  await shop.runJobs();
  expect(await inShop()).toBe((before ?? 0) - 1);
  await shop.db.update(products).set({ active: true }).where(eq(products.id, 1));
});

describe("top searches", () => {
  const searchFor = (keyword: string, from: string, page = 1) =>
    shop.call("search", { query: { keyword, page }, from });
  const noted = () => shop.db.$count(searches);
  const shown = async () =>
    ((await shop.call("listTopSearches")).body.data as { keyword: string; count: number }[]).map(
      ({ keyword, count: people }) => [keyword, people],
    );
  const rank = async () => {
    shop.clock.pass(60 * MINUTE_MS);
    await shop.runJobs();
  };

  it("rank keywords with results by the number of people who searched in the last seven days", async () => {
    const [found] = (await shop.call("listProducts")).body.data.items as { name: string }[];
    const word = found?.name ?? "";
    for (const from of ["10.0.0.1", "10.0.0.2", "10.0.0.3"]) await searchFor(` ${word.toUpperCase()} `, from);
    for (let times = 0; times < 5; times += 1) await searchFor(word, "10.0.0.3");
    await searchFor("khôngcóđâu", "10.0.0.4");
    for (const from of ["10.0.0.5", "10.0.0.6", "10.0.0.7"]) await searchFor(`${word} goingay0901`, from);
    await expect.poll(noted).toBe(3);
    await rank();
    expect(await shown()).toEqual([[word.toLocaleLowerCase("vi"), 3]]);
    shop.clock.pass(8 * DAY_MS);
    await shop.runJobs();
    expect(await noted()).toBe(0);
  });

  it("stay unchanged while fewer than three people search, and store no IP address", async () => {
    const before = await shop.db.select().from(topSearches);
    const [found] = (await shop.call("listProducts")).body.data.items as { name: string }[];
    await searchFor(found?.name ?? "", "203.0.113.77");
    await expect.poll(noted).toBe(1);
    await rank();
    expect(await shop.db.select().from(topSearches)).toEqual(before);
    expect(JSON.stringify(await shop.db.select().from(searches))).not.toContain("203.0.113.77");
  });

  it("count at most a hundred keywords per person and day", async () => {
    await shop.db.delete(searches);
    const rows = Array.from({ length: 100 }, (_, index) => ({ day: "", keyword: `k${index}`, searcher: "" }));
    const [found] = (await shop.call("listProducts")).body.data.items as { name: string }[];
    await searchFor(found?.name ?? "", "203.0.113.78");
    await expect.poll(noted).toBe(1);
    const [mine] = await shop.db.select().from(searches);
    if (!mine) throw new Error("nothing noted");
    await shop.db.insert(searches).values(rows.map(({ keyword }) => ({ ...mine, keyword })));
    await searchFor((found?.name ?? "").split(" ")[0] ?? "", "203.0.113.78");
    await searchFor(found?.name ?? "", "203.0.113.79");
    await expect.poll(noted).toBe(102);
  });
});

describe("page views", () => {
  const view = (page: string, event = "page_view", language = "vi") =>
    shop.call("countPageView", { body: { event, page, language } });

  it("are counted by page and language, also concurrent ones, and shown to the operator", async () => {
    await Promise.all([
      ...Array.from({ length: 20 }, () => view("/product/:id")),
      view("/product/:id", "page_view", "en"),
      view("/product/:id", "add_to_cart"),
    ]);
    await expect
      .poll(() => operatorSays(shop, "views"))
      .toEqual([
        { event: "page_view", page: "/product/:id", language: "vi", count: 20 },
        { event: "add_to_cart", page: "/product/:id", language: "vi", count: 1 },
        { event: "page_view", page: "/product/:id", language: "en", count: 1 },
      ]);
  });

  it.each([
    ["with ids", "/product/42", "page_view"],
    ["with a query", "/account?id=7", "page_view"],
    ["that the shop does not have", "/made-up", "page_view"],
    ["of events outside the data layer", "/", "signed_out"],
  ])("are refused for pages %s", async (_, page, event) => {
    expect((await view(page, event)).status).toBe(422);
  });
});
