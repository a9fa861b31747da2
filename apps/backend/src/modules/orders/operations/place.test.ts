import { checkoutTotals, PaymentMethod } from "@sen/domain";
import { asc, eq, inArray } from "../../../database/drizzle.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anInvoice, buying, newKey, signInBuyer } from "../../../../test/buying.ts";
import { otherCustomer } from "../../../../test/small-shop/index.ts";
import { useShop } from "../../../../test/shop.ts";
import { stored } from "../../../../test/stored.ts";
import {
  cartItems,
  coupons,
  flashDealSales,
  orderHistories,
  orders,
  payments,
  products,
} from "../../../database/schema/index.ts";

const shop = await useShop();
const { fill, prepare, place, buy } = buying(shop);
const { setStock, stockOf } = stored(shop);

const token = await signInBuyer(shop);

describe("placing an order", () => {
  it("for pickup at the mall records the shop's unit with its hours, and when it is ready", async () => {
    const { id, groups } = await prepare(token, [{ variant: 51 }]);
    const at = {
      mall_id: 6,
      mall_name: "Sen Center Ba Đình",
      unit: "Tầng 2",
      full_address:
        "Gian L1-03, Sen Center Ba Đình, 3 Phúc Xá, Phường Phúc Xá, Quận Ba Đình, Thành phố Hà Nội",
      opening_hours: "09:30–22:00",
      phone_number: "19001042",
    };
    expect(groups[0]?.pickup).toMatchObject(at);
    const deliveries = [{ tenant_id: 3, delivery_type: "go_to_mall" }];
    const { body: changed } = await shop.call("updateCheckout", {
      params: { id },
      body: { deliveries },
      token,
    });
    const { body: placed } = await place(token, changed.data);
    const order = placed.data.orders[0].id as number;
    const { body } = await shop.call("getOrder", { params: { id: order }, token });
    const [parcel] = body.data.delivery_requests;
    const { estimated_from, estimated_to } = changed.data.groups[0].shipping_methods.find(
      ({ delivery_type }: { delivery_type: string }) => delivery_type === "go_to_mall",
    );
    expect(estimated_from).toEqual(expect.any(String));
    expect(body.data.expected_delivery).toEqual({ from: estimated_from, to: estimated_to });
    const { body: listed } = await shop.call("listOrders", { token });
    expect(listed.data.items[0].expected_delivery).toEqual(body.data.expected_delivery);
    expect(body.data.pickup).toEqual({ ...at, ready_at: groups[0]?.pickup?.ready_at });
    expect(parcel.to_address).toMatchObject({ province_id: 1, ward_id: 1, full_address: at.full_address });
    expect(parcel.from_address).toEqual(parcel.to_address);
    expect(parcel.delivery_contact_name.customer_name).toBe("Nguyễn Thị Sen");
  });

  it("for delivery has no pickup place, and the shop's unit as the sender's address", async () => {
    const { orders: placed } = await buy(token, [{ variant: 11 }]);
    const { body } = await shop.call("getOrder", { params: { id: placed[0]?.id ?? 0 }, token });
    expect(body.data.pickup).toBeNull();
    expect(body.data.delivery_requests[0].from_address.full_address).toBe(
      "Gian L2-01, Sen Plaza Quận 1, 12 Nguyễn Huệ, Phường Tân Định, Quận 1, Thành phố Hồ Chí Minh",
    );
  });

  it("creates one order per shop at the reviewed total, and takes the stock and the cart lines", async () => {
    const before = await stockOf(51);
    await fill(token, [{ variant: 21 }]);
    const prepared = await prepare(
      token,
      [{ variant: 11 }, { variant: 41, quantity: 2 }, { variant: 51, quantity: 3 }],
      {
        coupon_ids: [1],
      },
    );
    const { status, body } = await place(token, prepared);
    expect(status).toBe(200);
    expect(body.message).toBe("Đặt hàng thành công");
    expect(body.data.orders.map((order: { tenant_id: number }) => order.tenant_id)).toEqual([1, 2, 3]);
    expect(body.data).toMatchObject({ total: prepared.totals.total, payment_method: 0, payment_url: null });
    expect(await stockOf(51)).toBe((before ?? 0) - 3);
    const [{ stock } = { stock: 0 }] = await shop.db.select().from(products).where(eq(products.id, 5));
    expect(stock).toBe((before ?? 0) - 3);

    const cart = await shop.call("listCart", { token });
    expect(cart.body.data.line_count).toBe(1);
    const ids = body.data.orders.map((order: { id: number }) => order.id);
    const rows = await shop.db.select().from(orders).where(inArray(orders.id, ids)).orderBy(asc(orders.id));
    expect(rows.map((row) => row.order_status)).toEqual(["CREATED", "CREATED", "CREATED"]);
    expect(rows.reduce((sum, row) => sum + row.mall_coupon_value, 0)).toBe(50_000);
    expect(rows.every((row) => row.mall_coupon_id === 1)).toBe(true);
    expect(rows[0]?.code).toMatch(/^SEN-261121-\d{4,}$/);
    const [coupon] = await shop.db.select().from(coupons).where(eq(coupons.id, 1));
    expect(coupon?.used).toBe(1);
    const [deal] = await shop.db.select().from(flashDealSales);
    expect(deal?.sold).toBe(2);
    const histories = await shop.db
      .select()
      .from(orderHistories)
      .where(inArray(orderHistories.order_id, ids));
    expect(histories).toHaveLength(3);
    expect(histories[0]?.created_at).toEqual(shop.clock.now());
  });

  it("requests the VAT invoice for each order, and is refused if the invoice is invalid", async () => {
    const { id: checkout_id, totals } = await prepare(token, [{ variant: 51 }, { variant: 11 }]);
    const place = (tax_code: string) =>
      shop.call("createOrder", {
        token,
        headers: { "idempotency-key": newKey() },
        body: { checkout_id, total: totals.total, vat_invoice: { ...anInvoice, tax_code } },
      });
    const refused = await place("12");
    expect([refused.status, refused.body.data.errors[0].field]).toEqual([422, "vat_invoice.tax_code"]);
    const { body } = await place(anInvoice.tax_code);
    expect(body.data.orders).toHaveLength(2);
    for (const { id } of body.data.orders as { id: number }[]) {
      const order = await shop.call("getOrder", { token, params: { id } });
      expect(order.body.data.vat_invoice).toEqual(anInvoice);
    }
  });

  it("charges what the domain's checkoutTotals computes for any cart and coupons", async () => {
    await setStock(11, 900);
    await setStock(21, 900);
    const prices = { 11: 350_000, 21: 1_250_000, 51: 99_000 } as const;
    const shops = { 11: 1, 21: 1, 51: 3 } as const;
    await shop.db.update(coupons).set({ per_customer: 1000, quantity: 1000 });
    const wanted = fc.record({
      11: fc.integer({ min: 0, max: 3 }),
      21: fc.integer({ min: 0, max: 2 }),
      51: fc.integer({ min: 1, max: 4 }),
      coupon_ids: fc.subarray([1, 2, 3, 4]),
    });
    await fc.assert(
      fc.asyncProperty(wanted, async ({ coupon_ids, ...quantities }) => {
        await shop.db.delete(cartItems);
        const chosen = Object.entries(quantities).flatMap(([variant, quantity]) =>
          quantity > 0 ? [{ variant: Number(variant) as 11 | 21 | 51, quantity }] : [],
        );
        const prepared = await prepare(token, chosen, { coupon_ids });
        const rows = await shop.db
          .select()
          .from(coupons)
          .where(inArray(coupons.id, [0, ...coupon_ids]));
        const byId = new Map(rows.map((row) => [row.id, row]));
        const parcels = [...Map.groupBy(chosen, ({ variant }) => shops[variant])].map(
          ([tenant_id, lines]) => {
            const grams = lines.reduce((sum, { quantity }) => sum + 500 * quantity, 0);
            return {
              tenant_id,
              mall_id: tenant_id === 3 ? 6 : 8,
              goods_total: lines.reduce((sum, { variant, quantity }) => sum + prices[variant] * quantity, 0),
              delivery_fee: (tenant_id === 3 ? 32_000 : 18_000) + (Math.ceil(grams / 1000) - 1) * 5_000,
            };
          },
        );
        const expected = checkoutTotals(
          parcels,
          coupon_ids.flatMap((id) => {
            const row = byId.get(id);
            return row
              ? [
                  {
                    ...row,
                    starts_at: row.starts_at.toISOString(),
                    ends_at: row.ends_at.toISOString(),
                    remaining: row.quantity - row.used,
                    used: false,
                  },
                ]
              : [];
          }),
          shop.clock.now(),
        );
        expect(prepared.totals).toEqual(expected.totals);
        const { body } = await place(token, prepared);
        expect(body.data.total).toBe(expected.totals.total);
        const placed = await shop.db
          .select()
          .from(orders)
          .where(
            inArray(
              orders.id,
              body.data.orders.map((order: { id: number }) => order.id),
            ),
          )
          .orderBy(asc(orders.tenant_id));
        const inOrder = parcels.map((parcel, index) => ({ parcel, sums: expected.parcels[index] }));
        inOrder.sort((a, b) => a.parcel.tenant_id - b.parcel.tenant_id);
        expect(placed.map((order) => order.order_tenant_final)).toEqual(
          inOrder.map(({ sums }) => sums?.total),
        );
        expect(placed.map((order) => order.mall_coupon_value)).toEqual(
          inOrder.map(({ sums }) => sums?.mall_coupon_value),
        );
      }),
      { numRuns: 25 },
    );
  });
});

