import type { ErrorEnvelope, ReCheckoutResponse } from "@sen/api";
import { payableUrl } from "./payable-url.ts";
import { PaymentMethod } from "./statuses.ts";

/** How long re-checkout stays blocked after one has finished, in milliseconds. Spec §4 and §9. */
export const RECHECKOUT_LOCK_MS = 2_000;

/** What the customer sees after asking to pay an order again. Spec §8. */
export type RecheckoutOutcome =
  | { kind: "redirect"; url: string }
  | { kind: "placed"; messageKey: "errors:recheckout.placed" }
  | { kind: "notice"; titleKey: "errors:recheckout.notice"; message: string }
  | { kind: "failed"; messageKey: "errors:recheckout.failed" };

const failed: RecheckoutOutcome = { kind: "failed", messageKey: "errors:recheckout.failed" };

/** What was answered: the call's own shape, or an error's envelope; nothing when the call threw. */
export type RecheckoutAnswer =
  | ReCheckoutResponse
  | { code?: number; status_code?: number; message?: string | null; data?: unknown }
  | null;

/**
 * What follows from the answer of a re-checkout (spec §8): online with a payment URL goes there; cash on delivery
 * without one was placed; otherwise a server's message is a notice; and what threw, or says nothing, has failed.
 */
export function recheckoutOutcome(answer: RecheckoutAnswer): RecheckoutOutcome {
  if (answer === null) return failed;
  const order = orderOf(answer);
  if (order !== null) {
    const url = payableUrl(order.payment_url);
    if (order.payment_method === PaymentMethod.online && url !== null) return { kind: "redirect", url };
    if (order.payment_method === PaymentMethod.cod && !order.payment_url) {
      return { kind: "placed", messageKey: "errors:recheckout.placed" };
    }
  }
  const message = saidBy(answer);
  return message ? { kind: "notice", titleKey: "errors:recheckout.notice", message } : failed;
}

/** What the answer says: of each wrong field, such as a line that is sold out, or else in all. */
function saidBy({ data, message }: NonNullable<RecheckoutAnswer>): string {
  const { errors = [] } = (data ?? {}) as Partial<NonNullable<ErrorEnvelope["data"]>>;
  const fields = errors.map((error) => error.message.trim()).filter((text) => text !== "");
  return fields.length > 0 ? [...new Set(fields)].join("\n") : (message?.trim() ?? "");
}

function orderOf(answer: NonNullable<RecheckoutAnswer>): ReCheckoutResponse["data"]["order"] | null {
  if (answer.status_code !== 200) return null;
  return (answer as ReCheckoutResponse).data.order;
}

/** Where the lock stands: one is under way, or the last one ended at a time (milliseconds since 1970). */
export interface RecheckoutLock {
  underWay: boolean;
  endedAt: number | null;
}

/** Whether a re-checkout may start: none is under way, and the last one ended 2 seconds ago or earlier. Spec §4. */
export function mayRecheckout({ underWay, endedAt }: RecheckoutLock, now: Date): boolean {
  return !underWay && (endedAt === null || now.getTime() - endedAt >= RECHECKOUT_LOCK_MS);
}
