import { createHmac } from "node:crypto";
import type { OtpAsker, OtpPurpose, OtpSends } from "@sen/domain";
import type { Transaction } from "../../database/connect.ts";
import { countOf, lockCounts } from "./counts.ts";

/** What the sending of a code is counted by. */
export interface SendSubjects {
  fromAnywhere: string;
  fromAsker: string;
  fromAddress: string;
}

/** Who asks for a code. */
export interface Asker {
  /** The address that the wish comes from. */
  address: string;
  /** The signed-in customer; null for somebody who is not signed in. */
  customerId: number | null;
  /** The device that asks, where it is known to the account whose verified phone this is. */
  ownDevice: string | null;
}

/** What somebody is to the recipient of a code. */
export function askerKind({ ownDevice, customerId }: Asker): OtpAsker {
  if (ownDevice !== null) return "owner";
  return customerId === null ? "stranger" : "customer";
}

/** What a code to a phone or a mail address is counted by, when this asker wants it. */
export function sendSubjects(
  secret: string,
  { purpose, recipient }: { purpose: OtpPurpose; recipient: string },
  { address, customerId, ownDevice }: Asker,
): SendSubjects {
  const digest = (...parts: string[]) =>
    createHmac("sha256", secret)
      .update(JSON.stringify(["otp-send", ...parts]))
      .digest("base64url");
  const asker =
    ownDevice !== null
      ? ["device", ownDevice]
      : customerId !== null
        ? ["customer", String(customerId)]
        : [address];
  return {
    fromAnywhere: digest(purpose, recipient),
    fromAsker: digest(purpose, recipient, ...asker),
    fromAddress: digest("address", address),
  };
}

/** What is remembered; locked until the transaction ends. */
export async function lockSends(
  tx: Transaction,
  { fromAnywhere, fromAsker, fromAddress }: SendSubjects,
  now: Date,
): Promise<OtpSends> {
  const counts = await lockCounts(tx, [fromAnywhere, fromAsker, fromAddress], now);
  return {
    lastSent: countOf(counts, fromAsker, now).sent_at,
    fromAsker: countOf(counts, fromAsker, now).forgotten_at,
    fromAnywhere: countOf(counts, fromAnywhere, now).forgotten_at,
    fromAddress: countOf(counts, fromAddress, now).forgotten_at,
  };
}

/** The rows that remember it. */
export const rowsOf = (subjects: SendSubjects, sends: OtpSends) => [
  { subject: subjects.fromAnywhere, forgotten_at: sends.fromAnywhere },
  { subject: subjects.fromAsker, forgotten_at: sends.fromAsker },
  { subject: subjects.fromAddress, forgotten_at: sends.fromAddress },
];
