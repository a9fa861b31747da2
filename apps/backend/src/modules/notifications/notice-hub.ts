import type { EventData, UnreadCounts } from "@sen/api";
import { sql } from "drizzle-orm";
import type { FastifyBaseLogger } from "fastify";
import type pg from "pg";
import type { Clock } from "../../adapters/clock/clock.ts";
import { clientOfCustomer, runForClient, runForShop } from "../../client-context.ts";
import { concurrencyLimit } from "../../concurrency-limit.ts";
import { connectOnce, type Database } from "../../database/connect.ts";
import { reasonOf } from "../../database/unavailable.ts";
import { tooManyFor, unavailable } from "../../errors/errors.ts";
import type { Locale } from "../../texts/messages.ts";
import { NOTICE_CHANNEL } from "./notice-channel.ts";
import { noticeColumns, notificationOf, unreadQuery, type StoredNotice } from "./notice-queries.ts";

/** Something that a follower is told. */
export interface FollowedEvent {
  name: "open" | "notice" | "read";
  data: EventData;
  /** What was seen with it; the last of several that come together has it. */
  id?: string;
}

/** Who follows a customer's notices. */
export interface Follower {
  customerId: number;
  sessionId: string;
  /** The address that they follow from. */
  address: string;
  locale: Locale;
  /** What they have seen, as an earlier event's id told; null for somebody new. */
  seen: string | null;
  tell: (event: FollowedEvent) => void;
  /** Nothing has happened for a while: whatever lies between is not to take the line for dead. */
  beat: () => void;
  /** The session is over, or this process ends. */
  end: () => void;
}

/** Tells followers of their customers' notices, by one connection that listens. */
export interface NoticeHub {
  /** Begins to tell a follower; answers how to leave. Throws where too many follow. */
  follow: (follower: Follower) => () => void;
  /** Ends every follower, and the connection. */
  close: () => Promise<void>;
}

/** Followers of a process: each holds a connection. */
const MOST_FOLLOWERS = 1_000;
/** Followers of a customer: a browser has one, however many tabs it shows. */
const MOST_OF_ONE = 10;
/** Followers of one address: a household, an office, or one who signs in as many. */
const MOST_OF_ADDRESS = 200;
/** Notices that one look tells; whoever was away longer reads them in the list. */
const MOST_AT_ONCE = 50;
const BEAT_MS = 20_000;
const RELISTEN_MS = 1_000;
/** Looks at a time: followers never take every connection. */
const LOOKS = 4;
const RETRY_SECONDS = 60;

/** What a hub is made of. */
export interface HubParts {
  db: Database;
  clock: Clock;
  log: Pick<FastifyBaseLogger, "warn">;
}

/** How a follower is looked after. */
interface Followed extends Follower {
  isLooking: boolean;
  /** Something happened during the look. */
  isDue: boolean;
  isOpen: boolean;
}

/**
 * Opens the hub of this process. It listens from the first follower on. A lost connection is opened again, and whoever follows is then told what
 * was missed.
 */
