import { beforeAll, expect, it } from "vitest";
import { buying, newKey } from "../../../../test/buying.ts";
import { manyCustomers, type SignedInCustomer } from "../../../../test/many-customers.ts";
import { useShop } from "../../../../test/shop.ts";
import { connect, connectOnce } from "../../../database/connect.ts";
import { variants } from "../../../database/schema/index.ts";

/** As many connections as a backend has; far shorter waits for one. */
const WAIT_MS = 1_000;
const shop = useShop(
  () => ({}),
  (url) => connect(url, { connections: 10, timeouts: { connect: WAIT_MS } }),
);
const { place, giveAddress } = buying(shop);
const VARIANT = 51;
const ORDERS = 25;
let buyers: SignedInCustomer[] = [];

beforeAll(async () => {
  buyers = await manyCustomers(shop, ORDERS);
  for (const { id } of buyers) await giveAddress(id);
  await shop.db.update(variants).set({ stock: 1_000 });
});

async function prepared({ token }: SignedInCustomer) {
  const body = { product_id: Math.floor(VARIANT / 10), variant_id: VARIANT, quantity: 1 };
  const { body: answer } = await shop.call("createOrderNow", {
    token,
    body,
    headers: { "idempotency-key": newKey() },
  });
  return answer.data as Parameters<typeof place>[1];
}

it("many orders of the same goods wait for each other, are all placed, and keep no other call waiting", async () => {
  const checkouts = await Promise.all(buyers.map(async (buyer) => [buyer, await prepared(buyer)] as const));
  const slow = await connectOnce(shop.databaseUrl);
  await slow.query("begin");
  await slow.query("select from variants where id = $1 for update", [VARIANT]);

  const placing = Promise.all(checkouts.map(([{ token }, checkout]) => place(token, checkout)));
  await new Promise((resolve) => setTimeout(resolve, 1.5 * WAIT_MS));
  expect((await shop.call("listOrders", { token: buyers[0]?.token ?? "" })).status).toBe(200);
  await slow.query("commit");
  await slow.end();
  expect((await placing).map(({ status }) => status)).toEqual(checkouts.map(() => 200));
});
