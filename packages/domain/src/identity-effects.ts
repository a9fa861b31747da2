import type { MemberTier } from "@sen/api";

/**
 * What a verified identity is for. Ours: the spec has the verification and no effect of it. A stolen account is worth most where money leaves
 * the shop to an account that anybody could name, and where it carries the privileges of years.
 */
export const IDENTITY_EFFECTS = {
  /** More than this goes to a bank account only after the customer's identity is verified, in dong. */
  bankRefundAbove: 5_000_000,
  /** Tiers that are only given to who is verified. */
  tiers: ["gold", "diamond"],
} as const satisfies { bankRefundAbove: number; tiers: readonly MemberTier[] };
