import type { MemberTier } from "@sen/api";

/**
 * What requires a verified identity. Our choice: the spec has the verification but no effect of it. These are the targets of account theft:
 * refunds to a bank account that anybody could enter, and high membership tiers.
 */
export const IDENTITY_EFFECTS = {
  /** Refunds above this amount go to a bank account only after the customer's identity was verified, in dong. */
  bankRefundAbove: 5_000_000,
  /** Tiers for verified customers only. */
  tiers: ["gold", "diamond"],
} as const satisfies { bankRefundAbove: number; tiers: readonly MemberTier[] };
