import {
  ComplaintStatus,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
  SupportCategory,
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
  return machine === "order" ? String(status) : inWords(numbered[machine], status);
}

/** The category of a ticket in words, for staff: `cancel order`. */
export const ticketCategoryName = (category: number): string => inWords(SupportCategory, category);

function inWords(names: Readonly<Record<string, number>>, number: unknown): string {
  const [name = String(number)] = Object.entries(names).find(([, value]) => value === number) ?? [];
  return name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
