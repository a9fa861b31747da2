import type { MemberCard } from "@sen/api";
import { persisted } from "../../core/persisted.ts";

/** A membership card as last seen on this device. */
export interface OfflineMemberCard {
  card: MemberCard;
  points: number;
  seenAt: string;
}

/** The customer's card stored on this device, to show at a till without a network. Keyed by customer id, so that nobody else sees it. */
export const offlineMemberCard = (customerId: number) =>
  persisted(`member-card:${customerId}`, parse, { in: "customer" });

function parse(stored: unknown): OfflineMemberCard | null {
  const { card, points, seenAt } = (stored ?? {}) as Partial<OfflineMemberCard>;
  if (!card || typeof card.number !== "string" || !/^(\d\d)+$/.test(card.number)) return null;
  return typeof points === "number" && typeof seenAt === "string" ? { card, points, seenAt } : null;
}
