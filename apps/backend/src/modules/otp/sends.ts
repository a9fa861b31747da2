import { createHmac } from "node:crypto";
import type { OtpAsker, OtpPurpose, OtpSends } from "@sen/domain";
import type { Transaction } from "../../database/connect.ts";
import { countOf, lockCounts } from "./counts.ts";

/** The keys under which a code is counted. */
export interface SendSubjects {
  fromAnywhere: string;
  fromAsker: string;
  fromAddress: string;
}

/** Who requests a code. */
export interface OtpRequester {
  /** The IP address of the request. */
  address: string;
  /** The signed-in customer; null if not signed in. */
  customerId: number | null;
  /** The requesting device, if the account that verified this phone number knows it; otherwise null. */
  ownDevice: string | null;
}

/** How the requester relates to the recipient of the code. */
export function requesterKind({ ownDevice, customerId }: OtpRequester): OtpAsker {
  if (ownDevice !== null) return "owner";
  return customerId === null ? "stranger" : "customer";
}

/** The keys under which a code is counted for this requester and recipient. */
export function sendSubjects(
  secret: string,
  { purpose, recipient }: { purpose: OtpPurpose; recipient: string },
  { address, customerId, ownDevice }: OtpRequester,
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

/** Reads the counts and locks them until the transaction ends. */
export async function lockSends(
  tx: Transaction,
  { fromAnywhere, fromAsker, fromAddress }: SendSubjects,
  now: Date,
): Promise<OtpSends> {
  const counts = await lockCounts(tx, [fromAnywhere, fromAsker, fromAddress], now);
  return {
    lastSent: countOf(counts, fromAsker, now).counted_at,
    fromAsker: countOf(counts, fromAsker, now).forgotten_at,
    fromAnywhere: countOf(counts, fromAnywhere, now).forgotten_at,
    fromAddress: countOf(counts, fromAddress, now).forgotten_at,
  };
}

/** The rows to store. */
export const rowsOf = (subjects: SendSubjects, sends: OtpSends) => [
  { subject: subjects.fromAnywhere, forgotten_at: sends.fromAnywhere },
  { subject: subjects.fromAsker, forgotten_at: sends.fromAsker },
  { subject: subjects.fromAddress, forgotten_at: sends.fromAddress },
];
