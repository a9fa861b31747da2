import { randomUUID } from "node:crypto";
import { OTP_CHANNELS, type OtpPurpose } from "@sen/domain";
import { and, desc, eq, isNull } from "../../database/drizzle.ts";
import type { Transaction } from "../../database/connect.ts";
import { otps } from "../../database/schema/index.ts";

export type OtpRow = typeof otps.$inferSelect;

/** The recipient of a code. */
export const recipientOf = ({ phone, email }: Pick<OtpRow, "phone" | "email">): string =>
  phone ?? email ?? "";

/** The code with this id, if it has this purpose and belongs to this customer. Locked until the transaction ends. */
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

/** The caller's pending code: the one with the given id, or else the signed-in customer's newest. */
export async function findPendingOtp(
  tx: Transaction,
  wish: { id?: string | undefined; purpose: OtpPurpose; customerId: number | null; recipient: string },
): Promise<OtpRow | null> {
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

/** The wanted id if it is free, otherwise a new one. */
export async function freeId(tx: Transaction, wanted: string | undefined): Promise<string> {
  if (wanted === undefined) return randomUUID();
  const [taken] = await tx.select({ id: otps.id }).from(otps).where(eq(otps.id, wanted));
  return taken ? randomUUID() : wanted;
}
