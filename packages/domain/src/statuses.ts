/** Spec §4, order statuses. */
export const OrderStatus = {
  pendingConfirm: "PENDING_CONFIRM",
  created: "CREATED",
  confirmed: "CONFIRMED",
  toReceive: "TO_RECEIVE",
  delivered: "DELIVERED",
  completed: "COMPLETED",
  cancelled: "CANCELLED",
} as const;
export type OrderStatus = (typeof OrderStatus)[keyof typeof OrderStatus];

/** Spec §4, payment status. */
export const PaymentStatus = { pending: 0, complete: 1, failed: 2 } as const;
export type PaymentStatus = (typeof PaymentStatus)[keyof typeof PaymentStatus];

/** Spec §4, payment methods. */
export const PaymentMethod = { cod: 0, online: 1 } as const;
export type PaymentMethod = (typeof PaymentMethod)[keyof typeof PaymentMethod];
export const PAYMENT_METHODS: readonly PaymentMethod[] = Object.values(PaymentMethod);

/**
 * Spec §4, return request, 0 to 8. `deliveryFailed` is the "delivery-failed return status" of the order titles; the spec does not show
 * its value.
 */
export const ReturnStatus = {
  new: 0,
  approved: 1,
  cancelled: 2,
  completed: 3,
  rejected: 4,
  processing: 5,
  customerApproved: 6,
  customerConfirmedDelivered: 7,
  shopConfirmedReceived: 8,
  deliveryFailed: 9,
} as const;
export type ReturnStatus = (typeof ReturnStatus)[keyof typeof ReturnStatus];

/** Spec §4, refund. */
export const RefundStatus = {
  new: 0,
  approved: 1,
  cancelled: 2,
  completed: 3,
  transactionPending: 10,
  failed: 11,
} as const;
export type RefundStatus = (typeof RefundStatus)[keyof typeof RefundStatus];

/** Spec §4, complaint status; `compensating` is shown as in progress. */
export const ComplaintStatus = {
  new: 0,
  cancelled: 2,
  completed: 3,
  processing: 5,
  compensating: 9,
} as const;
export type ComplaintStatus = (typeof ComplaintStatus)[keyof typeof ComplaintStatus];

/** The status of a ticket; the spec shows none. `open` waits for customer care or the shop, `asked` for the customer. */
export const TicketStatus = { open: 0, answered: 1, asked: 2, closed: 3 } as const;
export type TicketStatus = (typeof TicketStatus)[keyof typeof TicketStatus];
