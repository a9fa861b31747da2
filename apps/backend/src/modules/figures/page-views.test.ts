import { beforeEach, expect, it } from "vitest";
import { operatorSays } from "../../../test/aftersales.ts";
import { useShop } from "../../../test/shop.ts";
import { pageViews } from "../../database/schema/index.ts";

const shop = await useShop(undefined, undefined, { RATE_LIMIT: "off" });

beforeEach(() => shop.db.delete(pageViews));

const view = (page: string, event = "page_view", language = "vi") =>
  shop.call("countPageView", { body: { event, page, language } });
const counts = () => operatorSays(shop, "views");

it("counts concurrent views by page and language, and shows them to the operator", async () => {
  await Promise.all([
    ...Array.from({ length: 20 }, () => view("/product/:id")),
    view("/product/:id", "page_view", "en"),
    view("/product/:id", "add_to_cart"),
  ]);
  await expect.poll(counts).toEqual([
    { event: "page_view", page: "/product/:id", language: "vi", count: 20 },
    { event: "add_to_cart", page: "/product/:id", language: "vi", count: 1 },
    { event: "page_view", page: "/product/:id", language: "en", count: 1 },
  ]);
});

it("rejects pages with ids or queries and pages that the shop does not have, and events outside the data layer", async () => {
  expect((await view("/product/42")).status).toBe(422);
  expect((await view("/account?id=7")).status).toBe(422);
  expect((await view("/made-up")).status).toBe(422);
  expect((await view("/", "signed_out")).status).toBe(422);
});