describe("a checkout", () => {
  it("responds 404 if it is unknown, already ordered or a day old", async () => {
    const prepared = await prepare(token, [{ variant: 51 }]);
    expect((await place(token, { ...prepared, id: crypto.randomUUID() })).status).toBe(404);
    const params = { id: prepared.id };
    shop.clock.pass(24 * 60 * 60 * 1000);
    const fresh = await shop.signIn();
    expect((await shop.call("getCheckout", { params, token: fresh })).status).toBe(404);
    expect((await place(fresh, prepared)).status).toBe(404);
    shop.clock.pass(-24 * 60 * 60 * 1000);
    await place(token, prepared);
    expect((await shop.call("getCheckout", { params, token })).status).toBe(404);
  });

  it("cannot be ordered without an address", async () => {
    const stranger = await shop.signIn(otherCustomer);
    const prepared = await prepare(stranger, [{ variant: 51 }]);
    expect([prepared.address, prepared.can_order]).toEqual([null, false]);
    const { status, body } = await place(stranger, prepared, { lang: "en" });
    expect(status).toBe(422);
    expect(body.data.errors[0]).toMatchObject({
      field: "address_id",
      message: "Please choose a delivery address",
    });
  });
});

it("creates one payment for all orders paid online, and one per order paid in cash", async () => {
  const online = await buy(token, [{ variant: 51 }, { variant: 11 }], { method: PaymentMethod.online });
  const cash = await buy(token, [{ variant: 51 }, { variant: 11 }]);
  const paymentsOf = async (ids: number[]) => {
    const rows = await shop.db
      .selectDistinct({ id: payments.id })
      .from(payments)
      .innerJoin(orders, eq(orders.payment_id, payments.id))
      .where(inArray(orders.id, ids));
    return rows.length;
  };
  expect(online.orders.map((order) => order.order_status)).toEqual(["PENDING_CONFIRM", "PENDING_CONFIRM"]);
  expect(await paymentsOf(online.orders.map(({ id }) => id))).toBe(1);
  expect(await paymentsOf(cash.orders.map(({ id }) => id))).toBe(2);
});
