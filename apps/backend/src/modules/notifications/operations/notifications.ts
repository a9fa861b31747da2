import { and, eq, isNull } from "../../../database/drizzle.ts";
import { limitWithLookahead, cursorPage, pageOf, offsetOf } from "../../../database/page-of.ts";
import { notices } from "../../../database/schema/index.ts";
import { forbidden, notFound } from "../../../errors/errors.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { signalChanged } from "../notice-channel.ts";
import { countNotices, countUnread, notificationOf, readNotices } from "../notice-queries.ts";

/** The customer's notifications, newest first, in the requested language. Spec §7. */
export const listNotifications: Operation<"listNotifications"> = async ({ customer, query, db, locale }) => {
  const { type, after } = query;
  const [stored, total, unread_counts] = await Promise.all([
    readNotices(db, customer.id, type, { limit: limitWithLookahead(query), offset: offsetOf(query), after }),
    countNotices(db, customer.id, type),
    countUnread(db, customer.id),
  ]);
  const { items, next } = cursorPage(stored, query);
  const { items: data, ...paging } = pageOf(
    items.map((one) => notificationOf(one, locale)),
    query,
    total,
  );
  return ok({ data, unread_count: unread_counts[type ?? "total"], unread_counts, next, ...paging });
};

/** Unread counts, in total and per tab. */
export const getUnreadCounts: Operation<"getUnreadCounts"> = async ({ customer, db }) =>
  ok(await countUnread(db, customer.id));

/** Marks one notification as read. Spec §4 and §7. */
export const readNotification: Operation<"readNotification"> = async ({ customer, params, db, clock }) => {
  const { id } = params;
  const changed = await db
    .update(notices)
    .set({ read_at: clock.now() })
    .where(and(eq(notices.id, id), eq(notices.customer_id, customer.id), isNull(notices.read_at)))
    .returning({ id: notices.id });
  if (changed.length > 0) signalChanged(db, [customer.id]);
  else {
    const [present] = await db
      .select({ customer_id: notices.customer_id })
      .from(notices)
      .where(eq(notices.id, id));
    if (!present) throw notFound();
    if (present.customer_id !== customer.id) throw forbidden();
  }
  return ok(await countUnread(db, customer.id));
};

/** Marks all notifications as read. Spec §4 and §7. */
export const readAllNotifications: Operation<"readAllNotifications"> = async ({ customer, db, clock }) => {
  const { rowCount } = await db
    .update(notices)
    .set({ read_at: clock.now() })
    .where(and(eq(notices.customer_id, customer.id), eq(notices.in_shop, true), isNull(notices.read_at)));
  if (rowCount) signalChanged(db, [customer.id]);
  return ok(await countUnread(db, customer.id));
};
