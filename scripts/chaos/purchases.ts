import type { Checkout, PlacedOrders } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import type { Buyer, ForSale } from "./buyers.ts";
import { call, callUntilAnswered, patiently } from "./shop-api.ts";

/** How a purchase is meant to end. */
export type Ending = "cash" | "cancelled" | "paid" | "declined";

/** A purchase that was answered. */
export interface Purchase {
  checkout: string;
  orders: number[];
  total: number;
  ending: Ending;
}

/** Puts a piece of each into the cart, prepares the payment and places it; as patient as `callUntilAnswered`. */
export async function buy(
  origins: readonly string[],
  { token }: Buyer,
  goods: readonly ForSale[],
  ending: Ending,
): Promise<Purchase> {
  const ask = asker(origins, token);
  const isOnline = ending === "paid" || ending === "declined";
  const placed = await place(ask, goods, isOnline ? PaymentMethod.online : PaymentMethod.cod);
  const orders = placed.orders.map((order) => order.id);
  if (isOnline) {
    const page = placed.payment_url ?? (await pageOf(origins, token, orders[0] ?? 0));
    await decide(origins, page, ending === "paid" ? "approve" : "decline");
    await ask(`/orders/${orders[0]}/confirm`, "POST");
  }
  if (ending === "cancelled") {
    for (const order of orders) await cancelOnce(origins, token, order);
  }
  return { checkout: placed.checkout, orders, total: placed.total, ending };
}

/** Places orders that are to be paid online, and leaves them unpaid. */
export function placeOnline(
  origins: readonly string[],
  { token }: Buyer,
  goods: readonly ForSale[],
): Promise<PlacedOrders> {
  return place(asker(origins, token), goods, PaymentMethod.online);
}

async function place(ask: Ask, goods: readonly ForSale[], payment_method: PaymentMethod) {
  const { id: checkout } = await prepared(ask, goods);
  const { totals } = await ask<Checkout>(`/checkout/${checkout}`, "PUT", { payment_method });
  const body = { checkout_id: checkout, total: totals.total };
  return { ...(await ask<PlacedOrders>("/orders", "POST", body, crypto.randomUUID())), checkout };
}

/** A payment that waits to be placed, in cash. */
export interface PreparedCheckout {
  id: string;
  total: number;
  /** Whose it is. */
  token: string;
}

/** Prepares the payment of a piece of each. */
export async function prepareCheckout(
  origins: readonly string[],
  { token }: Buyer,
  goods: readonly ForSale[],
): Promise<PreparedCheckout> {
  const { id, totals } = await prepared(asker(origins, token), goods);
  return { id, total: totals.total, token };
}

/** Places a prepared payment, once. */
export function placeOnce(origin: string, { id, total, token }: PreparedCheckout, from?: string) {
  const body = { checkout_id: id, total };
  return call<PlacedOrders>(origin, "/orders", {
    method: "POST",
    body,
    token,
    key: crypto.randomUUID(),
    from,
  });
}

const asker =
  (origins: readonly string[], token: string): Ask =>
  (path, method, body, key) =>
    callUntilAnswered(origins, path, { method, body, token, key });

type Ask = <Data>(path: string, method: "POST" | "PUT", body?: object, key?: string) => Promise<Data>;

/** One piece is bought at once, several through the cart: their quantities are set, so that a repeated call adds nothing. */
async function prepared(ask: Ask, goods: readonly ForSale[]): Promise<Checkout> {
  const [first] = goods;
  if (first && goods.length === 1) {
    const { product_id, variant_id } = first;
    return ask("/orders/now", "POST", { product_id, variant_id, quantity: 1 }, crypto.randomUUID());
  }
  const items = goods.map(({ product_id, variant_id }) => ({ product_id, variant_id, quantity: 1 }));
  const { results } = await ask<{ results: { cart_item_id: number }[] }>("/carts", "POST", { items });
  const item_ids = results.map(({ cart_item_id }) => cart_item_id);
  for (const id of item_ids) await ask(`/carts/${id}`, "PUT", { quantity: 1 });
  return ask("/checkout", "POST", { item_ids });
}

/** The page of an order whose payment could not be opened as it was placed: the customer pays again until there is one. */
function pageOf(origins: readonly string[], token: string, order_id: number): Promise<string> {
  const body = { is_web: 1, order_id, payment_method: PaymentMethod.online };
  const key = crypto.randomUUID();
  return patiently(origins, "A payment page", async (origin) => {
    const { data } = await call<{ order: { payment_url: string | null } } | null>(
      origin,
      "/orders/re-checkout",
      { method: "POST", body, token, key },
    );
    return data?.order.payment_url ?? null;
  });
}

/** What the customer presses on the gateway's page; a page that was decided is left as it is. */
function decide(origins: readonly string[], paymentUrl: string, decision: "approve" | "decline") {
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
async function cancelOnce(origins: readonly string[], token: string, order: number): Promise<void> {
  const path = `/orders/${order}/cancel`;
  try {
    await callUntilAnswered(origins, path, { method: "POST", body: { reason: 1 }, token });
  } catch (error) {
    const now = await callUntilAnswered<{ order_status: string }>(origins, `/orders/${order}`, { token });
    if (now.order_status !== "CANCELLED") throw error;
  }
}
