import { expect, it } from "vitest";
import { changedGateway } from "../../../test/gateways.ts";
import { buying } from "../../../test/buying.ts";
import { manyCustomers } from "../../../test/many-customers.ts";
import { useShop } from "../../../test/shop.ts";

/** Pending `lookUp` calls, until the gate opens. */
let looking = 0;
const gate = Promise.withResolvers<undefined>();
const shop = await useShop(
  changedGateway((gateway) => ({
    ...gateway,
    lookUp: async (payment) => {
      looking += 1;
      await gate.promise;
      return gateway.lookUp(payment);
    },
  })),
);
const { giveAddress, buyOnline } = buying(shop);

const customers = await manyCustomers(shop, 2);
for (const { id } of customers) await giveAddress(id);

it("a customer's repeated look-ups at a slow gateway run two at a time and do not delay another customer's", async () => {
  const [{ token } = { token: "" }, other = { token: "" }] = customers;
  const [mine, theirs] = [await buyOnline(token), await buyOnline(other.token)];
  const confirm = (id: number, who: string) => shop.call("confirmOrder", { token: who, params: { id } });
  let refused = 0;
  const flood = Array.from({ length: 30 }, async () => {
    const { status } = await confirm(mine.id, token);
    if (status === 429) refused += 1;
    return status;
  });
  await expect.poll(() => [looking, refused]).toEqual([2, 30 - 2 - 20]);
  const wanted = confirm(theirs.id, other.token);
  await expect.poll(() => looking).toBe(3);
  gate.resolve(undefined);
  expect((await wanted).status).toBe(200);
  expect((await Promise.all(flood)).filter((status) => status === 200)).toHaveLength(2 + 20);
});
