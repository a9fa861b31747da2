import type { Checkout, CheckoutGroup, CheckoutLine, PaymentChoice } from "@sen/api";
import { lineCost, PaymentMethod, PAYMENT_PRODUCT_LIMIT } from "@sen/domain";
import type { Queryable } from "../../database/connect.ts";
import { say, type Locale } from "../../texts/messages.ts";
import {
  pickupOf,
  type Quoter,
  readPickups,
  shippingMethodOf,
  type StoredPickup,
} from "../delivery/index.ts";
import { goodsNames, problemOf, type ReadLine, tenantOfGoods } from "../cart/index.ts";
import { appliedCoupon, couponOffer } from "../coupons/index.ts";
import { canOrder, reviewCheckout, type CheckoutRow, type Review } from "./review.ts";

/** A prepared payment in the contract's shape. */
export async function viewCheckout(
  db: Queryable,
  carrier: Quoter,
  row: CheckoutRow,
  locale: Locale,
  now: Date,
): Promise<Checkout> {
  const review = await reviewCheckout(db, carrier, row, now);
  const { checkout, address, coupons, totals } = review;
  const results = new Map(totals.coupons.map((result) => [result.id, result]));
  const parcels = review.groups.map(({ parcel }) => parcel);
  const pickups = await readPickups(
    db,
    review.groups.map(({ tenant_id }) => tenant_id),
  );
  return {
    id: checkout.id,
    address,
    groups: checkoutGroups(review, pickups, locale),
    coupons: coupons.flatMap((coupon) => {
      const result = results.get(coupon.coupon.id);
      return result ? [appliedCoupon(coupon, result, locale)] : [];
    }),
    ...(await couponOffer(db, checkout.customer_id, parcels, coupons, locale, now)),
    payment_method: checkout.payment_method,
    payment_methods: paymentChoices(totals.totals.total, locale),
    note: checkout.note,
    totals: totals.totals,
    can_order: canOrder(review) && mayPayBy(checkout.payment_method, totals.totals.total),
    max_lines: PAYMENT_PRODUCT_LIMIT,
    now: now.toISOString(),
  };
}

function checkoutGroups(
  { groups, totals }: Review,
  pickups: ReadonlyMap<number, StoredPickup>,
  locale: Locale,
): CheckoutGroup[] {
  return groups.flatMap(({ tenant_id, lines, ways, way }, index) => {
    const [first] = lines;
    const sums = totals.parcels[index];
    const pickup = pickups.get(tenant_id);
    const fetched = ways.find(({ method, refusal }) => method.delivery_type === "go_to_mall" && !refusal);
    if (!first || !sums) return [];
    return [
      {
        tenant: tenantOfGoods(first.goods),
        lines: lines.map((line) => checkoutLine(line, locale)),
        shipping_methods: ways.map((one) => shippingMethodOf(one, locale)),
        delivery_type: way?.method.delivery_type ?? null,
        pickup: pickup && fetched ? pickupOf(pickup, fetched.estimated_from.toISOString(), locale) : null,
        ...sums,
      },
    ];
  });
}

function checkoutLine(line: ReadLine, locale: Locale): CheckoutLine {
  return {
    cart_item_id: line.cart_item_id,
    ...goodsNames(line.goods, locale),
    price_after_discount: line.price,
    original_price_after_tax: line.goods.original_price_after_tax,
    quantity: line.quantity,
    line_total: lineCost(line.price, line.quantity),
    problem: problemOf(line, locale),
  };
}

/** A gateway takes no payment of nothing. */
export function mayPayBy(method: number, total: number): boolean {
  return method === PaymentMethod.cod || total > 0;
}

function paymentChoices(total: number, locale: Locale): PaymentChoice[] {
  const online = mayPayBy(PaymentMethod.online, total);
  return [
    {
      id: PaymentMethod.cod,
      name: say("PAY_COD", locale),
      description: say("PAY_COD_TEXT", locale),
      available: true,
      unavailable_reason: null,
    },
    {
      id: PaymentMethod.online,
      name: say("PAY_ONLINE", locale),
      description: say("PAY_ONLINE_TEXT", locale),
      available: online,
      unavailable_reason: online ? null : say("NOTHING_TO_PAY", locale),
    },
  ];
}
