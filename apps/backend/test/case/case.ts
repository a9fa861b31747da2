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
} from "@sen/domain";

/** What a case is in: one order with its payment and all that was raised about it, newest request each. */
export interface Case {
  /** Milliseconds. */
  now: number;
  /** Milliseconds. */
  placedAt: number;
  method: PaymentMethod;
  order: OrderStatus;
  /** Kind of the cancellation. */
  cancelled: CancellationKind | null;
  /** Whether it was cancelled because nobody paid it in time. */
  expired: boolean;
  payment: PaymentStatus;
  /** Whether it ever had a payment page. */
  paged: boolean;
  /** Whether the order's goods are taken out of the stock. */
  holdsStock: boolean;
  /** Pieces of its first line in the stock, counted from where the case began. */
  stock: number;
  return: { status: ReturnStatus; bySystem: boolean; isPart: boolean } | null;
  refund: { status: RefundStatus; toAccount: boolean; refused: boolean } | null;
  complaint: {
    status: ComplaintStatus;
    solved: boolean;
    askedAt: number | null;
    proven: boolean;
  } | null;
  history: Entry[];
}

/** One line of a history: what it must say, and when it was written. */
export interface Entry {
  of: "order" | "return" | "refund" | "complaint";
  /** An order's with its payment: "CREATED/0". */
  status: string;
  at: number;
}

/** A ticket has a life of its own: what happens to an order does not move it. */
export type MachineName = Exclude<Machine<unknown>["name"], "ticket">;

/** Domain's five tables. */
export const machines = {
  order: orderMachine,
  payment: paymentMachine,
  return: returnMachine,
  refund: refundMachine,
  complaint: complaintMachine,
} as unknown as Readonly<Record<MachineName, Machine<string | number>>>;

/** Where a case stands in one of the machines; "none" before there is such a request. */
export function standing(of: Case, machine: MachineName): string {
  if (machine === "order") return of.order;
  if (machine === "payment") return String(of.payment);
  return String(of[machine]?.status ?? "none");
}

/** All that decides how a case goes on, for presentation two cases apart; when things happened does not count, except whether it is too late. */
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
    refund && [refund.status, refund.toAccount, refund.refused],
    complaint && [complaint.status, complaint.solved, complaint.proven, asked],
  ]);
}

/** Whether the day for evidence has passed. */
const isLate = (sinceAsked: number): boolean => sinceAsked > EVIDENCE_WINDOW_MS;

/** Whether the customer can decide on a payment page now. */
export function isPageOpen({ method, order, payment }: Case): boolean {
  return (
    method === PaymentMethod.online &&
    order === OrderStatus.pendingConfirm &&
    payment === PaymentStatus.pending
  );
}

/** A case as it stands right after placing. */
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
    complaint: null,
    history: [{ of: "order", status: `${order}/${payment}`, at: now }],
  };
}
