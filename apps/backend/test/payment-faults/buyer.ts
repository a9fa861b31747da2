import { PaymentMethod, RefundStatus } from "@sen/domain";
import { and, eq, inArray } from "../../src/database/drizzle.ts";
import type { InjectOptions } from "fastify";
import {
  orders,
  paymentOrders,
  payments,
  paymentTransfers,
  refunds,
} from "../../src/database/schema/index.ts";
import { DomainError } from "../../src/errors/errors.ts";
import { schedulePaymentExpiry } from "../../src/modules/orders/schedule-payment-expiry.ts";
import {
  amountOf,
  heldUntil,
  OPEN_TRANSFER_STATUSES,
  type PaymentRow,
} from "../../src/modules/payments/index.ts";
import { advanceTransfer } from "../../src/modules/refunds/index.ts";
import { servicesOf } from "../../src/operator/operator-context.ts";
import { plantOrder } from "@sen/demo/scenario/plant-order";
import type { Random } from "@sen/demo/seed/catalogue/random";
import { operatorContextOf, operatorSays } from "../aftersales.ts";
import type { GatewayDouble } from "../gateway-doubles.ts";
import type { SignedInCustomer } from "../many-customers.ts";
import type { TestShop } from "../shop.ts";

/** The orders of one checkout with their customer, the gateways where they can be paid, and what the gateways have sent. */
export interface Buyer {
  orders: readonly number[];
  token: string;
  doubles: readonly GatewayDouble[];
  /** Every notice that a gateway has sent, delivered or not. */
  notices: InjectOptions[];
  /** The state of each payment at the gateway. */
  decided: Map<string, "undecided" | "paid" | "declined">;
  /** How many of its steps are running. */
  busy: number;
}

/** The gateway of a payment. */
export function doubleOf(
  doubles: readonly GatewayDouble[],
  { gateway }: PaymentRow,
): GatewayDouble | undefined {
  return doubles.find((double) => double.gateway.id === gateway);
}

/** Inserts online orders that await payment at the first gateway, as if just placed: one, or two with a common payment. */
export async function plantBuyer(
  shop: TestShop,
  { id: customer_id, token }: SignedInCustomer,
  doubles: readonly GatewayDouble[],
  count: 1 | 2,
): Promise<Buyer> {
  const context = operatorContextOf(shop);
  const planted: number[] = [];
  while (planted.length < count) {
    planted.push(await plantOrder(context, { customer_id, payment_method: PaymentMethod.online }));
  }
  const [first] = await shop.db.select().from(orders).where(inArray(orders.id, planted)).orderBy(orders.id);
  const payment_id = first?.payment_id ?? 0;
  const rows = await shop.db
    .update(orders)
    .set({ held_until: heldUntil(context.now), payment_id })
    .where(inArray(orders.id, planted))
    .returning();
  await shop.db.update(paymentOrders).set({ payment_id }).where(inArray(paymentOrders.order_id, planted));
  await shop.db
    .update(payments)
    .set({ gateway: doubles[0]?.gateway.id, amount: amountOf(rows) })
    .where(eq(payments.id, payment_id));
  await schedulePaymentExpiry(shop.db, rows);
  return { orders: planted, token, doubles, notices: [], decided: new Map(), busy: 0 };
}

