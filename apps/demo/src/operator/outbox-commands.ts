import { OTP_RESEND_SECONDS } from "@sen/domain";
import { desc, eq, or, sql } from "@sen/backend/database/drizzle";
import { otps, otpSends, outbox } from "@sen/backend/database/schema/index";
import type { OperatorContext } from "@sen/backend/operator/operator-context";
import { flag, type Command, type Given } from "@sen/backend/operator/commands/command";

const LIST_LIMIT = 20;

/** What a demonstration would have sent. */
export const outboxCommands: readonly Command[] = [
  {
    name: "outbox",
    usage: "[--to <phone or mail address>]",
    about: "The newest short messages and mails, the newest first: a demonstration sends them to nobody.",
    flags: ["to"],
    demonstration: true,
    run: listMessages,
  },
  {
    name: "otp hurry",
    usage: "[--to <phone or mail address>]",
    about: "Lets two minutes pass for the one-time codes that are out: others can be asked for at once.",
    flags: ["to"],
    demonstration: true,
    run: async ({ db }, given) => {
      const to = flag(given, "to");
      const passed = sql`sent_at - make_interval(secs => ${OTP_RESEND_SECONDS})`;
      const isMeant = to === undefined ? undefined : or(eq(otps.phone, to), eq(otps.email, to));
      const { rowCount } = await db.update(otps).set({ sent_at: passed }).where(isMeant);
      // Digests, which tell of nobody: whoever is not meant is still held back by the time of the code.
      await db.update(otpSends).set({ sent_at: passed });
      return { codes: rowCount };
    },
  },
];

async function listMessages({ db }: OperatorContext, given: Given) {
  const to = flag(given, "to");
  const rows = await db
    .select({
      sent: outbox.sent_at,
      channel: outbox.channel,
      to: outbox.recipient,
      subject: outbox.subject,
      text: outbox.text,
    })
    .from(outbox)
    .where(to === undefined ? undefined : eq(outbox.recipient, to))
    .orderBy(desc(outbox.id))
    .limit(LIST_LIMIT);
  return rows.map((row) => ({ ...row, sent: row.sent.toISOString() }));
}
