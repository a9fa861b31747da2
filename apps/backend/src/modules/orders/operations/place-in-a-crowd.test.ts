import { expect, it } from "vitest";
import { buying, newKey } from "../../../../test/buying.ts";
import { manyCustomers, type SignedInCustomer } from "../../../../test/many-customers.ts";
import { untilOneWaits } from "../../../../test/overlapping.ts";
import { useShop } from "../../../../test/shop.ts";
import { connect, connectOnce } from "../../../database/connect.ts";
import { variants } from "../../../database/schema/index.ts";

/** With as many connections as a backend has. */
const shop = await useShop(undefined, (url) => connect(url, { connections: 10 }));
const { place, giveAddress } = buying(shop);
const VARIANT = 51;
const ORDERS = 25;

const buyers = await manyCustomers(shop, ORDERS);
for (const { id } of buyers) await giveAddress(id);
await shop.db.update(variants).set({ stock: 1_000 });

async function prepared({ token }: SignedInCustomer) {
  const body = { product_id: Math.floor(VARIANT / 10), variant_id: VARIANT, quantity: 1 };
  const { body: answer } = await shop.call("createOrderNow", {
    token,
    body,
    headers: { "idempotency-key": newKey() },
  });
  // Without the coupon that all of them would otherwise use.
  const params = { id: answer.data.id };
  const { body: without } = await shop.call("updateCheckout", { params, body: { coupon_ids: [] }, token });
  return without.data as Parameters<typeof place>[1];
}

it("concurrent orders of the same product are all placed, and block no other request", async () => {
  const checkouts = await Promise.all(buyers.map(async (buyer) => [buyer, await prepared(buyer)] as const));
  const slow = await connectOnce(shop.databaseUrl);
  await slow.query("begin");
  await slow.query("select from variants where id = $1 for update", [VARIANT]);

  const placing = Promise.all(checkouts.map(([{ token }, checkout]) => place(token, checkout)));
  await untilOneWaits(shop.databaseUrl);
  // This call would get no connection if the orders had taken all of them.
  expect((await shop.call("listOrders", { token: buyers[0]?.token ?? "" })).status).toBe(200);
  await slow.query("commit");
  await slow.end();
  expect((await placing).map(({ status }) => status)).toEqual(checkouts.map(() => 200));
});
