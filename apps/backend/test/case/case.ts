import {
  type CancellationKind,
  complaintMachine,
  EVIDENCE_WINDOW_MS,
  orderMachine,
  paymentMachine,
  refundMachine,
  returnMachine,
  type ComplaintStatus,
  type Machine,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  type RefundStatus,
  type ReturnStatus,
  shownRefund,
} from "@sen/domain";

/** The state of a case: one order with its payment, and the newest of each kind of request about it. */
export interface Case {
  /** Milliseconds. */
  now: number;
  /** Milliseconds. */
  placedAt: number;
  method: PaymentMethod;
  order: OrderStatus;
  /** Kind of the cancellation. */
  cancelled: CancellationKind | null;
  /** Whether it was cancelled because its payment expired. */
  expired: boolean;
  payment: PaymentStatus;
  /** Whether it ever had a payment page. */
  paged: boolean;
  /** Whether the order's goods are taken out of stock. */
  holdsStock: boolean;
  /** Stock of its first line's variant, relative to the start of the case. */
  stock: number;
  return: { status: ReturnStatus; bySystem: boolean; isPart: boolean } | null;
  refund: CaseRefund | null;
  /** Refunds before it: a complaint about the goods kept after a partial return may open a second one. */
  earlierRefunds: readonly CaseRefund[];
  complaint: {
    status: ComplaintStatus;
    solved: boolean;
    askedAt: number | null;
    proven: boolean;
  } | null;
  history: Entry[];
}

export interface CaseRefund {
  status: RefundStatus;
  toAccount: boolean;
  refused: boolean;
}

/** The status of the refund that the order shows. */
export const shownRefundStatus = ({ earlierRefunds, refund }: Case): RefundStatus | null =>
  shownRefund(
    [...earlierRefunds, ...(refund ? [refund] : [])].map(({ status, refused }) => ({
      status,
      reason_not_refund: refused ? "refused" : null,
    })),
  )?.status ?? null;

/** One history entry: what it must contain, and when it was written. */
export interface Entry {
  of: "order" | "return" | "refund" | "complaint";
  /** For an order with the payment status: "CREATED/0". */
  status: string;
  at: number;
}

/** Without the ticket machine, which is independent of orders. */
export type MachineName = Exclude<Machine<unknown>["name"], "ticket">;

/** Five of domain's machines. */
export const machines = {
  order: orderMachine,
  payment: paymentMachine,
  return: returnMachine,
  refund: refundMachine,
  complaint: complaintMachine,
} as unknown as Readonly<Record<MachineName, Machine<string | number>>>;

/** A case's state in one of the machines; "none" if there is no such request. */
export function standing(of: Case, machine: MachineName): string {
  if (machine === "order") return of.order;
  if (machine === "payment") return String(of.payment);
  return String(of[machine]?.status ?? "none");
}

/** Everything that determines how a case can continue, as a key that tells cases apart. Times only count if a deadline has passed. */
export function signature(of: Case): string {
  const {
    method,
    order,
    cancelled,
    expired,
    payment,
    paged,
    holdsStock,
    return: sentBack,
    refund,
    complaint,
  } = of;
  const asked = complaint && (complaint.askedAt === null ? "not asked" : isLate(of.now - complaint.askedAt));
  return JSON.stringify([
    [method, order, cancelled, expired, payment, paged, holdsStock],
    sentBack && [sentBack.status, sentBack.bySystem, sentBack.isPart],
    refund && [refund.status, refund.toAccount, refund.refused, shownRefundStatus(of)],
    complaint && [complaint.status, complaint.solved, complaint.proven, asked],
  ]);
}

/** Whether the one day for evidence has passed. */
const isLate = (sinceAsked: number): boolean => sinceAsked > EVIDENCE_WINDOW_MS;

/** Whether the customer can decide on a payment page now. */
export function isPageOpen({ method, order, payment }: Case): boolean {
  return (
    method === PaymentMethod.online &&
    order === OrderStatus.pendingConfirm &&
    payment === PaymentStatus.pending
  );
}

/** A case right after the order is placed. */
export function beginning(method: PaymentMethod, now: number): Case {
  const isOnline = method === PaymentMethod.online;
  const order = isOnline ? OrderStatus.pendingConfirm : OrderStatus.created;
  const payment = PaymentStatus.pending;
  return {
    now,
    placedAt: now,
    method,
    order,
    cancelled: null,
    expired: false,
    payment,
    paged: isOnline,
    holdsStock: true,
    stock: 0,
    return: null,
    refund: null,
    earlierRefunds: [],
    complaint: null,
    history: [{ of: "order", status: `${order}/${payment}`, at: now }],
  };
}
