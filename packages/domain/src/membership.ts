import type { MemberTier } from "@sen/api";
import { IDENTITY_EFFECTS } from "./identity.ts";
import { OrderStatus, RefundStatus } from "./statuses.ts";

/** Dong that bring one point. Ours: of the spec's two loyalty constants the meaning is not shown (§9). */
export const DONG_PER_POINT = 10_000;

/** A tier, and the points from which a member is in it. */
export interface MemberTierRule {
  tier: MemberTier;
  from: number;
}

/** The tiers, the lowest first. Ours: the spec names no tiers. */
export const memberTiers = [
  { tier: "member", from: 0 },
  { tier: "silver", from: 500 },
  { tier: "gold", from: 2_000 },
  { tier: "diamond", from: 5_000 },
] as const satisfies readonly MemberTierRule[];

const verifiedTiers: readonly MemberTier[] = IDENTITY_EFFECTS.tiers;

/** The tier of so many points: the upper ones are for customers whose identity is verified. */
export function memberTierOf(points: number, isVerified: boolean): MemberTier {
  const open = memberTiers.filter(({ tier }) => isVerified || !verifiedTiers.includes(tier));
  return open.findLast(({ from }) => points >= from)?.tier ?? memberTiers[0].tier;
}

/** The tier after that of so many points; null in the highest. */
export function nextMemberTier(points: number): MemberTierRule | null {
  return memberTiers.find(({ from }) => from > points) ?? null;
}

/** An order as its points are told by. */
export interface OrderForPoints {
  order_status: OrderStatus;
  /** What was paid, in dong. */
  order_tenant_final: number;
}

/**
 * Points that an order is worth now: once it is completed, those of what was paid and not given back. Whatever order these
 * things happen in, the result is the same.
 */
export function orderPoints(
  { order_status, order_tenant_final }: OrderForPoints,
  refunds: readonly { status: RefundStatus; amount: number }[],
): number {
  if (order_status !== OrderStatus.completed) return 0;
  const returned = refunds
    .filter(({ status }) => status === RefundStatus.completed)
    .reduce((sum, { amount }) => sum + amount, 0);
  return Math.floor(Math.max(0, order_tenant_final - returned) / DONG_PER_POINT);
}
