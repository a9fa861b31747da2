import type { ErrorEnvelope, ReCheckoutResponse } from "@sen/api";
import { payableUrl } from "./payable-url.ts";
import { PaymentMethod } from "./statuses.ts";

/** How long re-checkout stays locked after the last one finished, in ms. Spec §4 and §9. */
export const RECHECKOUT_LOCK_MS = 2_000;

/** The outcome of retrying an order's payment. Spec §8. */
export type RecheckoutOutcome =
  | { kind: "redirect"; url: string }
  | { kind: "placed"; messageKey: "errors:recheckout.placed" }
  | { kind: "notice"; titleKey: "errors:recheckout.notice"; message: string }
  | { kind: "failed"; messageKey: "errors:recheckout.failed" };

const failed: RecheckoutOutcome = { kind: "failed", messageKey: "errors:recheckout.failed" };

/** The response: the call's own shape or an error envelope; null if the call threw. */
export type RecheckoutAnswer =
  | ReCheckoutResponse
  | { code?: number; status_code?: number; message?: string | null; data?: unknown }
  | null;

/**
 * The outcome of a re-checkout by its response (spec §8): redirects to the payment URL of an online payment; cash on delivery without one is
 * placed; otherwise a server message becomes a notice; an exception, or a response without a message, is a failure.
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

/** The server's messages about fields, such as a sold-out line, or else its overall message. */
function saidBy({ data, message }: NonNullable<RecheckoutAnswer>): string {
  const { errors = [] } = (data ?? {}) as Partial<NonNullable<ErrorEnvelope["data"]>>;
  const fields = errors.map((error) => error.message.trim()).filter((text) => text !== "");
  return fields.length > 0 ? [...new Set(fields)].join("\n") : (message?.trim() ?? "");
}

function orderOf(answer: NonNullable<RecheckoutAnswer>): ReCheckoutResponse["data"]["order"] | null {
  if (answer.status_code !== 200) return null;
  return (answer as ReCheckoutResponse).data.order;
}
