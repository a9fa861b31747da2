import type { FastifyBaseLogger } from "fastify";
import { sql } from "../../database/drizzle.ts";
import type pg from "pg";
import type { Clock } from "../../ports/clock.ts";
import { clientOfCustomer, runForClient, runForShop } from "../../client-context.ts";
import { concurrencyLimit } from "../../concurrency-limit.ts";
import { connectOnce, type Database } from "../../database/connect.ts";
import { reasonOf } from "../../database/unavailable.ts";
import { tooManyFor, unavailable } from "../../errors/errors.ts";
import type { FollowedEvent, Follower, NoticeHub } from "../../ports/notice-hub.ts";
import { findGoodSessions } from "../customers/index.ts";
import { NOTICE_CHANNEL, SESSIONS_ENDED_CHANNEL } from "./notice-channel.ts";
import { notificationOf } from "./notice-queries.ts";
import { readNoticesSince, type NoticesSince } from "./notices-since.ts";

/** Followers per process: one relayed by a storefront takes 3 kB, one on an HTTP request 23 kB; `connections` limits the latter. */
const MOST_FOLLOWERS = 20_000;
/** Followers per customer: a browser has one, however many tabs are open. */
const MOST_OF_ONE = 10;
/** Followers per address: a household, an office, or a person with many sessions. */
const MOST_OF_ADDRESS = 200;
const BEAT_MS = 20_000;
/** Each beat covers one part of the followers, so that none waits for all. */
const PARTS = 20;
const RELISTEN_MS = 1_000;
/** Concurrent queries for followers, so that they never take every connection. */
const LOOKS = 4;
const RETRY_SECONDS = 60;

/** Dependencies of a hub. */
export interface HubParts {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
  /** Interval of keep-alives to each follower, in milliseconds. @default 20,000 */
  beatMs?: number;
}

/** A follower and its state. */
interface Followed extends Follower {
  isLooking: boolean;
  /** Something happened during the query. */
  isDue: boolean;
  isOpen: boolean;
  /** The part of the followers that it belongs to. */
  part: Set<Followed>;
}

/**
 * Opens the hub of this process. It listens once there is a follower. After a lost connection it listens again, and sends followers
 * what they missed.
 */
