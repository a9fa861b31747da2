import {
  CancellationKind,
  OrderStatus,
  paymentDeadline,
  PaymentStatus,
  type Actor,
  type NoticeKind,
} from "@sen/domain";
import type { NewNotice } from "../notifications/index.ts";
import type { PlacedOrder } from "./insert-orders.ts";
import type { OrderRow } from "./order-row.ts";

/** The notice for each status an order reaches. For a cancelled order it depends on who cancelled it. */
const ofStatus: Partial<Record<OrderStatus, NoticeKind>> = {
  [OrderStatus.confirmed]: "order_confirmed",
  [OrderStatus.toReceive]: "order_shipped",
  [OrderStatus.delivered]: "order_delivered",
  [OrderStatus.completed]: "order_completed",
};

/** The notice for each payment status while the order awaits payment. */
const ofPayment: Record<PaymentStatus, NoticeKind> = {
  [PaymentStatus.pending]: "payment_started",
  [PaymentStatus.complete]: "order_paid",
  [PaymentStatus.failed]: "payment_failed",
};

const ofCancelling: Partial<Record<Actor, NoticeKind>> = {
  customer: "order_cancelled",
  system: "order_expired",
};

/** The notice for an order that was just placed. */
export function placedNotice(order: PlacedOrder): NewNotice {
  const isUnpaid = order.order_status === OrderStatus.pendingConfirm;
  return noticeOf(order, isUnpaid ? "order_unpaid" : "order_placed");
}

/** The notice for a changed order. `actor` is who changed it. */
export function movedNotice(before: OrderRow, moved: OrderRow, actor: Actor, note: string): NewNotice {
  const { order_status, payment_status } = moved;
  if (order_status === before.order_status) return noticeOf(moved, ofPayment[payment_status]);
  if (order_status === OrderStatus.created) {
    return noticeOf(moved, payment_status === PaymentStatus.complete ? "order_paid" : "order_placed");
  }
  if (order_status !== OrderStatus.cancelled) {
    const kind = ofStatus[order_status] ?? "order_placed";
    return noticeOf(moved, kind, moved.delivery_type === "go_to_mall" ? { is_pickup: true } : {});
  }
  if (moved.cancel_status === CancellationKind.deliveryFail) return noticeOf(moved, "order_undelivered");
  const kind = ofCancelling[actor] ?? "order_cancelled_by_shop";
  return noticeOf(moved, kind, kind === "order_cancelled_by_shop" ? { reason: note } : {});
}

function noticeOf(
  { id, order_tenant_final, created_at }: Pick<OrderRow, "id" | "order_tenant_final" | "created_at">,
  kind: NoticeKind,
  facts: NewNotice["facts"] = {},
): NewNotice {
  const deadline = paymentDeadline(created_at).toISOString();
  return { kind, order_id: id, facts: { ...facts, amount: order_tenant_final, deadline } };
}
