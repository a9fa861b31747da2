import type { MemberCard } from "@sen/api";
import { persisted } from "../../core/persisted.ts";

/** A member's card as it was seen last on this device. */
export interface OfflineMemberCard {
  card: MemberCard;
  points: number;
  /** When, ISO 8601. */
  seenAt: string;
}

/** Under the customer's own number, so that nobody else is shown it. */
const storeOf = (customerId: number) => persisted(`member-card:${customerId}`, parse, { in: "customer" });

/** The card that this device keeps of a customer; null where it has none. */
export const readOfflineMemberCard = (customerId: number): OfflineMemberCard | null =>
  storeOf(customerId).read();

/** Keeps the card of a customer, for a till without a network. */
export function keepMemberCard(customerId: number, card: OfflineMemberCard): void {
  storeOf(customerId).write(card);
}

function parse(stored: unknown): OfflineMemberCard | null {
  const { card, points, seenAt } = (stored ?? {}) as Partial<OfflineMemberCard>;
  if (!card || typeof card.number !== "string" || !/^(\d\d)+$/.test(card.number)) return null;
  return typeof points === "number" && typeof seenAt === "string" ? { card, points, seenAt } : null;
}
