import { and, eq, isNull } from "drizzle-orm";
import type { Queryable } from "../../database/connect.ts";
import { operatorAlerts } from "../../database/schema/index.ts";
import { addJob } from "../../jobs/add-job.ts";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";

const LONGEST_TEXT = 1_000;

/**
 * Tells the shop's staff that something needs a person: in the log, in `npm run operator -- alerts`, and by mail where `OPERATOR_EMAIL` names one.
 * Once, while an alert of the subject is open.
 */
export async function raiseAlert(
  db: Queryable,
  { log }: { log: Pick<JobServices["log"], "error"> },
  { subject, text }: { subject: string; text: string },
  now: Date,
): Promise<void> {
  const [raised] = await db
    .insert(operatorAlerts)
    .values({ subject, text: text.slice(0, LONGEST_TEXT), raised_at: now })
    .onConflictDoNothing()
    .returning({ id: operatorAlerts.id });
  if (!raised) return;
  log.error({ subject }, text);
  await addJob(db, "mail-alert", { alert_id: raised.id });
}

/** Mails an alert to the shop's staff. */
export const mailAlert: JobHandler<"mail-alert"> = async ({ db, config, email }, { alert_id }) => {
  if (config.operatorEmail === null) return;
  const [alert] = await db.select().from(operatorAlerts).where(eq(operatorAlerts.id, alert_id));
  if (!alert || alert.closed_at !== null) return;
  await email.send({ to: config.operatorEmail, subject: `Sen: ${alert.subject}`, text: alert.text });
};

/** Says that what an alert told of is over. False where none of the subject is open. */
export async function closeAlert(db: Queryable, subject: string, now: Date): Promise<boolean> {
  const closed = await db
    .update(operatorAlerts)
    .set({ closed_at: now })
    .where(and(eq(operatorAlerts.subject, subject), isNull(operatorAlerts.closed_at)))
    .returning({ id: operatorAlerts.id });
  return closed.length > 0;
}
