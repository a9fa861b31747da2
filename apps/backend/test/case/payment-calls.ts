import { CancellationKind, OrderStatus, PaymentMethod, PaymentStatus, RefundStatus } from "@sen/domain";
import { newKey } from "../buying.ts";
import type { Call } from "./call.ts";
import { isPageOpen } from "./case.ts";
import type { ExpectedState } from "./expected-state.ts";
import type { Stage } from "./stage.ts";

const { pending, complete, failed } = PaymentStatus;
const DAY_MS = 24 * 60 * 60 * 1000;

const payAgain = (payment_method: PaymentMethod) => (stage: Stage) => ({
  operation: "reCheckout" as const,
  sent: {
    headers: { "idempotency-key": newKey() },
    body: { is_web: 1, order_id: stage.order, payment_method },
  },
});

function agreeOnCash(story: ExpectedState): void {
  story.mustOffer("pay_on_delivery");
  // The page is closed first, so that nobody pays twice.
  if (isPageOpen(story.case)) story.moveOrder(null, [failed, "gateway"]);
  story.case.method = PaymentMethod.cod;
  story.moveOrder([OrderStatus.created, "customer"], [pending, "customer"]);
  story.takeStock(true);
}

/** One run of the jobs on a refund through the gateway: it is sent, or a sent one completes. */
function expectGatewayRefunds(story: ExpectedState): void {
  const { method, refund } = story.case;
  if (method !== PaymentMethod.online) return;
  if (refund?.status === RefundStatus.approved) story.moveRefund(RefundStatus.transactionPending, "operator");
  else if (refund?.status === RefundStatus.transactionPending) {
    story.moveRefund(RefundStatus.completed, "gateway");
  }
}

/** The payment page, paying again, and passing time. Pressing a button on a closed page is no error and changes nothing. */
export const paymentCalls: readonly Call[] = [
  {
    name: "approve",
    machines: ["payment", "order"],
    needs: "page",
    foretell: (story) => {
      if (!isPageOpen(story.case)) return;
      story.moveOrder([OrderStatus.created, "gateway"], [complete, "gateway"]);
    },
    act: (stage) => stage.press("approve"),
  },
  {
    name: "decline",
    machines: ["payment"],
    needs: "page",
    foretell: (story) => {
      if (isPageOpen(story.case)) story.moveOrder(null, [failed, "gateway"]);
    },
    act: (stage) => stage.press("decline"),
  },
  {
    name: "the money comes after a decline",
    machines: ["payment", "order"],
    needs: "page",
    foretell: (story) => {
      const { order, payment, method, holdsStock } = story.case;
      const waits = order === OrderStatus.pendingConfirm && method === PaymentMethod.online;
      if (!waits || payment !== failed || !holdsStock) return;
      story.moveOrder([OrderStatus.created, "gateway"], [complete, "gateway"]);
    },
    act: (stage) => stage.moneyComes(),
  },
  {
    name: "leave the page",
    machines: ["payment"],
    needs: "page",
    foretell: () => undefined,
    act: (stage) => stage.press("leave"),
  },
  {
    name: "ask how it ended",
    machines: ["payment"],
    foretell: () => undefined,
    ask: ({ order }) => ({ operation: "confirmOrder", sent: { params: { id: order } } }),
  },
  {
    name: "pay again online",
    machines: ["payment", "order"],
    once: true,
    foretell: (story) => {
      story.mustOffer("re_checkout");
      if (isPageOpen(story.case)) return;
      story.moveOrder(null, [pending, "customer"]);
      story.takeStock(true);
    },
    ask: payAgain(PaymentMethod.online),
  },
  {
    name: "pay in cash after all",
    machines: ["payment", "order"],
    once: true,
    foretell: agreeOnCash,
    ask: payAgain(PaymentMethod.cod),
  },
  {
    name: "a day passes",
    machines: ["payment", "order", "refund"],
    foretell: (story) => {
      story.case.now += DAY_MS;
      expectGatewayRefunds(story);
      if (story.case.order !== OrderStatus.pendingConfirm) return;
      if (isPageOpen(story.case)) story.moveOrder(null, [failed, "gateway"]);
      story.takeStock(false);
      story.moveOrder([OrderStatus.cancelled, "system"], null);
      story.end(CancellationKind.cancel);
      story.case.expired = true;
    },
    act: (stage) => stage.passTime(DAY_MS),
  },
];
