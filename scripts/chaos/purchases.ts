import type { CartAdditions, Checkout, PlacedOrders, ReCheckoutData } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import type { ForSale } from "./buyers.ts";
import { call, callUntilAnswered, patiently, type Call } from "./shop-api.ts";

/** How a purchase is meant to end. */
export type Ending = "cash" | "cancelled" | "paid" | "declined";

/** A purchase that was answered. */
export interface Purchase {
  checkout: string;
  orders: number[];
  total: number;
  ending: Ending;
}

/** A customer, and the doors of the shop that they try one after the other. */
export interface Shopper {
  origins: readonly string[];
  token: string;
}

/** Puts a piece of each into the cart, prepares the payment and places it; as patient as `callUntilAnswered`. */
export async function buy(by: Shopper, goods: readonly ForSale[], ending: Ending): Promise<Purchase> {
  const isOnline = ending === "paid" || ending === "declined";
  const placed = await place(by, goods, isOnline ? PaymentMethod.online : PaymentMethod.cod);
  const { checkout, total } = placed;
  const orders = placed.orders.map((order) => order.id);
  if (isOnline) {
    const [first = 0] = orders;
    const page = placed.payment_url ?? (await pageOf(by, first));
    await decide(by, page, ending === "paid" ? "approve" : "decline");
    await ask(by, `/orders/${first}/confirm`, { method: "POST" });
  }
  if (ending === "cancelled") {
    for (const order of orders) await cancelOnce(by, order);
  }
  return { checkout, orders, total, ending };
}

/** Prepares and places orders of a piece of each; those that are to be paid online are left unpaid. */
export async function place(by: Shopper, goods: readonly ForSale[], payment_method: PaymentMethod) {
  const { id: checkout } = await prepareCheckout(by, goods);
  const chosen = { method: "PUT", body: { payment_method } } as const;
  const { totals } = await ask<Checkout>(by, `/checkout/${checkout}`, chosen);
  const body = { checkout_id: checkout, total: totals.total };
  const placed = await ask<PlacedOrders>(by, "/orders", { method: "POST", body, key: crypto.randomUUID() });
  return { ...placed, checkout };
}

/** A payment that waits to be placed, in cash. */
export interface PreparedCheckout {
  id: string;
  total: number;
  /** Whose it is. */
  token: string;
}

/** Prepares the payment of a piece of each. One is bought at once, several through the cart: their quantities are set, so that a repeated call adds nothing. */
export async function prepareCheckout(by: Shopper, goods: readonly ForSale[]): Promise<PreparedCheckout> {
  const { token } = by;
  const method = "POST";
  const items = goods.map(({ product_id, variant_id }) => ({ product_id, variant_id, quantity: 1 }));
  if (items.length === 1) {
    const key = crypto.randomUUID();
    const { id, totals } = await ask<Checkout>(by, "/orders/now", { method, body: items[0], key });
    return { id, total: totals.total, token };
  }
  const cart = await ask<CartAdditions>(by, "/carts", { method, body: { items } });
  const item_ids = cart.results.map(({ cart_item_id }) => cart_item_id);
  for (const item of item_ids) await ask(by, `/carts/${item}`, { method: "PUT", body: { quantity: 1 } });
  const { id, totals } = await ask<Checkout>(by, "/checkout", { method, body: { item_ids } });
  return { id, total: totals.total, token };
}

/** Places a prepared payment, once. */
export function placeOnce(origin: string, { id, total, token }: PreparedCheckout, from?: string) {
  const body = { checkout_id: id, total };
  const key = crypto.randomUUID();
  return call<PlacedOrders>(origin, "/orders", { method: "POST", body, token, key, from });
}

const ask = <Data>({ origins, token }: Shopper, path: string, asked: Call) =>
  callUntilAnswered<Data>(origins, path, { ...asked, token });

/** The page of an order whose payment could not be opened as it was placed: the customer pays again until there is one. */
function pageOf({ origins, token }: Shopper, order_id: number): Promise<string> {
  const body = { is_web: 1, order_id, payment_method: PaymentMethod.online };
  const asked: Call = { method: "POST", body, token, key: crypto.randomUUID() };
  return patiently(origins, "A payment page", async (origin) => {
    const { data } = await call<ReCheckoutData | null>(origin, "/orders/re-checkout", asked);
    return data?.order.payment_url ?? null;
  });
}

/** What the customer presses on the gateway's page; a page that was decided is left as it is. */
function decide({ origins }: Shopper, paymentUrl: string, decision: "approve" | "decline") {
  const { pathname } = new URL(paymentUrl);
  return patiently(origins, "The page of the gateway", async (origin) => {
    const page = await fetch(`${origin}${pathname}`, { signal: AbortSignal.timeout(10_000) });
    const signature = /name="signature" value="([^"]+)"/.exec(await page.text())?.[1];
    if (!page.ok) return null;
    if (signature === undefined) return true;
    const answer = await fetch(page.url, {
      method: "POST",
      redirect: "manual",
      signal: AbortSignal.timeout(10_000),
      body: new URLSearchParams({ signature, decision }),
    });
    return answer.status === 303 || null;
  });
}

/** A cancellation whose answer was lost is refused the second time: then the order is looked at. */
async function cancelOnce(by: Shopper, order: number): Promise<void> {
  try {
    await ask(by, `/orders/${order}/cancel`, { method: "POST", body: { reason: 1 } });
  } catch (error) {
    const now = await ask<{ order_status: string }>(by, `/orders/${order}`, {});
    if (now.order_status !== "CANCELLED") throw error;
  }
}
