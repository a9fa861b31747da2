/** The supported payment gateways. The simulated one moves no money. */
export const PAYMENT_GATEWAYS = ["vnpay", "momo", "simulated"] as const;
export type PaymentGatewayId = (typeof PAYMENT_GATEWAYS)[number];

/**
 * A gateway's response about a payment. `pending`: undecided. `paid`: we have the money. `declined`: the payer's bank or wallet declined.
 * `closed`: nobody paid, or the money goes back to the payer. `review`: held by the gateway until a person has looked at it.
 * `unknown`: not documented by the gateway.
 */
export const GATEWAY_OUTCOMES = ["pending", "paid", "declined", "closed", "review", "unknown"] as const;
export type GatewayOutcome = (typeof GATEWAY_OUTCOMES)[number];

/**
 * A gateway's response about a refund. `pending`: accepted by the gateway, undecided by the bank. `failed`: refused with a documented
 * code, no money moved. `absent`: the gateway has no refund with this reference. `unknown`: anything else.
 */
export const REFUND_OUTCOMES = ["pending", "completed", "failed", "absent", "unknown"] as const;
export type RefundOutcome = (typeof REFUND_OUTCOMES)[number];

/** Looks up a code in a table, ignoring properties of its prototype. */
export function fromTable<Value>(table: Readonly<Record<string, Value>>, code: string): Value | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
