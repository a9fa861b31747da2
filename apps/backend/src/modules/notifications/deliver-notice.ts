import { DEFAULT_NOTIFICATION_WAYS, notificationTarget, type NotificationWays } from "@sen/domain";
import { messageText } from "@sen/i18n/messages";
import { eq, sql } from "../../database/drizzle.ts";
import { concurrencyLimit } from "../../concurrency-limit.ts";
import type { Queryable } from "../../database/connect.ts";
import { noticeDeliveries, pushSubscriptions } from "../../database/schema/index.ts";
import type { JobHandler, JobServices } from "../../jobs/job-handler.ts";
import type { Locale } from "../../texts/messages.ts";
import { sendEmail } from "../messages/index.ts";
import { noticeColumns, notificationOf, type StoredNotice } from "./notice-queries.ts";
import { batchedWriter } from "./batched-writer.ts";
import { sendWithinShare } from "./email-share.ts";
import { purchaseText } from "./purchase-text.ts";
import { liveSubscriptions, type PushSubscriptionRow } from "./push-subscriptions.ts";

/** `device` of deliveries without a device. */
const NO_DEVICE = "00000000-0000-0000-0000-000000000000";

/** Concurrent sends per job: a push service abroad takes a tenth of a second to respond. */
const AT_A_TIME = 5;

/** A notice with its customer, and the deliveries already made. */
interface OpenDelivery extends StoredNotice {
  customer_id: number;
  lang: Locale;
  email: string | null;
  ways: NotificationWays | null;
  delivered: string[];
}

/** One delivery of a notice. */
interface Way {
  notice_id: number;
  way: "email" | "push";
  device: string;
  send: () => Promise<unknown>;
}

/**
 * Delivers notices by every channel that their customers chose for the tab: by email, and to each subscribed device. Records
 * each delivery at once, so that a retry sends only what is left. Throws failures after all other deliveries are done.
 */
export const deliverNotice: JobHandler<"deliver-notice"> = async (services, { notice_ids }) => {
  const { db, clock, signal } = services;
  const open = await readOpenDeliveries(db, notice_ids);
  const takers = open.filter(({ tab, ways }) => (ways ?? DEFAULT_NOTIFICATION_WAYS).push.includes(tab));
  const customerIds = [...new Set(takers.map(({ customer_id }) => customer_id))];
  const devices = customerIds.length > 0 ? await liveSubscriptions(db, customerIds, clock.now()) : [];
  const note = batchedWriter<typeof noticeDeliveries.$inferInsert>((rows) =>
    db.insert(noticeDeliveries).values(rows).onConflictDoNothing(),
  );
  const limited = concurrencyLimit(AT_A_TIME, { waiting: Infinity });
  const outcomes = await Promise.allSettled(
    open
      .flatMap((one) => waysOf(services, one, devices))
      .map(({ notice_id, way, device, send }) =>
        limited(async () => {
          signal.throwIfAborted();
          await send();
          await note({ notice_id, way, device, delivered_at: clock.now() });
        }),
      ),
  );
  const failures = outcomes.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
  if (failures.length > 0) {
    throw failures.length === 1 ? failures[0] : new AggregateError(failures, "Several ways failed");
  }
};

/** The notices whose customers still have an account. */
async function readOpenDeliveries(db: Queryable, ids: readonly number[]): Promise<OpenDelivery[]> {
  const { rows } = await db.execute<OpenDelivery & Record<string, unknown>>(sql`
    select ${noticeColumns}, c.id as customer_id, c.lang,
      case when c.email_verified_at is not null then c.email end as email,
      (select jsonb_build_object('shop', s.shop, 'email', s.email, 'push', s.push)
        from notification_settings s where s.customer_id = c.id) as ways,
      array(select d.way || ':' || d.device from notice_deliveries d
        where d.notice_id = n.id and d.delivered_at > n.created_at - interval '1 hour') as delivered
    from notices n
    join customers c on c.id = n.customer_id and c.deactivated_at is null
    where n.id = any (${sql.param([...ids])}::bigint[])
    order by n.id`);
  return rows;
}

/** The deliveries of a notice that have not been made yet. */
function waysOf(services: JobServices, open: OpenDelivery, devices: readonly PushSubscriptionRow[]): Way[] {
  const { id: notice_id, tab, email, customer_id } = open;
  const wanted = open.ways ?? DEFAULT_NOTIFICATION_WAYS;
  const mails: Way[] =
    email !== null && wanted.email.includes(tab)
      ? [{ notice_id, way: "email", device: NO_DEVICE, send: () => mail(services, open, email) }]
      : [];
  const taking = wanted.push.includes(tab) ? devices.filter((one) => one.customer_id === customer_id) : [];
  const pushes = taking.map((device): Way => ({
    notice_id,
    way: "push",
    device: device.session_id,
    send: () => push(services, open, device),
  }));
  return [...mails, ...pushes].filter(({ way, device }) => !open.delivered.includes(`${way}:${device}`));
}

const prefixOf = (lang: Locale) => (lang === "en" ? "/en" : "");

/** Path of the notice's target, with the language prefix; the notifications page if it has no target. */
function pathOf(open: OpenDelivery): string {
  const { body_data, type } = notificationOf(open, open.lang);
  return `${prefixOf(open.lang)}${notificationTarget(body_data)?.href ?? `/notification?tab=${type}`}`;
}

async function mail(services: JobServices, open: OpenDelivery, to: string): Promise<void> {
  const { id, lang, customer_id } = open;
  const { title } = notificationOf(open, lang);
  const text = await mailText(services.db, open);
  const { storefrontUrl } = services.config;
  const link = `${storefrontUrl}${pathOf(open)}`;
  const settings = `${storefrontUrl}${prefixOf(lang)}/account/notification`;
  const email = {
    to,
    subject: title,
    text: messageText("messages:notice_mail", lang, { text, link, settings }),
    name: `notice-${id}`,
  };
  const isSent = await sendWithinShare(services.db, customer_id, () => sendEmail(services, email));
  if (!isSent) {
    services.log.warn({ notice: id }, "a notice was not emailed: its customer got too many today");
  }
}

/** The notice's text; an order that was bought lists its goods, as a receipt to keep. */
async function mailText(db: Queryable, open: OpenDelivery): Promise<string> {
  const { kind, lang, order_id: order, facts } = open;
  const { text } = notificationOf(open, lang);
  if (order === null || (kind !== "order_placed" && kind !== "order_paid")) return text;
  const isTogether = (facts.others ?? 0) > 0;
  return `${text}\n\n${await purchaseText(db, { order, isTogether, lang })}`;
}

async function push(
  { db, push: sender, log }: JobServices,
  open: OpenDelivery,
  { endpoint, p256dh, auth, session_id }: PushSubscriptionRow,
): Promise<void> {
  const { title, text } = notificationOf(open, open.lang);
  const tag = `notice-${open.id}`;
  const outcome = await sender.send(
    { endpoint, keys: { p256dh, auth } },
    { topic: tag, payload: JSON.stringify({ title, body: text, path: pathOf(open), tag, lang: open.lang }) },
  );
  if (outcome === "delivered") return;
  log.info({ notice: open.id }, "a device no longer accepts push messages");
  await db.delete(pushSubscriptions).where(eq(pushSubscriptions.session_id, session_id));
}
