import type { GatewayOutcome, RefundOutcome } from "../payment-gateway.ts";

/**
 * What a transaction's status says of the payment. 00: paid. 01: not finished. 04 to 06 and 09 are of its way back, and 07 is suspected
 * of fraud: the money was taken all the same.
 */
export function outcomeOf(status: string | undefined): GatewayOutcome {
  if (status === "01") return "pending";
  return ["00", "04", "05", "06", "07", "09"].includes(status ?? "") ? "paid" : "declined";
}

/** What a transaction's status says of a refund. 05: VNPay works on it. 06: the bank has it. */
export function refundOutcomeOf(status: string | undefined): RefundOutcome {
  if (status === "00") return "completed";
  return ["01", "05", "06"].includes(status ?? "") ? "pending" : "failed";
}
