import { PaymentMethod } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { buying, signInBuyer } from "../../../../test/buying.ts";
import { ledger } from "../../../../test/ledger.ts";
import { inTanDinh } from "../../../../test/small-shop/places.ts";
import { useShop } from "../../../../test/shop.ts";
import { stored } from "../../../../test/stored.ts";
import { orders, shippingMethods } from "../../../database/schema/index.ts";

const shop = await useShop();
const { buy, press, reCheckout } = buying(shop);
const { orderRow } = stored(shop);
const { entriesOf, paymentsOf } = ledger(shop);
const receiver = { contact_name: "Trần Thị Lan", contact_phone: "0912345678", address: "5 Phúc Xá" };
const inHanoi = { province_id: 1, district_id: 1, ward_id: 1 };

const token = await signInBuyer(shop);

const quote = async (id: number, { province_id, ward_id }: { province_id: number; ward_id: number }) =>
  (await shop.call("quoteOrderAddress", { params: { id }, query: { province_id, ward_id }, token })).body
    .data;
const change = (id: number, place: object, agreed_delivery_fee?: number) =>
  shop.call("changeOrderAddress", {
    params: { id },
    body: { ...receiver, ...place, ...(agreed_delivery_fee !== undefined && { agreed_delivery_fee }) },
    token,
  });
/** Places an order from shops in Ho Chi Minh City to an address there. */
async function order(method: PaymentMethod = PaymentMethod.cod, variants = [11]) {
  const placed = await buy(
    token,
    variants.map((variant) => ({ variant })),
    { method },
  );
  return { id: placed.orders[0]?.id ?? 0, url: placed.payment_url ?? "", all: placed.orders };
}

describe("an order whose address changes", () => {
  it("keeps its fee within the same distance", async () => {
    const { id } = await order();
    const before = await orderRow(id);
    expect(await quote(id, inTanDinh)).toMatchObject({
      delivery_fee: before?.delivery_fee,
      difference: 0,
      refusal: null,
    });
    expect((await change(id, inTanDinh)).status).toBe(200);
    expect(await orderRow(id)).toMatchObject({ delivery_fee: before?.delivery_fee });
  });

  it("costs more far away once the customer agrees to the shown fee, and is collected in cash", async () => {
    const { id } = await order();
    const before = await orderRow(id);
    const told = await quote(id, inHanoi);
    expect(told).toMatchObject({ delivery_fee_before: before?.delivery_fee, refusal: null });
    expect(told.difference).toBeGreaterThan(0);
    const unseen = await change(id, inHanoi);
    expect([unseen.status, unseen.body.message_code]).toEqual([409, "DELIVERY_FEE_CHANGED"]);
    expect((await change(id, inHanoi, told.delivery_fee - 1)).status).toBe(409);
    expect(await orderRow(id)).toEqual(before);
    const { status, body } = await change(id, inHanoi, told.delivery_fee);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      order_tenant_final: told.order_tenant_final,
      delivery_requests: [
        { to_address: { full_address: "5 Phúc Xá, Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội" } },
      ],
    });
    expect((await paymentsOf(id)).map(({ amount }) => amount)).toEqual([told.order_tenant_final]);
    // Back to the old address at the old price.
    const back = await quote(id, inTanDinh);
    expect((await change(id, inTanDinh, back.delivery_fee)).status).toBe(200);
    expect((await orderRow(id))?.order_tenant_final).toBe(back.order_tenant_final);
  });

  it("is refused if the chosen delivery does not reach it, and stays unchanged", async () => {
    const { id } = await order();
    await shop.db
      .update(shippingMethods)
      .set({ near_only: true })
      .where(eq(shippingMethods.delivery_type, "express"));
    await shop.db.update(orders).set({ delivery_type: "express" }).where(eq(orders.id, id));
    const before = await orderRow(id);
    expect(await quote(id, inHanoi)).toMatchObject({ refusal: "out_of_reach", difference: 0 });
    const { status, body } = await change(id, inHanoi);
    expect([status, body.message_code]).toEqual([422, "ADDRESS_OUT_OF_REACH"]);
    expect(await orderRow(id)).toEqual(before);
    await shop.db.delete(shippingMethods).where(eq(shippingMethods.delivery_type, "express"));
    expect(await quote(id, inHanoi)).toMatchObject({ refusal: "out_of_reach" });
  });

  it("and that waits for payment is paid at the new price on a new page, with its other orders", async () => {
    const { id, url, all } = await order(PaymentMethod.online, [11, 51]);
    const told = await quote(id, inHanoi);
    expect((await change(id, inHanoi, told.delivery_fee)).status).toBe(200);
    await press(url, "approve");
    expect(await orderRow(id)).toMatchObject({ order_status: "PENDING_CONFIRM", payment_status: 0 });
    const { body } = await reCheckout(token, id);
    await press(body.data.order.payment_url, "approve");
    const sum = (await Promise.all(all.map((one) => orderRow(one.id)))).reduce(
      (total, row) => total + (row?.order_tenant_final ?? 0),
      0,
    );
    expect(await entriesOf(id)).toEqual([
      ["failed", "repriced", sum - told.difference],
      ["authorized", "paid", sum],
      ["captured", "paid", sum],
    ]);
    for (const one of all) expect((await orderRow(one.id))?.order_status).toBe("CREATED");
  });

  it("and that is paid cannot become more expensive, even if it was quoted before the payment", async () => {
    const { id, url } = await order(PaymentMethod.online);
    const told = await quote(id, inHanoi);
    await press(url, "approve");
    expect(await quote(id, inHanoi)).toMatchObject({ refusal: "dearer_when_paid" });
    const before = await orderRow(id);
    const { status, body } = await change(id, inHanoi, told.delivery_fee);
    expect([status, body.message_code]).toEqual([422, "ADDRESS_DEARER_WHEN_PAID"]);
    expect(await orderRow(id)).toEqual(before);
  });

  it("and that is paid and becomes cheaper gets the difference back", async () => {
    const { id } = await order(PaymentMethod.online);
    const far = await quote(id, inHanoi);
    await change(id, inHanoi, far.delivery_fee);
    const { body } = await reCheckout(token, id);
    await press(body.data.order.payment_url, "approve");
    const near = await quote(id, inTanDinh);
    expect(near.difference).toBe(-far.difference);
    const changed = await change(id, inTanDinh, near.delivery_fee);
    expect(changed.body.data).toMatchObject({
      order_tenant_final: near.order_tenant_final,
      payment_returns: [{ amount: far.difference, reason: "delivery_fee", paid_back_at: null }],
    });
  });
});
