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
  rateLimits,
  searches,
  sessions,
  uploadReservations,
} from "../../database/schema/index.ts";
import { vietnamDay } from "../../vietnam-day.ts";

/** Rows of a table that anybody can make grow, and that nobody needs any more. */
export interface Sweep {
  table: PgTable;
  /** Which rows are over at `now`. */
  over: (now: Date) => SQL | undefined;
  /** They stay for days: of many of them, only a few are over at a time. */
  isKept?: true;
}

/** How long it is remembered what a one-time code was for. */
const OTP_KEPT_MS = 24 * 60 * 60 * 1000;

/** How long it is remembered which pages are out of date. A storefront that asks later makes all of its pages anew. */
const CATALOGUE_CHANGE_KEPT_MS = 10 * 60 * 1000;

/** How long the simulated messages stay to be looked at. */
const OUTBOX_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** How long it is remembered that a device has opened an article. */
const BLOG_VIEW_KEPT_MS = 30 * 24 * 60 * 60 * 1000;

/** How long a device is known to an account after its last sign-in. */
const DEVICE_KEPT_MS = 365 * 24 * 60 * 60 * 1000;

/** How long a carrier's price is of any use. */
const QUOTE_KEPT_MS = 2 * 24 * 60 * 60 * 1000;

/** How long it can be read what happened with carriers and messengers. */
const PROVIDER_EVENT_KEPT_MS = 90 * 24 * 60 * 60 * 1000;

/** How long searches count. */
const SEARCH_KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** How long it is known how often pages were opened: as long as this day can be compared with that of last year. */
const PAGE_VIEWS_KEPT_MS = 400 * 24 * 60 * 60 * 1000;

const ago = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Everything that is swept besides uploaded files and whole months of notices (`partitions.ts`). Rows of what was bought are never among it. */
export const sweeps: readonly Sweep[] = [
  {
    table: checkouts,
    // One that was placed belongs to its orders.
    over: (now) => and(isNull(checkouts.placed_at), lte(checkouts.expires_at, now)),
  },
  {
    table: idempotencyKeys,
    over: (now) => lte(idempotencyKeys.created_at, ago(now, IDEMPOTENCY_LIFETIME_MS)),
    // Without its key, a repeated order is another order.
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
  { table: blogViews, over: (now) => lte(blogViews.created_at, ago(now, BLOG_VIEW_KEPT_MS)), isKept: true },
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
