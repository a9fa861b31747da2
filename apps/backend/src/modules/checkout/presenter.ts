import type { Checkout, CheckoutGroup, CheckoutLine } from "@sen/api";
import { lineCost, PaymentMethod, PAYMENT_PRODUCT_LIMIT, type PaymentGatewayId } from "@sen/domain";
import type { PaymentGateways } from "../../ports/payment-gateways.ts";
import type { Queryable } from "../../database/connect.ts";
import type { BrokenField } from "../../errors/errors.ts";
import { goodsNames } from "../../texts/goods-names.ts";
import type { Locale } from "../../texts/messages.ts";
import {
  cashRefusal,
  pickupOf,
  readPickups,
  shippingMethodOf,
  type StoredPickup,
} from "../delivery/index.ts";
import { problemOf, type ReadLine, tenantOfGoods } from "../cart/index.ts";
import { appliedCoupon, couponOffer } from "../coupons/index.ts";
import { amountRefusal, paymentChoices, type Payees } from "../payments/index.ts";
import { canOrder, type CheckoutRow, type Review } from "./review.ts";

/** A checkout in the contract's shape. */
export async function viewCheckout(
  { db, ...payees }: { db: Queryable } & Payees,
  review: Review,
  locale: Locale,
  now: Date,
): Promise<Checkout> {
  const { checkout, address, coupons, totals } = review;
  const { total } = totals.totals;
  const { paymentGateways: gateways } = payees;
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
    payment_gateway: chosenGateway(gateways, checkout, total),
    payment_methods: paymentChoices({ ...payees, locale }, ordersOf(review)),
    totals: totals.totals,
    can_order: canOrder(review) && paymentRefusal(payees, review) === null,
    max_lines: PAYMENT_PRODUCT_LIMIT,
    now: now.toISOString(),
  };
}

function checkoutGroups(
  { groups, totals }: Review,
  pickups: ReadonlyMap<number, StoredPickup>,
  locale: Locale,
): CheckoutGroup[] {
  return groups.flatMap(({ tenant_id, lines, ways, way, note }, index) => {
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
        note,
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

type Chosen = Pick<CheckoutRow, "payment_method" | "payment_gateway">;

/** The chosen gateway if it accepts the amount, else the first that does; null for cash, or if none does. */
function chosenGateway(gateways: PaymentGateways, chosen: Chosen, total: number): PaymentGatewayId | null {
  if (chosen.payment_method === PaymentMethod.cod) return null;
  return gateways.choose(chosen.payment_gateway, total)?.id ?? null;
}

type Refusal = Pick<BrokenField, "code" | "values">;

/** Why the chosen payment method does not work; null if it does. */
export function paymentRefusal({ paymentGateways, carrier }: Payees, review: Review): Refusal | null {
  const { checkout, totals } = review;
  if (checkout.payment_method === PaymentMethod.cod) return cashRefusal(carrier, ordersOf(review));
  const { total } = totals.totals;
  if (chosenGateway(paymentGateways, checkout, total) !== null) return null;
  const [first] = paymentGateways.offered;
  return (first && amountRefusal(first, total)) ?? { code: "NOTHING_TO_PAY" };
}

/** The orders that this checkout would become. */
const ordersOf = ({ groups, totals }: Review) =>
  groups.map(({ way }, index) => ({
    delivery_type: way?.method.delivery_type,
    order_tenant_final: totals.parcels[index]?.total ?? 0,
  }));
