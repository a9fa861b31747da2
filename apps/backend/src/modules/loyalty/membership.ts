import type { Membership } from "@sen/api";
import { memberTierOf, type MembershipFormData } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import type { Queryable, Transaction } from "../../database/connect.ts";
import { memberships, pointEntries } from "../../database/schema/index.ts";
import { conflict } from "../../errors/errors.ts";
import { isIdentityVerified } from "../identity/index.ts";
import { newCardNumber } from "./card-number.ts";
import { pointsOf } from "./points.ts";

/** Throws if the customer is already a member. */
export async function assertNoMember(db: Queryable, customerId: number): Promise<void> {
  if ((await rowOf(db, customerId)) !== undefined) throw alreadyMember();
}

/** Makes a customer a member, with their own card. Throws 409 if they are one, even if two requests arrive at once. */
export async function join(
  tx: Transaction,
  customer_id: number,
  { occupation, city }: MembershipFormData,
  now: Date,
): Promise<void> {
  const joined = await tx
    .insert(memberships)
    .values({ customer_id, card_number: newCardNumber(), occupation, city, joined_at: now })
    .onConflictDoNothing({ target: memberships.customer_id })
    .returning({ customer_id: memberships.customer_id });
  if (joined.length === 0) throw alreadyMember();
}

/** A customer's membership, in the contract's shape. */
export async function membershipOf(db: Queryable, customerId: number): Promise<Membership> {
  const [points, row] = [await pointsOf(db, customerId), await rowOf(db, customerId)];
  if (!row) return { points, card: null, occupation: null, city: null };
  const { card_number, occupation, city, joined_at } = row;
  return {
    points,
    card: {
      number: card_number,
      tier: memberTierOf(points, await isIdentityVerified(db, customerId)),
      joined_at: joined_at.toISOString(),
    },
    occupation,
    city,
  };
}

/** Deletes a customer's card and points. */
export async function forgetMembership(tx: Transaction, customerId: number): Promise<void> {
  for (const table of [memberships, pointEntries]) {
    await tx.delete(table).where(eq(table.customer_id, customerId));
  }
}

const alreadyMember = () => conflict("ALREADY_MEMBER");

async function rowOf(db: Queryable, customerId: number) {
  const [row] = await db.select().from(memberships).where(eq(memberships.customer_id, customerId));
  return row;
}
