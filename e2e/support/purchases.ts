import type { Checkout, PlacedOrder } from "@sen/api";
import { call } from "./api.ts";
import type { Goods } from "./goods.ts";

/** Adds goods to a customer's cart and returns the ids of their lines. */
export async function fillCart(token: string, goods: readonly Goods[], quantity = 1): Promise<number[]> {
  const items = goods.map(({ product, variant }) => ({
    product_id: product.id,
    variant_id: variant.id,
    quantity,
  }));
  const { results } = await call("addToCart", "POST", "/carts", { token, body: { items } });
  return results.flatMap(({ cart_item_id: id }) => (id === null ? [] : [id]));
}

/** A checkout of these goods that is ready to be placed, with cash on delivery to the customer's address. */
export async function prepare(token: string, goods: readonly Goods[], quantity = 1): Promise<Checkout> {
  const item_ids = await fillCart(token, goods, quantity);
  return call("checkout", "POST", "/checkout", { token, body: { item_ids, coupon_ids: [] } });
}

/** Places an order of these goods with cash on delivery. */
export async function placeOrder(token: string, goods: readonly Goods[], quantity = 1): Promise<PlacedOrder> {
  const { id, totals } = await prepare(token, goods, quantity);
  const { orders } = await call("createOrder", "POST", "/orders", {
    token,
    headers: { "idempotency-key": id },
    body: { checkout_id: id, total: totals.total },
  });
  const [order] = orders;
  if (!order) throw new Error("No order was placed.");
  return order;
}

/** How many orders a customer has. */
export async function countOrders(token: string): Promise<number> {
  const { total } = await call("listOrders", "GET", "/orders?per_page=5&page=1", { token });
  return total;
}
