import { randomUUID } from "node:crypto";
import {
  OTP_CHANNELS,
  otpExpiresAt,
  otpPhase,
  otpSend,
  otpSendableAt,
  otpTable,
  withOtpSend,
  type OtpPurpose,
} from "@sen/domain";
import type { MessageLocale } from "@sen/i18n/messages";
import { and, desc, eq, isNull } from "drizzle-orm";
import type { Adapters } from "../../adapters/adapters.ts";
import type { Config } from "../../config.ts";
import type { Database, Transaction } from "../../database/connect.ts";
import { otps } from "../../database/schema/index.ts";
import { otpMessage, queueMessage, type Message } from "../messages/index.ts";
import { digestOf, newCode } from "./code.ts";
import { OtpRefused } from "./refused.ts";
import { readSends, sendSubjects, writeSends } from "./sends.ts";

/** What sending and taking codes needs. */
export interface OtpServices extends Pick<Adapters, "clock"> {
  db: Database;
  config: Pick<Config, "jwtSecret" | "storefrontUrl">;
}

/** Who asks for a code. */
interface Asking {
  purpose: OtpPurpose;
  /** Whose code it is; null for somebody who is not signed in. */
  customerId: number | null;
  /** The address that the wish is counted by. */
  address: string;
  /** The language of the message. */
  locale: MessageLocale;
}

/** A wish for a code. */
export interface OtpWish extends Asking {
  /** A phone number, or a mail address in lower case: as the purpose has it (domain's `OTP_CHANNELS`). */
  recipient: string;
  /** What `takeOtp` hands back once the code is right. Nothing in it may be readable that is a secret. */
  payload?: object;
  /** False where nobody is to get the code, and whoever asks is not to know: all else is as if it went out. */
  isDelivered?: boolean;
  /** What goes out in place of a code that nobody is to get. */
  instead?: Message;
  /** The id that the caller chose or was given before: the same id is the same wish. Made here where it is left out. */
  id?: string | undefined;
}

/** A code that is out, as far as whoever asked for it may know. */
export interface OtpSent {
  id: string;
  /** The phone number or the mail address that it goes to. */
  recipient: string;
  expires_at: Date;
  /** When another can be asked for. */
  resend_at: Date;
}

type OtpRow = typeof otps.$inferSelect;

/**
 * Sends a code. One that is out already, under the caller's id or for the signed-in customer, is kept while no other can
 * be sent, and takes the new payload: whoever goes back to mend a letter need not wait.
 *
 * @throws OtpRefused `too_soon` or `max_sends`
 */
export async function sendOtp(services: OtpServices, wish: OtpWish): Promise<OtpSent> {
  return dispatch(services, wish, async (tx) => {
    return {
      row: await findStanding(tx, wish),
      wantedId: wish.id,
      recipient: wish.recipient,
      payload: wish.payload ?? null,
      isDelivered: wish.isDelivered ?? true,
      instead: wish.instead ?? null,
      mayStay: true,
    };
  });
}

/**
 * Sends a new code under the same id; the old one is no longer good.
 *
 * @throws OtpRefused `expired` for an id that is not the caller's, `used`, `too_soon` or `max_sends`
 */
export async function resendOtp(services: OtpServices, asking: Asking & { id: string }): Promise<OtpSent> {
  return dispatch(services, asking, async (tx) => {
    const row = await findOtp(tx, asking);
    if (!row) throw new OtpRefused("expired");
    const { payload, code_hash } = row;
    const isDelivered = code_hash !== null;
    return { row, recipient: recipientOf(row), payload, isDelivered, instead: null, mayStay: false };
  });
}

/** What a code is made for. */
interface Order {
  /** The row that a new code takes the place of. */
  row: OtpRow | null;
  /** Under which id a new row is made, if it is free. */
  wantedId?: string | undefined;
  recipient: string;
  payload: object | null;
  isDelivered: boolean;
  instead: Message | null;
  /** A code that is out and cannot be replaced yet is good enough. */
  mayStay: boolean;
}

