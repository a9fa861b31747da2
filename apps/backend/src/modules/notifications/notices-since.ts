import type { UnreadCounts } from "@sen/api";
import { sql } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { statement } from "../../database/prepared.ts";
import { noticeColumns, unreadQuery, type StoredNotice } from "./notice-queries.ts";

/** Notices that one look tells; whoever was away longer reads them in the list. */
const MOST_AT_ONCE = 50;

/** What happened to a customer's notices, and what has then been seen. */
export interface Since {
  snapshot: string;
  unread_counts: UnreadCounts;
  notices: StoredNotice[];
}

/** Longest list of transactions under way that a client keeps for us; beyond it some are told twice. */
const SNAPSHOT_LENGTH = 2_000;
const SNAPSHOT = /^\d{1,20}:\d{1,20}:[\d,]*$/;

const customer = sql.placeholder("customer");
const known = sql`${sql.placeholder("known")}::pg_snapshot`;
const look = statement<{ snapshot: string; unread_counts: UnreadCounts; notices: StoredNotice[] | null }>(
  "notices_since",
  sql`select pg_current_snapshot()::text as snapshot,
      (select to_jsonb(u) from (${unreadQuery}) u) as unread_counts,
      (select jsonb_agg(to_jsonb(m)) from (
        select ${noticeColumns} from notices n
        where n.customer_id = ${customer} and n.in_shop
          and n.written_in >= pg_snapshot_xmin(${known}) and not pg_visible_in_snapshot(n.written_in, ${known})
        order by n.id desc limit ${MOST_AT_ONCE}) m) as notices`,
);

/**
 * What a snapshot of an earlier look does not show, the oldest first; nothing where there was none. Numbers alone would not do: of two
 * transactions the one that took the lower number may be the later to commit.
 */
export async function readSince(db: Database, customerId: number, seen: string | null): Promise<Since> {
  const isKnown = seen !== null && SNAPSHOT.test(seen);
  const [found] = await look(db, { customer: customerId, known: isKnown ? seen : null });
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
