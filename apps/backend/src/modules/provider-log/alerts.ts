import { setImmediate } from "node:timers/promises";
import { Gauge } from "@sen/server";
import { and, eq, isNull, sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { operatorAlerts } from "../../database/schema/index.ts";
import { addJob } from "../../jobs/add-job.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";

const LONGEST_TEXT = 1_000;

const open = new Gauge({
  name: "sen_backend_alerts_open",
  help: "Open alerts, which need a person (npm run operator -- alerts)",
});

/**
 * Alerts the shop's staff that something needs a person: in the log, in `npm run operator -- alerts`, and by email to `OPERATOR_EMAIL` if set.
 * Does nothing while an alert with the same subject is open.
 */
export async function raiseAlert(
  db: Queryable,
  { subject, text }: { subject: string; text: string },
  now: Date,
): Promise<void> {
  const [raised] = await db
    .insert(operatorAlerts)
    .values({ subject, text: text.slice(0, LONGEST_TEXT), raised_at: now })
    .onConflictDoNothing()
    .returning({ id: operatorAlerts.id });
  if (raised) await addJob(db, "mail-alert", { alert_id: raised.id });
}

/** Logs an alert and emails it to the shop's staff, unless it was closed meanwhile. */
export const mailAlert: JobHandler<"mail-alert"> = async ({ db, config, email, log }, { alert_id }) => {
  const [alert] = await db.select().from(operatorAlerts).where(eq(operatorAlerts.id, alert_id));
  if (!alert || alert.closed_at !== null) return;
  log.error({ subject: alert.subject }, alert.text);
  const { OPERATOR_EMAIL: to } = config.settings;
  if (to === undefined) return;
  await email.send({ to, subject: `Sen: ${alert.subject}`, text: alert.text });
};

/** Closes the alerts of a subject, and of parts of it: `parcel 3 lost` with `parcel 3`. False if none is open. */
export async function closeAlert(db: Queryable, subject: string, now: Date): Promise<boolean> {
  const closed = await db
    .update(operatorAlerts)
    .set({ closed_at: now })
    .where(
      and(
        sql`starts_with(${operatorAlerts.subject} || ' ', ${`${subject} `})`,
        isNull(operatorAlerts.closed_at),
      ),
    )
    .returning({ id: operatorAlerts.id });
  return closed.length > 0;
}

/** Closes an alert, unless that was done before. Undefined if there is none with this id. */
export async function closeNumberedAlert(db: Queryable, id: number, now: Date) {
  const [alert] = await db
    .update(operatorAlerts)
    .set({ closed_at: sql`coalesce(${operatorAlerts.closed_at}, ${now})` })
    .where(eq(operatorAlerts.id, id))
    .returning({ closed_at: operatorAlerts.closed_at });
  return alert;
}

/** Counts the open alerts whenever metrics are scraped; not a number if the database cannot be asked. */
export function measureAlerts(db: Queryable): void {
  Object.assign(open, {
    async collect() {
      await setImmediate(); // Until the pools are measured, or they would count this query as waiting.
      open.set(await db.$count(operatorAlerts, isNull(operatorAlerts.closed_at)).catch(() => Number.NaN));
    },
  });
}
