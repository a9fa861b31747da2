import type { MemberCard } from "@sen/api";
import { persisted } from "../../core/persisted.ts";

/** A member's card as it was seen last on this device. */
export interface OfflineMemberCard {
  card: MemberCard;
  points: number;
  /** When, ISO 8601. */
  seenAt: string;
}

/** The card that this device keeps of a customer, for a till without a network. Under their own number, so that nobody else is shown it. */
export const offlineMemberCard = (customerId: number) =>
  persisted(`member-card:${customerId}`, parse, { in: "customer" });

function parse(stored: unknown): OfflineMemberCard | null {
  const { card, points, seenAt } = (stored ?? {}) as Partial<OfflineMemberCard>;
  if (!card || typeof card.number !== "string" || !/^(\d\d)+$/.test(card.number)) return null;
  return typeof points === "number" && typeof seenAt === "string" ? { card, points, seenAt } : null;
}
