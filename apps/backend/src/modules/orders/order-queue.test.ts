import { describe, expect, it } from "vitest";
import { buying, newKey } from "../../../test/buying.ts";
import { manyCustomers, type SignedInCustomer } from "../../../test/many-customers.ts";
import { useShop, type Received } from "../../../test/shop.ts";
import { connect, connectOnce } from "../../database/connect.ts";
import { variants } from "../../database/schema/index.ts";

// The connect timeout is long, so that these tests do not depend on the machine's load.
const shop = await useShop(
  () => ({}),
  (url) => connect(url, { connections: 8, timeouts: { connect: 60_000 } }),
);
const { giveAddress, place } = buying(shop);
const HELD = 51;
const FREE = 11;

const customers = await manyCustomers(shop, 4);
for (const { id } of customers) await giveAddress(id);
await shop.db.update(variants).set({ stock: 10_000 });

/** Locks a variant, so that its orders wait. Returns a function that releases the lock. */
async function hold(variant: number): Promise<() => Promise<void>> {
  const other = await connectOnce(shop.databaseUrl);
  await other.query("begin");
  await other.query("select from variants where id = $1 for update", [variant]);
  return () => other.query("commit").then(() => other.end());
}

type Prepared = Parameters<typeof place>[1];

async function prepared({ token }: SignedInCustomer, variant: number): Promise<Prepared> {
  const body = { product_id: Math.floor(variant / 10), variant_id: variant, quantity: 1 };
  const headers = { "idempotency-key": newKey() };
  return (await shop.call("createOrderNow", { token, body, headers })).body.data as Prepared;
}

const customer = (index: number) => customers[index] ?? { id: 0, token: "" };
/** Sends the same order many times at once, from one address. */
const flooded = ({ token }: SignedInCustomer, { id, totals }: Prepared, keys: readonly string[]) =>
  Promise.all(
    keys.map((key) =>
      shop.call("createOrder", {
        body: { checkout_id: id, total: totals.total },
        headers: { "idempotency-key": key },
        token,
        from: "198.51.100.7",
      }),
    ),
  );
const statusOf = ({ status }: Received) => status;
const ordersOf = ({ body }: Received) => (body.data.orders as { id: number }[]).map(({ id }) => id);

describe("while one customer floods the order queue", () => {
  it("400 replays of one key return its one order, and another customer's order is placed meanwhile", async () => {
    const [flooder, buyer] = [customer(0), customer(1)];
    const held = await prepared(flooder, HELD);
    const free = await prepared(buyer, FREE);
    const release = await hold(HELD);
    const replays = flooded(flooder, held, Array<string>(400).fill(newKey()));
    expect(statusOf(await place(buyer.token, free))).toBe(200);

    await release();
    const answers = await replays;
    expect(new Set(answers.map(statusOf))).toEqual(new Set([200]));
    expect(new Set(answers.flatMap(ordersOf)).size).toBe(1);
  });

  it("100 keys get one slot, thirty waiting places and 429, and another customer's order is placed meanwhile", async () => {
    const [flooder, buyer] = [customer(2), customer(3)];
    const held = await prepared(flooder, HELD);
    const free = await prepared(buyer, FREE);
    const release = await hold(HELD);
    const flood = flooded(flooder, held, Array.from({ length: 100 }, newKey));
    expect(statusOf(await place(buyer.token, free))).toBe(200);

    await release();
    const answers = await flood;
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused).toHaveLength(100 - 1 - 30);
    expect(refused[0]?.response.headers["retry-after"]).toBe("10");
    const placed = answers.filter(({ status }) => status === 200);
    expect(new Set(placed.flatMap(ordersOf)).size).toBe(1);
  });
});
