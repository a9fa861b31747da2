import { createHmac } from "node:crypto";
import type { OtpPurpose, OtpSends } from "@sen/domain";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../database/connect.ts";
import { otpSends } from "../../database/schema/index.ts";

/** What the sending of codes is counted by. */
export interface SendSubjects {
  fromAddress: string;
  fromAnywhere: string;
}

/** What a code to a phone or a mail address is counted by, when this address asks for it. */
export function sendSubjects(
  secret: string,
  purpose: OtpPurpose,
  recipient: string,
  address: string,
): SendSubjects {
  const digest = (...parts: string[]) =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["otp-send", ...parts]))
      .digest("base64url");
  return { fromAddress: digest(purpose, recipient, address), fromAnywhere: digest(purpose, recipient) };
}

/** No code was ever sent. */
const NEVER = new Date(0);

/** What is remembered; locked until the transaction ends, so that two wishes at the same moment come one after the other. */
export async function readSends(
  tx: Transaction,
  { fromAddress, fromAnywhere }: SendSubjects,
  now: Date,
): Promise<OtpSends> {
  const fresh = { sent_at: NEVER, forgotten_at: now };
  const rows = await tx
    .insert(otpSends)
    // The recipient first, then its addresses: wishes wait for each other in one order.
    .values([
      { subject: fromAnywhere, ...fresh },
      { subject: fromAddress, ...fresh },
    ])
    // Changes nothing: the rows are locked, and answered as they are.
    .onConflictDoUpdate({ target: otpSends.subject, set: { subject: sql`excluded.subject` } })
    .returning();
  const known = (subject: string) => rows.find((row) => row.subject === subject) ?? fresh;
  return {
    lastSent: known(fromAddress).sent_at,
    fromAddress: known(fromAddress).forgotten_at,
    fromAnywhere: known(fromAnywhere).forgotten_at,
  };
}

/** Remembers what became of it. */
export async function writeSends(
  tx: Transaction,
  subjects: SendSubjects,
  { fromAddress, fromAnywhere }: OtpSends,
  sent_at: Date,
): Promise<void> {
  await tx
    .insert(otpSends)
    .values([
      { subject: subjects.fromAnywhere, sent_at, forgotten_at: fromAnywhere },
      { subject: subjects.fromAddress, sent_at, forgotten_at: fromAddress },
    ])
    .onConflictDoUpdate({
      target: otpSends.subject,
      set: { sent_at: sql`excluded.sent_at`, forgotten_at: sql`excluded.forgotten_at` },
    });
}
