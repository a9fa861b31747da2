import { eq } from "../../database/drizzle.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { secondServer, type SecondServer } from "../../../test/second-server.ts";
import { useShop } from "../../../test/shop.ts";
import { products, variants } from "../../database/schema/index.ts";

const shop = await useShop(undefined, undefined, { LISTS_KEPT_SECONDS: "40" });
let other: SecondServer;

/** Product 3 has no deal; its only variant is 31. */
const EARBUDS = 3;
const PRICE = 123_000;

const askOther = async (path: string, token = "") => {
  const authorization = token && `Bearer ${token}`;
  const answer = await other.app.inject({ url: `/api/v1${path}`, headers: { authorization } });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const cardOf = (items: { id: number; price_after_discount: number }[]) =>
  items.find(({ id }) => id === EARBUDS)?.price_after_discount;
const underPrice = async () => {
  const { prices } = (await askOther("/products/listing")).facets;
  return prices.find((band: { price_min: number | null }) => band.price_min === 100_000)?.count ?? 0;
};

describe("a price changed through one backend", () => {
  let token = "";
  let before = 0;

  beforeAll(async () => {
    other = await secondServer(shop);
    token = await shop.signIn();
    const body = { items: [{ product_id: EARBUDS, variant_id: 31, quantity: 1 }] };
    await shop.call("addToCart", { token, body });
    // The lists' data is cached by now.
    before = await underPrice();
    await askOther("/search?keyword=tai+nghe");
    await shop.db.update(variants).set({ price_after_discount: PRICE }).where(eq(variants.id, 31));
    await shop.db.update(products).set({ price_after_discount: PRICE }).where(eq(products.id, EARBUDS));
  });
  afterAll(() => other.app.close());

  it("appears at once on the other's cards, product page and carts", async () => {
    expect(cardOf((await askOther("/products/listing")).items)).toBe(PRICE);
    expect(cardOf((await askOther("/search?keyword=tai+nghe")).items)).toBe(PRICE);
    expect((await askOther(`/products/${EARBUDS}`)).price_after_discount).toBe(PRICE);
    const [group] = (await askOther("/carts", token)).groups;
    expect(group.lines[0]).toMatchObject({
      price_after_discount: PRICE,
      problem: { code: "price_changed" },
    });
  });

  it("filters the other's lists at once", async () => {
    const { items } = await askOther(`/products/listing?price_min=${PRICE}&price_max=${PRICE}`);
    expect(cardOf(items)).toBe(PRICE);
  });

  it("leaves the other's cached facet counts as they are", async () => {
    expect(await underPrice()).toBe(before);
  });
});
