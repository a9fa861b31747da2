import {
  ComplaintStatus,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
  TicketStatus,
  type Machine,
} from "@sen/domain";

/** Statuses that the contract has as numbers; an order's are words. */
const numbered = {
  payment: PaymentStatus,
  return: ReturnStatus,
  refund: RefundStatus,
  complaint: ComplaintStatus,
  ticket: TicketStatus,
} as const;

/** A status in words, for staff: `transaction pending`. */
export function statusName(machine: Machine<unknown>["name"], status: unknown): string {
  const names = machine === "order" ? {} : numbered[machine];
  const [name = String(status)] = Object.entries(names).find(([, value]) => value === status) ?? [];
  return machine === "order" ? name : name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
