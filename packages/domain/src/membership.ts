import type { MemberTier } from "@sen/api";
import { IDENTITY_EFFECTS } from "./identity-effects.ts";

/** A tier, and the points it starts at. */
export interface MemberTierRule {
  tier: MemberTier;
  from: number;
}

/** The tiers, lowest first. Our choice: the spec names none. */
export const memberTiers = [
  { tier: "member", from: 0 },
  { tier: "silver", from: 500 },
  { tier: "gold", from: 2_000 },
  { tier: "diamond", from: 5_000 },
] as const satisfies readonly MemberTierRule[];

const verifiedTiers: readonly MemberTier[] = IDENTITY_EFFECTS.tiers;

/** The tier for these points. Upper tiers require a verified identity. */
export function memberTierOf(points: number, isVerified: boolean): MemberTier {
  const open = memberTiers.filter(({ tier }) => isVerified || !verifiedTiers.includes(tier));
  return open.findLast(({ from }) => points >= from)?.tier ?? memberTiers[0].tier;
}

/** The next tier above these points; null at the highest. */
export function nextMemberTier(points: number): MemberTierRule | null {
  return memberTiers.find(({ from }) => from > points) ?? null;
}
