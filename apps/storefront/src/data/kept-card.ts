import type { MemberCard } from "@sen/api";

/** A member's card as it was seen last on this device. */
export interface KeptCard {
  card: MemberCard;
  points: number;
  /** When, ISO 8601. */
  seenAt: string;
}

/** In local storage, which is emptied at sign-out; under the customer's own number, so that nobody else is shown it. */
const keyOf = (customerId: number) => `member-card:${customerId}`;

/** The card that this device keeps of a customer; null where it has none. */
export function readKeptCard(customerId: number): KeptCard | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(customerId)) ?? "null") as Partial<KeptCard> | null;
    const { card, points, seenAt } = kept ?? {};
    if (!card || typeof card.number !== "string" || !/^(\d\d)+$/.test(card.number)) return null;
    return typeof points === "number" && typeof seenAt === "string" ? { card, points, seenAt } : null;
  } catch {
    return null; // Storage is the customer's to edit: what cannot be read is no card.
  }
}

/** Keeps the card of a customer, for a till without a network. */
export function keepCard(customerId: number, kept: KeptCard): void {
  try {
    localStorage.setItem(keyOf(customerId), JSON.stringify(kept));
  } catch {
    // A full device keeps no card: it is shown as long as the server can be asked.
  }
}