async function dispatch(
  services: OtpServices,
  { purpose, customerId, address, locale }: Asking,
  prepare: (tx: Transaction) => Promise<Order>,
): Promise<OtpSent> {
  const { db, clock, config } = services;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { row, wantedId, recipient, payload, isDelivered, instead, mayStay } = await prepare(tx);
    const subjects = sendSubjects(config.jwtSecret, purpose, recipient, address);
    const known = await readSends(tx, subjects, now);
    const sends = { ...known, lastSent: later(known.lastSent, row?.sent_at ?? null) };
    const phase = otpPhase(row, now);
    const { answer } = otpTable[phase][otpSend(sends, now)];
    if (answer !== "sent") {
      if (row && mayStay && phase === "out" && answer === "too_soon") {
        await tx.update(otps).set({ payload }).where(eq(otps.id, row.id));
        return sentOf(row, otpSendableAt(sends));
      }
      throw new OtpRefused(refusal(answer), { waitMs: otpSendableAt(sends).getTime() - now.getTime() });
    }
    const after = withOtpSend(sends, now);
    await writeSends(tx, subjects, after, now);
    const id = row?.id ?? (await freeId(tx, wantedId));
    const code = newCode();
    const channel = OTP_CHANNELS[purpose];
    const values = {
      purpose,
      phone: channel === "sms" ? recipient : null,
      email: channel === "email" ? recipient : null,
      customer_id: customerId,
      payload,
      code_hash: isDelivered ? digestOf(config.jwtSecret, id, code) : null,
      wrong: 0,
      sent_at: now,
      used_at: null,
    };
    const [stored] = await tx
      .insert(otps)
      .values({ id, ...values })
      .onConflictDoUpdate({ target: otps.id, set: values })
      .returning();
    if (!stored) throw new Error("The code was not stored");
    const message = otpMessage({ purpose, recipient, code, locale, site: config.storefrontUrl });
    // Queued also where nobody is to get it: the answer takes as long.
    const queued = { key: `otp:${id}`, until: otpExpiresAt(stored) };
    await queueMessage(tx, config, isDelivered ? message : instead, queued);
    return sentOf(stored, otpSendableAt(after));
  });
}

const sentOf = (row: OtpRow, resend_at: Date): OtpSent => ({
  id: row.id,
  recipient: recipientOf(row),
  expires_at: otpExpiresAt(row),
  resend_at,
});

/** Where a code went. */
export const recipientOf = ({ phone, email }: Pick<OtpRow, "phone" | "email">): string =>
  phone ?? email ?? "";

function refusal(answer: string): "too_soon" | "max_sends" | "used" {
  return answer === "max_sends" || answer === "used" ? answer : "too_soon";
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}

/** The code that the caller waits for already: under the id that they name, or else the signed-in customer's newest. */
async function findStanding(tx: Transaction, wish: OtpWish): Promise<OtpRow | null> {
  if (wish.id !== undefined) {
    const row = await findOtp(tx, { ...wish, id: wish.id });
    if (row && recipientOf(row) === wish.recipient && row.used_at === null) return row;
  }
  if (wish.customerId === null) return null;
  const [row] = await tx
    .select()
    .from(otps)
    .where(
      and(
        eq(otps.customer_id, wish.customerId),
        eq(otps.purpose, wish.purpose),
        eq(OTP_CHANNELS[wish.purpose] === "sms" ? otps.phone : otps.email, wish.recipient),
        isNull(otps.used_at),
      ),
    )
    .orderBy(desc(otps.sent_at))
    .limit(1)
    .for("update");
  return row ?? null;
}

/** The wanted id, or another where that is taken. */
async function freeId(tx: Transaction, wanted: string | undefined): Promise<string> {
  if (wanted === undefined) return randomUUID();
  const [taken] = await tx.select({ id: otps.id }).from(otps).where(eq(otps.id, wanted));
  return taken ? randomUUID() : wanted;
}

/** The code of an id, when it is for this purpose and of this customer; locked until the transaction ends. */
export async function findOtp(
  tx: Transaction,
  { id, purpose, customerId }: { id: string; purpose: OtpPurpose; customerId: number | null },
): Promise<OtpRow | null> {
  const owner = customerId === null ? isNull(otps.customer_id) : eq(otps.customer_id, customerId);
  const [row] = await tx
    .select()
    .from(otps)
    .where(and(eq(otps.id, id), eq(otps.purpose, purpose), owner))
    .for("update");
  return row ?? null;
}