export function openNoticeHub({ db, clock, log }: HubParts): NoticeHub {
  const followers = new Map<number, Set<Followed>>();
  const looks = concurrencyLimit(LOOKS, { waiting: MOST_FOLLOWERS });
  const all = () => [...followers.values()].flatMap((ofOne) => [...ofOne]);
  let isClosed = false;
  let client: pg.Client | null = null;
  let listening: Promise<void> | null = null;
  let beating: NodeJS.Timeout | null = null;
  let relistening: NodeJS.Timeout | null = null;

  async function listen(): Promise<void> {
    const opened = await connectOnce(db.url);
    opened.on("notification", ({ payload }) => {
      for (const one of followers.get(Number(payload)) ?? []) look(one);
    });
    opened.once("end", relisten);
    await opened.query(`listen ${NOTICE_CHANNEL}`);
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
      beating ??= setInterval(() => void beat(), BEAT_MS).unref();
      return (listening ??= listen());
    });
  }

  /** Tells a follower what happened since they looked last; one look at a time, so that nothing is told twice. */
  function look(one: Followed): void {
    one.isDue = true;
    if (one.isLooking) return;
    one.isLooking = true;
    const tellAll = async () => {
      while (one.isDue && followers.get(one.customerId)?.has(one)) {
        one.isDue = false;
        tell(one, await readSince(db, one.customerId, one.seen));
      }
    };
    const client = clientOfCustomer(one.customerId);
    runForClient({ client }, () => looks(tellAll))
      .catch((error: unknown) => {
        // The next beat looks again.
        one.isDue = true;
        log.warn({ reason: reasonOf(error) }, "what happened could not be looked up");
      })
      .finally(() => (one.isLooking = false));
  }

  async function beat(): Promise<void> {
    const present = all();
    for (const one of present) {
      one.beat();
      if (one.isDue || !client) look(one);
    }
    if (present.length === 0) return;
    try {
      const over = await endedSessions(
        db,
        present.map(({ sessionId }) => sessionId),
        clock.now(),
      );
      for (const one of present) if (over.has(one.sessionId)) one.end();
    } catch (error) {
      log.warn({ reason: reasonOf(error) }, "sessions of followers could not be looked up");
    }
  }

  return {
    follow(follower) {
      const present = all();
      const { customerId } = follower;
      const ofOne = followers.get(customerId) ?? new Set();
      const ofAddress = present.filter(({ address }) => address === follower.address);
      if (ofOne.size >= MOST_OF_ONE || ofAddress.length >= MOST_OF_ADDRESS) {
        throw tooManyFor("TOO_MANY_REQUESTS", RETRY_SECONDS);
      }
      if (isClosed || present.length >= MOST_FOLLOWERS) throw unavailable("SERVICE_BUSY", RETRY_SECONDS);
      const one: Followed = { ...follower, isLooking: false, isDue: false, isOpen: false };
      followers.set(customerId, ofOne.add(one));
      start().then(() => look(one), relisten);
      return () => {
        ofOne.delete(one);
        if (ofOne.size === 0 && followers.get(customerId) === ofOne) followers.delete(customerId);
      };
    },
    async close() {
      isClosed = true;
      if (beating) clearInterval(beating);
      if (relistening) clearTimeout(relistening);
      for (const one of all()) one.end();
      followers.clear();
      await client?.end().catch(() => undefined);
    },
  };
}

/** What happened to a customer's notices, and what has then been seen. */
interface Since {
  snapshot: string;
  unread_counts: UnreadCounts;
  notices: StoredNotice[];
}

function tell(one: Followed, { snapshot, unread_counts, notices }: Since): void {
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

/** Longest list of transactions under way that a client keeps for us; beyond it some are told twice. */
const SNAPSHOT_LENGTH = 2_000;
const SNAPSHOT = /^\d{1,20}:\d{1,20}:[\d,]*$/;

/**
 * What a snapshot of an earlier look does not show, the oldest first. Numbers alone would not do: of two transactions the one that took the
 * lower number may be the later to commit.
 */
async function readSince(db: Database, customerId: number, seen: string | null): Promise<Since> {
  const known = seen !== null && SNAPSHOT.test(seen) ? seen : null;
  const missed =
    known === null
      ? sql`select null where false`
      : sql`select ${noticeColumns} from notices n
          where n.customer_id = ${customerId} and n.in_shop
            and n.written_in >= pg_snapshot_xmin(${known}::pg_snapshot)
            and not pg_visible_in_snapshot(n.written_in, ${known}::pg_snapshot)
          order by n.id desc limit ${MOST_AT_ONCE}`;
  const { rows } = await db.execute<{
    snapshot: string;
    unread_counts: UnreadCounts;
    notices: StoredNotice[] | null;
  }>(sql`
    select pg_current_snapshot()::text as snapshot,
      (select to_jsonb(u) from (${unreadQuery(customerId)}) u) as unread_counts,
      (select jsonb_agg(to_jsonb(m)) from (${missed}) m) as notices`);
  const [found] = rows;
  if (!found) throw new RangeError("A look found no row");
  const { snapshot, unread_counts, notices } = found;
  return {
    snapshot: snapshot.length > SNAPSHOT_LENGTH ? withoutList(snapshot) : snapshot,
    unread_counts,
    notices: (notices ?? []).toReversed(),
  };
}

/** The same snapshot as if all that was under way had not begun: what it leaves open is told again rather than never. */
function withoutList(snapshot: string): string {
  const [xmin = "1"] = snapshot.split(":");
  return `${xmin}:${xmin}:`;
}

/** Which of these sessions are over. */
async function endedSessions(db: Database, ids: readonly string[], now: Date): Promise<Set<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select asked.id from unnest(${sql.param([...new Set(ids)])}::uuid[]) as asked (id)
    where not exists (
      select from sessions s where s.id = asked.id and s.ended_at is null and s.expires_at > ${now.toISOString()})`);
  return new Set(rows.map(({ id }) => id));
}
