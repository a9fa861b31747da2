import { expect, it } from "vitest";
import { buying, signInBuyer } from "../../../test/buying.ts";
import { useShop, type Sent } from "../../../test/shop.ts";
import { contractRoutes } from "../../http/contract.ts";
import type { OperationId } from "@sen/api";

/** Above the largest 32-bit integer. */
const BEYOND = 2 ** 31;
const shop = await useShop();

const token = await signInBuyer(shop);

const ask = async (operation: OperationId, sent: Sent = {}) => {
  const { status, body } = await shop.call(operation, { token, ...sent });
  expect(status, JSON.stringify(body)).toBe(200);
  return { body };
};

it("ids beyond 32 bits work from the order list to cancelling, and in notices", async () => {
  const { orders } = await buying(shop).buy(token, [{ variant: 51 }]);
  const id = orders[0]?.id ?? 0;
  expect(id).toBeGreaterThan(BEYOND);
  expect((await ask("listOrders")).body.data.items).toMatchObject([{ id }]);
  await ask("cancelOrder", { params: { id }, body: { reason: 7 } });
  expect((await ask("getOrder", { params: { id } })).body.data).toMatchObject({
    id,
    order_status: "CANCELLED",
  });
  const [notice] = (await ask("listNotifications")).body.data.data;
  expect(notice.id).toBeGreaterThan(BEYOND);
  expect(notice.body_data).toMatchObject({ order_detail_id: id });
  expect((await ask("readNotification", { params: { id: notice.id } })).body.data.total).toBe(1);
});

const byNumber = [...contractRoutes].filter(
  ([, { path, operation }]) => path.includes("{") && !operation["requestBody"],
);

it.each(byNumber)("an id of 2³¹ causes no database error: %s", async (id, { path }) => {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, BEYOND]));
  const { status, body } = await shop.call(id, { params, token });
  const fields = (body.data?.errors ?? []).map(({ field }: { field: string }) => field);
  expect(status).toBeLessThan(500);
  // If the contract limits the number, the error names the parameter. An error from the database would name "body".
  expect(fields).not.toContain("body");
});
