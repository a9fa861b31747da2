import type { UnreadCounts } from "@sen/api";
import { sql } from "../../database/drizzle.ts";
import type { Database } from "../../database/connect.ts";
import { statement } from "../../database/prepared.ts";
import { noticeColumns, unreadQuery, type StoredNotice } from "./notice-queries.ts";

/** Notices sent at once; a client that was away longer reads the rest in the list. */
const MOST_AT_ONCE = 50;

/** What is new in a customer's notices, and the snapshot that includes it. */
export interface NoticesSince {
  snapshot: string;
  unread_counts: UnreadCounts;
  notices: StoredNotice[];
}

/** Longest snapshot that clients are given to keep; a longer one is cut, and some notices are sent twice. */
const SNAPSHOT_LENGTH = 2_000;
const SNAPSHOT = /^\d{1,19}:\d{1,19}:[\d,]*$/;

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
 * Notices that were not visible in an earlier snapshot, oldest first; none without a snapshot. Ids alone are not enough: a
 * transaction with a lower id may commit later.
 */
export async function readNoticesSince(
  db: Database,
  customerId: number,
  seen: string | null,
): Promise<NoticesSince> {
  const isKnown = seen !== null && isSnapshot(seen);
  const [found] = await look(db, { customer: customerId, known: isKnown ? seen : null });
  if (!found) throw new RangeError("A look found no row");
  const { snapshot, unread_counts, notices } = found;
  return {
    snapshot: snapshot.length > SNAPSHOT_LENGTH ? withoutList(snapshot) : snapshot,
    unread_counts,
    notices: (notices ?? []).toReversed(),
  };
}

/** Whether PostgreSQL accepts it: `xmin:xmax:` and the transactions in progress in between, in order. Another one fails the query at every beat. */
function isSnapshot(text: string): boolean {
  if (!SNAPSHOT.test(text)) return false;
  const [xmin = "", xmax = "", list = ""] = text.split(":");
  const inProgress = list === "" ? [] : list.split(",");
  const ids = ["1", xmin, ...inProgress, xmax].map(BigInt);
  return ids.every((id, index) => index === 0 || id >= (ids[index - 1] ?? id));
}

/** The snapshot as if transactions in progress had not started, so that their notices are sent twice rather than never. */
function withoutList(snapshot: string): string {
  const [xmin = "1"] = snapshot.split(":");
  return `${xmin}:${xmin}:`;
}
