import { CART_UNDO_MS, IDEMPOTENCY_LIFETIME_MS } from "@sen/domain";
import { and, isNull, lte, type PgTable, type SQL } from "../../database/drizzle.ts";
import {
  blogViews,
  cartItems,
  catalogueChanges,
  checkouts,
  idempotencyKeys,
  knownDevices,
  loginAttempts,
  otps,
  otpSends,
  outbox,
  pageViews,
  deliveryQuotes,
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

/** How long one-time codes are kept after they were sent. */
const OTP_KEPT_MS = 24 * 60 * 60 * 1000;

/** How long stale pages are remembered. A storefront that asks later must rebuild all of its pages. */
const CATALOGUE_CHANGE_KEPT_MS = 10 * 60 * 1000;

/** How long simulated messages are kept for viewing. */
const OUTBOX_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** How long an article view or a vote about an answer counts as a repeat on the same device. The counts stay. */
const REPEAT_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** How long an account knows a device after its last sign-in. */
const DEVICE_KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** How long a carrier's quote is kept. */
const QUOTE_KEPT_MS = 2 * 24 * 60 * 60 * 1000;

/** How long exchanges with carriers and messengers are kept. */
const PROVIDER_EVENT_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** How long a search counts. */
const SEARCH_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** How long page view counts are kept: long enough to compare a day with the same day last year. */
const PAGE_VIEWS_KEPT_MS = 400 * 24 * 60 * 60 * 1000;

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** All swept tables. Uploaded files and whole months of notices (`partitions.ts`) are handled separately. Order data is never swept. */
export const sweeps: readonly Sweep[] = [
  {
    table: checkouts,
    // A placed checkout belongs to its orders.
    over: (now) => and(isNull(checkouts.placed_at), lte(checkouts.expires_at, now)),
  },
  {
    table: idempotencyKeys,
    over: (now) => lte(idempotencyKeys.created_at, ago(now, IDEMPOTENCY_LIFETIME_MS)),
    // Without its key, a repeated request would place another order.
    isKept: true,
  },
  { table: rateLimits, over: (now) => lte(rateLimits.expire, now) },
  {
    table: catalogueChanges,
    over: (now) => lte(catalogueChanges.created_at, ago(now, CATALOGUE_CHANGE_KEPT_MS)),
  },
  { table: loginAttempts, over: (now) => lte(loginAttempts.forgotten_at, now) },
  {
    table: knownDevices,
    over: (now) => lte(knownDevices.signed_in_at, ago(now, DEVICE_KEPT_MS)),
    isKept: true,
  },
  { table: otps, over: (now) => lte(otps.sent_at, ago(now, OTP_KEPT_MS)) },
  { table: otpSends, over: (now) => lte(otpSends.forgotten_at, now) },
  { table: outbox, over: (now) => lte(outbox.sent_at, ago(now, OUTBOX_KEPT_MS)), isKept: true },
  { table: sessions, over: (now) => lte(sessions.expires_at, now), isKept: true },
  { table: cartItems, over: (now) => lte(cartItems.removed_at, ago(now, CART_UNDO_MS)) },
  { table: blogViews, over: (now) => lte(blogViews.created_at, ago(now, REPEAT_KEPT_MS)), isKept: true },
  {
    table: questionFeedback,
    over: (now) => lte(questionFeedback.created_at, ago(now, REPEAT_KEPT_MS)),
    isKept: true,
  },
  { table: deliveryQuotes, over: (now) => lte(deliveryQuotes.asked_at, ago(now, QUOTE_KEPT_MS)) },
  {
    table: providerEvents,
    over: (now) => lte(providerEvents.happened_at, ago(now, PROVIDER_EVENT_KEPT_MS)),
    isKept: true,
  },
  {
    table: operatorAlerts,
    over: (now) => lte(operatorAlerts.closed_at, ago(now, PROVIDER_EVENT_KEPT_MS)),
    isKept: true,
  },
  {
    table: pageViews,
    over: (now) => lte(pageViews.day, vietnamDay(ago(now, PAGE_VIEWS_KEPT_MS))),
    isKept: true,
  },
  { table: searches, over: (now) => lte(searches.day, vietnamDay(ago(now, SEARCH_KEPT_MS))), isKept: true },
  {
    table: messageDays,
    over: (now) => lte(messageDays.day, vietnamDay(ago(now, PROVIDER_EVENT_KEPT_MS))),
    isKept: true,
  },
  { table: uploadReservations, over: (now) => lte(uploadReservations.expires_at, now) },
];
