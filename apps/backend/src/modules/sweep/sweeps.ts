import { CART_UNDO_MS, IDEMPOTENCY_LIFETIME_MS } from "@sen/domain";
import { and, isNull, lte, sql, type PgColumn, type PgTable, type SQL } from "../../database/drizzle.ts";
import {
  blogViews,
  cartItems,
  catalogueChanges,
  checkouts,
  idempotencyKeys,
  knownDevices,
  attemptCounts,
  otps,
  outbox,
  pageViews,
  deliveryQuotes,
  formerCouponUses,
  messageDays,
  operatorAlerts,
  providerEvents,
  questionFeedback,
  rateLimits,
  searches,
  sessions,
  uploadReservations,
} from "../../database/schema/index.ts";
import { vietnamDay } from "../../vietnam-day.ts";

/** Expired rows of a table that anybody can make grow. */
export interface Sweep {
  table: PgTable;
  /** The condition for rows that have expired at `now`. */
  over: (now: Date) => SQL | undefined;
  /** Rows live for days, so only a small share should expire at once. */
  isKept?: true;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long exchanges with carriers and messengers, and their figures, are kept. */
const PROVIDERS_KEPT_MS = 90 * DAY_MS;
/** How long an article view or a vote about an answer counts as a repeat on the same device. The counts stay. */
const REPEAT_KEPT_MS = 30 * DAY_MS;

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Rows expire this long after the moment in a column. */
const since =
  (column: PgColumn, keptMs = 0): Sweep["over"] =>
  (now) =>
    lte(column, ago(now, keptMs));
/** The same for a column of days in Vietnam. */
const sinceDay =
  (column: PgColumn, keptMs: number): Sweep["over"] =>
  (now) =>
    lte(column, vietnamDay(ago(now, keptMs)));

/** All swept tables. Uploaded files and whole months of notices (`partitions.ts`) are handled separately. Order data is never swept. */
export const sweeps: readonly Sweep[] = [
  // A placed checkout belongs to its orders.
  {
    table: checkouts,
    over: (now) => and(isNull(checkouts.placed_at), lte(checkouts.expires_at, now)),
  },
  // Without its key, a repeated request would place another order.
  { table: idempotencyKeys, over: since(idempotencyKeys.created_at, IDEMPOTENCY_LIFETIME_MS), isKept: true },
  { table: rateLimits, over: since(rateLimits.expire) },
  {
    table: formerCouponUses,
    over: (now) =>
      sql`${formerCouponUses.coupon_id} in (select id from coupons where ends_at <= ${now.toISOString()})`,
    isKept: true,
  },
  // Stale pages. A storefront that asks later must rebuild all of its pages.
  { table: catalogueChanges, over: since(catalogueChanges.created_at, 10 * 60_000) },
  { table: knownDevices, over: since(knownDevices.signed_in_at, 365 * DAY_MS), isKept: true },
  { table: otps, over: since(otps.sent_at, DAY_MS) },
  { table: attemptCounts, over: since(attemptCounts.forgotten_at) },
  // Simulated messages, kept for viewing.
  { table: outbox, over: since(outbox.sent_at, 7 * DAY_MS), isKept: true },
  { table: sessions, over: since(sessions.expires_at), isKept: true },
  { table: cartItems, over: since(cartItems.removed_at, CART_UNDO_MS) },
  { table: blogViews, over: since(blogViews.created_at, REPEAT_KEPT_MS), isKept: true },
  { table: questionFeedback, over: since(questionFeedback.created_at, REPEAT_KEPT_MS), isKept: true },
  { table: deliveryQuotes, over: since(deliveryQuotes.asked_at, 2 * DAY_MS) },
  { table: providerEvents, over: since(providerEvents.happened_at, PROVIDERS_KEPT_MS), isKept: true },
  { table: operatorAlerts, over: since(operatorAlerts.closed_at, PROVIDERS_KEPT_MS), isKept: true },
  // Long enough to compare a day with the same day last year.
  { table: pageViews, over: sinceDay(pageViews.day, 400 * DAY_MS), isKept: true },
  { table: searches, over: sinceDay(searches.day, 7 * DAY_MS), isKept: true },
  { table: messageDays, over: sinceDay(messageDays.day, PROVIDERS_KEPT_MS), isKept: true },
  { table: uploadReservations, over: since(uploadReservations.expires_at) },
];
