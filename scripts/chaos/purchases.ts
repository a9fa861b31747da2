import type { CartAdditions, Checkout, PlacedOrders, ReCheckoutData } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import type { ForSale } from "./buyers.ts";
import { call, callUntilAnswered, patiently, type Call } from "./shop-api.ts";

/** The intended outcome of a purchase. */
export type Ending = "cash" | "cancelled" | "paid" | "declined";

/** A confirmed purchase. */
export interface Purchase {
  checkout: string;
  orders: number[];
  total: number;
  ending: Ending;
}

/** A customer, and the shop's origins to try in turn. */
export interface Shopper {
  origins: readonly string[];
  token: string;
}

/** Adds one of each to the cart, checks out and places the order; retries like `callUntilAnswered`. */
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

/** Checks out and places orders for one of each. Online payments stay unpaid. */
export async function place(by: Shopper, goods: readonly ForSale[], payment_method: PaymentMethod) {
  const { id: checkout } = await prepareCheckout(by, goods);
  const chosen = { method: "PUT", body: { payment_method } } as const;
  const { totals } = await ask<Checkout>(by, `/checkout/${checkout}`, chosen);
  const body = { checkout_id: checkout, total: totals.total };
  const placed = await ask<PlacedOrders>(by, "/orders", { method: "POST", body, key: crypto.randomUUID() });
  return { ...placed, checkout };
}

/** A checkout ready to be placed, with cash on delivery. */
export interface PreparedCheckout {
  id: string;
  total: number;
  /** The customer's token. */
  token: string;
}

/** Creates a checkout for one of each: a single item directly, several through the cart, with their quantities set so that a retry adds nothing. */
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

/** Places a prepared checkout, without retries. */
export function placeOnce(origin: string, { id, total, token }: PreparedCheckout, from?: string) {
  const body = { checkout_id: id, total };
  const key = crypto.randomUUID();
  return call<PlacedOrders>(origin, "/orders", { method: "POST", body, token, key, from });
}

const ask = <Data>({ origins, token }: Shopper, path: string, asked: Call) =>
  callUntilAnswered<Data>(origins, path, { ...asked, token });

/** The payment page of an order whose payment could not be opened when it was placed. Retries until there is one. */
function pageOf({ origins, token }: Shopper, order_id: number): Promise<string> {
  const body = { is_web: 1, order_id, payment_method: PaymentMethod.online };
  const asked: Call = { method: "POST", body, token, key: crypto.randomUUID() };
  return patiently(origins, "A payment page", async (origin) => {
    const { data } = await call<ReCheckoutData | null>(origin, "/orders/re-checkout", asked);
    return data?.order.payment_url ?? null;
  });
}

/** Approves or declines on the gateway's page. A page that was already decided stays as it is. */
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

/** Cancels an order. If the response was lost, the retry is refused, so look at the order instead. */
async function cancelOnce(by: Shopper, order: number): Promise<void> {
  try {
    await ask(by, `/orders/${order}/cancel`, { method: "POST", body: { reason: 1 } });
  } catch (error) {
    const now = await ask<{ order_status: string }>(by, `/orders/${order}`, {});
    if (now.order_status !== "CANCELLED") throw error;
  }
}
