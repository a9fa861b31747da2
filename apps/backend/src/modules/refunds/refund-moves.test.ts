import { eq } from "drizzle-orm";
import { beforeAll, expect, it } from "vitest";
import { account, complained, delivered, operatorContextOf } from "../../../test/aftersales.ts";
import { useShop } from "../../../test/shop.ts";
import { complaintHistories, complaints } from "../../database/schema/index.ts";
import { answerComplaint, compensate } from "../../operator/actions/complaints.ts";

const shop = useShop();
let token = "";

beforeAll(async () => {
  token = await shop.signIn();
});

it("pays back all that was paid at most, and otherwise leaves the complaint as it was", async () => {
  const order = await delivered(shop);
  const id = await complained(shop, token, order);
  await answerComplaint(operatorContextOf(shop), id, { solution: "Hoàn tiền" });
  const told = async () => (await shop.call("getOrder", { params: { id: order }, token })).body.data;
  const stored = async () => [
    await shop.db.select().from(complaints).where(eq(complaints.id, id)),
    await shop.db.$count(complaintHistories, eq(complaintHistories.complaint_id, id)),
  ];
  const { order_tenant_final: paid } = await told();
  const pay = (amount: number) => compensate(operatorContextOf(shop), id, { amount, bank: account });

  const before = await stored();
  await expect(pay(paid + 1)).rejects.toThrow("REFUND_ABOVE_PAYMENT");
  expect(await stored()).toEqual(before);
  await pay(paid);
  expect((await told()).refund_request.amount_refund).toBe(paid);
});
