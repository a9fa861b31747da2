import { PAYMENT_GRACE_MS, PAYMENT_HOLD_MS, PaymentMethod } from "@sen/domain";
import { inArray } from "../../../database/drizzle.ts";
import { describe, expect, it, vi, type Mock } from "vitest";
import { buying, newKey, type Wanted } from "../../../../test/buying.ts";
import { useShop } from "../../../../test/shop.ts";
import { connect } from "../../../database/connect.ts";
import { flashDealItems, products, variants } from "../../../database/schema/index.ts";

const clients: Mock[] = [];
const shop = await useShop(
  () => ({}),
  (url) => {
    const connection = connect(url, { connections: 4 });
    connection.pool.on("connect", (client) => clients.push(vi.spyOn(client, "query") as unknown as Mock));
    return connection;
  },
);
const { prepare, place, giveAddress, reCheckout } = buying(shop);

/** Both carts have goods of two shops, one of them in a deal. */
const short: Wanted[] = [{ variant: 11 }, { variant: 41 }];
const long: Wanted[] = [...short, { variant: 12, quantity: 2 }, { variant: 21 }, { variant: 31 }];
const stockOf = async (ids: number[]) => {
  const rows = await shop.db.select().from(variants).where(inArray(variants.id, ids)).orderBy(variants.id);
  return rows.map(({ stock }) => stock);
};

const token = await shop.signIn();
await giveAddress(1);
await shop.db.update(variants).set({ stock: 50 });
await shop.db.update(products).set({ stock: 100 });
await shop.db.update(flashDealItems).set({ stock: 50 });

/** Counts the statements of a call. Run each call once before, so that no connection is new to it. */
async function statements<Result>(call: () => Promise<Result>): Promise<{ count: number; result: Result }> {
  for (const client of clients) client.mockClear();
  const result = await call();
  return { count: clients.reduce((sum, { mock }) => sum + mock.calls.length, 0), result };
}

async function placed(wanted: readonly Wanted[], method: PaymentMethod) {
  const checkout = await prepare(token, wanted, { method });
  const { count, result } = await statements(() => place(token, checkout));
  expect(result.status).toBe(200);
  return { count, ids: (result.body.data.orders as { id: number }[]).map(({ id }) => id) };
}

describe("the number of SQL statements", () => {
  it.each([
    ["cash", PaymentMethod.cod],
    ["online", PaymentMethod.online],
  ])("is the same for an order of many lines as for one of few: %s", async (_, method) => {
    const few = await placed(short, method);
    const many = await placed(long, method);
    expect(many.count).toBe(few.count);
  });

  it("is the same for cancelling an order of many lines, which returns all stock", async () => {
    const before = await stockOf([11, 12, 21, 31, 41]);
    const cancel = async (wanted: Wanted[]) => {
      const { ids } = await placed(wanted, PaymentMethod.cod);
      return statements(() =>
        shop.call("cancelOrder", { params: { id: ids[0] ?? 0 }, body: { reason: 1 }, token }),
      );
    };
    const few = await cancel([{ variant: 11 }]);
    const many = await cancel([{ variant: 11 }, { variant: 12, quantity: 2 }, { variant: 21 }]);
    expect([few.result.status, many.result.status]).toEqual([200, 200]);
    expect(many.count).toBe(few.count);
    expect(await stockOf([11, 12, 21, 31, 41])).toEqual(before);
  });

  it("is the same for paying again for an order of many lines, which reserves their stock again", async () => {
    const again = async (wanted: Wanted[]) => {
      const { ids } = await placed(wanted, PaymentMethod.online);
      shop.clock.pass(PAYMENT_HOLD_MS + PAYMENT_GRACE_MS);
      await shop.runJobs();
      const [released = 0] = await stockOf([11]);
      const counted = await statements(() =>
        reCheckout(token, ids[0] ?? 0, { method: PaymentMethod.online, key: newKey() }),
      );
      expect(await stockOf([11])).toEqual([released - 1]);
      return counted;
    };
    const few = await again(short);
    const many = await again(long);
    expect([few.result.status, many.result.status]).toEqual([200, 200]);
    expect(many.count).toBe(few.count);
  });
});