/** What may happen to an order, by name. Each step can run at any time, and does nothing if there is nothing to do. */
export function stepsOf(shop: TestShop, random: Random) {
  const paymentsOf = ({ orders: own }: Buyer) => {
    const ids = shop.db
      .select({ id: paymentOrders.payment_id })
      .from(paymentOrders)
      .where(inArray(paymentOrders.order_id, [...own]));
    return shop.db.select().from(payments).where(inArray(payments.id, ids)).orderBy(payments.id);
  };
  const transfersOf = async (
    buyer: Buyer,
    status: (typeof OPEN_TRANSFER_STATUSES)[number][] | ["failed"] | ["stuck"],
  ) => {
    const ids = (await paymentsOf(buyer)).map(({ id }) => id);
    return shop.db
      .select()
      .from(paymentTransfers)
      .where(and(inArray(paymentTransfers.payment_id, ids), inArray(paymentTransfers.status, status)));
  };
  const refundsOf = ({ orders: own }: Buyer, status: RefundStatus) =>
    shop.db
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(inArray(refunds.order_id, [...own]), eq(refunds.status, status)));
  /** Fails on a server error only; other refusals are allowed. */
  const call = async (...given: Parameters<TestShop["call"]>) => {
    const { status, body } = await shop.call(...given);
    if (status >= 500) throw new Error(`${given[0]} answers ${status}: ${JSON.stringify(body)}`);
  };
  const key = () => ({ "idempotency-key": crypto.randomUUID() });
  /** Ignores refusals of what staff may not do at this moment. */
  const staff = async (...words: string[]) => {
    await operatorSays(shop, ...words).catch((error: unknown) => {
      if (!(error instanceof DomainError)) throw error;
    });
  };
  const payable = ({ decided }: Buyer, { payment_url, reference }: PaymentRow) =>
    payment_url !== null && ["undecided", undefined].includes(decided.get(reference));

  async function decide(buyer: Buyer, how: "paid" | "declined" | "undecided"): Promise<void> {
    const open = (await paymentsOf(buyer)).filter(
      (payment) => payable(buyer, payment) && !(how === "undecided" && buyer.decided.has(payment.reference)),
    );
    if (open.length === 0) return;
    const payment = random.pick(open);
    const double = doubleOf(buyer.doubles, payment);
    if (!double) return;
    buyer.decided.set(payment.reference, how);
    buyer.notices.push(double.pay(payment, how));
  }

  /** Orders with a refund or a transfer that needs staff to continue. */
  async function waitingForStaff(): Promise<number[]> {
    const refunding = shop.db
      .select({ order: refunds.order_id })
      .from(refunds)
      .where(inArray(refunds.status, [RefundStatus.new, RefundStatus.failed]));
    const transferring = shop.db
      .select({ order: paymentOrders.order_id })
      .from(paymentTransfers)
      .innerJoin(paymentOrders, eq(paymentOrders.payment_id, paymentTransfers.payment_id))
      .where(inArray(paymentTransfers.status, ["failed", "stuck"]));
    return (await refunding.union(transferring)).map(({ order }) => order);
  }

  return {
    paymentsOf,
    waitingForStaff,
    pays: (buyer: Buyer) => decide(buyer, "paid"),
    isDeclined: (buyer: Buyer) => decide(buyer, "declined"),
    isHeldForReview: (buyer: Buyer) => decide(buyer, "undecided"),
    /** Delivers any notice, perhaps a second time. */
    hearsNotice: async ({ notices }: Buyer) => {
      if (notices.length === 0) return;
      const { statusCode } = await shop.app.inject(random.pick(notices));
      if (statusCode >= 500) throw new Error(`A notice is answered ${statusCode}.`);
    },
    comesBack: ({ orders: own, token }: Buyer) =>
      call("confirmOrder", { params: { id: random.pick(own) }, token }),
    paysAgain: ({ orders: own, token }: Buyer) =>
      call("reCheckout", { body: { is_web: 1, order_id: random.pick(own) }, headers: key(), token }),
    choosesGateway: ({ orders: own, token, doubles }: Buyer) => {
      const payment_gateway = random.pick(doubles).gateway.id;
      const body = {
        is_web: 1,
        order_id: random.pick(own),
        payment_method: PaymentMethod.online,
        payment_gateway,
      };
      return call("reCheckout", { body, headers: key(), token });
    },
    takesCash: ({ orders: own, token }: Buyer) =>
      call("reCheckout", {
        body: { is_web: 1, order_id: random.pick(own), payment_method: PaymentMethod.cod },
        headers: key(),
        token,
      }),
    cancels: ({ orders: own, token }: Buyer) =>
      call("cancelOrder", { params: { id: random.pick(own) }, body: { reason: 1 }, token }),
    isApproved: async (buyer: Buyer) => {
      for (const { id } of await refundsOf(buyer, RefundStatus.new)) {
        await staff("refund", random.pick(["approve", "pending"]), String(id));
      }
    },
    /** Another worker runs the same job. */
    isAskedTwice: async (buyer: Buyer) => {
      const services = servicesOf(operatorContextOf(shop));
      for (const { id } of await transfersOf(buyer, OPEN_TRANSFER_STATUSES)) {
        await advanceTransfer(services, id);
      }
    },
    isSentAgain: async (buyer: Buyer) => {
      for (const { id } of await refundsOf(buyer, RefundStatus.failed)) {
        await staff("refund", "pending", String(id));
      }
      for (const { id } of await transfersOf(buyer, ["failed"])) await staff("payments", "retry", String(id));
    },
    /** A person looks up stuck transfers at the gateway. */
    isLookedFor: async (buyer: Buyer) => {
      for (const { id, reference } of await transfersOf(buyer, ["stuck"])) {
        const there = buyer.doubles
          .flatMap(({ refunds: sent }) => sent())
          .find(({ name }) => name === reference);
        if (there) await staff("payments", "found", String(id), "--number", there.number);
        else await staff("payments", "resend", String(id));
      }
    },
  };
}

export type Steps = ReturnType<typeof stepsOf>;
