/** Payment gateways that Sen speaks to. The simulated one moves no money. */
export const PAYMENT_GATEWAYS = ["vnpay", "momo", "simulated"] as const;
export type PaymentGatewayId = (typeof PAYMENT_GATEWAYS)[number];

/**
 * What a gateway's answer means for a payment. `pending`: not decided. `paid`: the money is ours. `declined`: the payer's bank or wallet said no.
 * `closed`: nobody paid, and the money of none who did stays. `review`: the gateway holds it, and a person must look. `unknown`: nothing that the
 * gateway documents.
 */
export const GATEWAY_OUTCOMES = ["pending", "paid", "declined", "closed", "review", "unknown"] as const;
export type GatewayOutcome = (typeof GATEWAY_OUTCOMES)[number];

/**
 * What a gateway's answer means for a refund. `pending`: the gateway has it, the bank has not decided. `failed`: refused by a code that the gateway
 * documents, no money moved. `absent`: the gateway knows no refund of this name. `unknown`: anything else.
 */
export const REFUND_OUTCOMES = ["pending", "completed", "failed", "absent", "unknown"] as const;
export type RefundOutcome = (typeof REFUND_OUTCOMES)[number];

/** Reads a code out of a table by what it says itself, never by what its prototype says. */
export function fromTable<Value>(table: Readonly<Record<string, Value>>, code: string): Value | undefined {
  return Object.hasOwn(table, code) ? table[code] : undefined;
}
