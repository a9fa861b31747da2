import { beforeEach, expect, it } from "vitest";
import { buying } from "../../../../test/buying.ts";
import { manyCustomers } from "../../../../test/many-customers.ts";
import { useShop } from "../../../../test/shop.ts";
import { operatorContextOf } from "../../../../test/aftersales.ts";
import { confirmOrder, deliver, handOver } from "../../../operator/actions/orders.ts";
import { variants } from "../../../database/schema/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;
const LIMIT = 3;
const shop = await useShop(undefined, undefined, { UNPAID_ORDERS_PER_CUSTOMER: String(LIMIT) });
const { giveAddress, prepare, place, buy, buyOnline, press } = buying(shop);
let token = "";

const customers = await manyCustomers(shop, 4);
for (const { id } of customers) await giveAddress(id);
await shop.db.update(variants).set({ stock: 1_000 });
beforeEach(() => {
  token = customers.pop()?.token ?? "";
});

const tries = async () => {
  const { status, body } = await place(token, await prepare(token, [{ variant: 51 }]));
  return status === 200 ? "placed" : (body.message_code as string);
};
const fill = async () => {
  const ids: number[] = [];
  for (let order = 0; order < LIMIT; order += 1) {
    ids.push((await buy(token, [{ variant: 51 }])).orders[0]?.id ?? 0);
  }
  return ids;
};

it("a customer with too many unpaid orders places no more until one is delivered", async () => {
  const [first = 0] = await fill();
  expect(await tries()).toBe("UNPAID_ORDERS_FULL");
  const context = operatorContextOf(shop);
  await confirmOrder(context, first);
  await handOver(context, first);
  expect(await tries()).toBe("UNPAID_ORDERS_FULL");
  await deliver(context, first);
  expect(await tries()).toBe("placed");
});

it("an online order no longer counts once it is paid", async () => {
  const { url } = await buyOnline(token);
  for (let order = 1; order < LIMIT; order += 1) await buy(token, [{ variant: 51 }]);
  expect(await tries()).toBe("UNPAID_ORDERS_FULL");
  await press(url, "approve");
  expect(await tries()).toBe("placed");
});

it("orders placed and cancelled count for a day", async () => {
  const ids = await fill();
  for (const id of ids) await shop.call("cancelOrder", { params: { id }, body: { reason: 1 }, token });
  expect(await tries()).toBe("UNPAID_ORDERS_FULL");
  shop.clock.pass(DAY_MS);
  expect(await tries()).toBe("placed");
});

it("a checkout that would pass the limit places none of its orders", async () => {
  for (let order = 1; order < LIMIT; order += 1) await buy(token, [{ variant: 51 }]);
  const fromTwoShops = [{ variant: 51 }, { variant: 11 }];
  const { status, body } = await place(token, await prepare(token, fromTwoShops));
  expect([status, body.message_code]).toEqual([422, "UNPAID_ORDERS_FULL"]);
  expect(body.message).toContain(`${LIMIT - 1}`);
  expect(await tries()).toBe("placed");
});