export function openNoticeHub({ db, clock, log, beatMs = BEAT_MS }: HubParts): NoticeHub {
  const followers = new Map<number, Set<Followed>>();
  const looks = concurrencyLimit(LOOKS, { waiting: MOST_FOLLOWERS });
  const parts = Array.from({ length: PARTS }, () => new Set<Followed>());
  const all = () => parts.flatMap((part) => [...part]);
  const ofAddresses = new Map<string, number>();
  let present = 0;
  let beats = 0;
  /** The highest notice id at the start of this round of beats, and of the previous one. */
  let newest = { now: 0, before: 0 };
  let isClosed = false;
  let client: pg.Client | null = null;
  let listening: Promise<void> | null = null;
  let beating: NodeJS.Timeout | null = null;
  let relistening: NodeJS.Timeout | null = null;

  async function listen(): Promise<void> {
    const opened = await connectOnce(db.url);
    opened.on("notification", ({ channel, payload }) => {
      const ofThem = (payload ?? "").split(",").flatMap((id) => [...(followers.get(Number(id)) ?? [])]);
      if (channel === SESSIONS_ENDED_CHANNEL) endSignedOutOrWarn(ofThem);
      else ofThem.forEach(look);
    });
    opened.once("end", relisten);
    await opened.query(`listen ${NOTICE_CHANNEL}; listen ${SESSIONS_ENDED_CHANNEL}`);
    client = opened;
    if (isClosed) await opened.end();
  }
  function relisten(): void {
    client = null;
    listening = null;
    if (isClosed || relistening) return;
    relistening = setTimeout(() => {
      relistening = null;
      start().then(() => all().forEach(look), relisten);
    }, RELISTEN_MS).unref();
  }
  function start(): Promise<void> {
    return runForShop(() => {
      beating ??= setInterval(beat, beatMs / PARTS).unref();
      return (listening ??= listen());
    });
  }

  const isFollowing = (one: Followed) => followers.get(one.customerId)?.has(one) ?? false;
  function leave(one: Followed): void {
    const ofOne = followers.get(one.customerId);
    if (!ofOne?.delete(one)) return;
    if (ofOne.size === 0) followers.delete(one.customerId);
    one.part.delete(one);
    count(one.address, -1);
  }
  function count(address: string, change: 1 | -1): void {
    present += change;
    const ofAddress = (ofAddresses.get(address) ?? 0) + change;
    if (ofAddress > 0) ofAddresses.set(address, ofAddress);
    else ofAddresses.delete(address);
  }

  /** Sends a follower everything new since the last query. One query per follower at a time, so that nothing is sent twice. */
  function look(one: Followed): void {
    one.isDue = true;
    if (one.isLooking) return;
    one.isLooking = true;
    const tellAll = async () => {
      while (one.isDue && isFollowing(one)) {
        one.isDue = false;
        const since = await readNoticesSince(db, one.customerId, one.seen);
        // Checked after reading the notices: a session that ended before a notice was written must not get it.
        await endSignedOut([one]);
        if (isFollowing(one)) tell(one, since);
      }
    };
    const client = clientOfCustomer(one.customerId);
    // Nobody retries a stream's query, so it queues like a request that has already begun.
    runForClient({ client, hasBegun: true }, () => looks(tellAll))
      .catch((error: unknown) => {
        // The next beat retries.
        one.isDue = true;
        log.warn({ reason: reasonOf(error) }, "new notices could not be looked up");
      })
      .finally(() => (one.isLooking = false));
  }

  /** Closes the streams of followers whose session is over. */
  async function endSignedOut(present: readonly Followed[]): Promise<void> {
    if (present.length === 0) return;
    const ids = new Set(present.map(({ sessionId }) => sessionId));
    const good = await findGoodSessions(db, [...ids], clock.now());
    for (const one of present) {
      if (good.has(one.sessionId)) continue;
      leave(one);
      one.end();
    }
  }
  function endSignedOutOrWarn(present: readonly Followed[]): void {
    endSignedOut(present).catch((error: unknown) => {
      log.warn({ reason: reasonOf(error) }, "sessions of connected clients could not be checked");
    });
  }

  function beat(): void {
    const part = beats++ % PARTS;
    const ofPart = [...(parts[part] ?? [])];
    for (const one of ofPart) {
      one.beat();
      if (one.isDue || !client) look(one);
    }
    endSignedOutOrWarn(ofPart);
    if (part === 0) lookAtMissed().catch(() => undefined); // The next round tries again.
  }

  /** Finds notices whose signal was lost. Looks back two rounds, because a lower id may commit later. */
  async function lookAtMissed(): Promise<void> {
    if (present === 0) return;
    const { rows } = await db.primary.execute<{ newest: number; customer_ids: number[] }>(sql`
      select (select coalesce(max(id), 0) from notices) as newest,
        array(select distinct customer_id from notices where id > ${newest.before || Number.MAX_SAFE_INTEGER}) as customer_ids`);
    const [found] = rows;
    if (!found) return;
    newest = { now: found.newest, before: newest.now };
    for (const id of found.customer_ids) followers.get(id)?.forEach(look);
  }

  return {
    follow(follower) {
      const { customerId, address } = follower;
      const ofOne = followers.get(customerId) ?? new Set();
      if (ofOne.size >= MOST_OF_ONE || (ofAddresses.get(address) ?? 0) >= MOST_OF_ADDRESS) {
        throw tooManyFor("TOO_MANY_REQUESTS", RETRY_SECONDS);
      }
      if (isClosed || present >= MOST_FOLLOWERS) throw unavailable("SERVICE_BUSY", RETRY_SECONDS);
      const part = parts.reduce((least, other) => (other.size < least.size ? other : least));
      const one: Followed = { ...follower, isLooking: false, isDue: false, isOpen: false, part };
      part.add(one);
      followers.set(customerId, ofOne.add(one));
      count(address, 1);
      start().then(() => look(one), relisten);
      return () => leave(one);
    },
    async close() {
      isClosed = true;
      if (beating) clearInterval(beating);
      if (relistening) clearTimeout(relistening);
      for (const one of all()) one.end();
      followers.clear();
      for (const part of parts) part.clear();
      await client?.end().catch(() => undefined);
    },
  };
}

function tell(one: Followed, { snapshot, unread_counts, notices }: NoticesSince): void {
  const told: FollowedEvent[] = notices.map((stored) => ({
    name: "notice",
    data: { unread_counts, notification: notificationOf(stored, one.locale) },
  }));
  const nothingNew = { unread_counts, notification: null };
  if (!one.isOpen) told.unshift({ name: "open", data: nothingNew });
  else if (told.length === 0) told.push({ name: "read", data: nothingNew });
  one.isOpen = true;
  one.seen = snapshot;
  told.forEach((event, index) => one.tell(index === told.length - 1 ? { ...event, id: snapshot } : event));
}
