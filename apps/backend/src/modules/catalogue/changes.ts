import { sql } from "../../database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../database/connect.ts";
import { catalogueChanges } from "../../database/schema/index.ts";

/** Changes in the catalogue since a snapshot. */
export interface ChangedProducts {
  /** Snapshot of this response, to be sent with the next request. */
  snapshot: string;
  /** Products whose price, stock, name or place in lists changed. */
  product_ids: number[];
  /** Whether any page may be out of date: a shop closed, a deal or coupon changed, or too many products changed. */
  everything: boolean;
}

/** Most changes listed; with more, `everything` is true. */
const MOST_CHANGES = 1_000;

/** The text form of a `pg_snapshot`. */
const SNAPSHOT = /^\d{1,20}:\d{1,20}:[\d,]{0,2000}$/;

/**
 * Changes committed after a snapshot. Unlike a time, a snapshot reports each change exactly once, however long its transaction took.
 *
 * @param since null for the first request
 */
export async function readChanges(db: Database, since: string | null): Promise<ChangedProducts> {
  const { rows } = await db.execute<ChangedProducts & Record<string, unknown>>(sql`
    with recent as materialized (
      select product_ids from ${catalogueChanges}
      where ${catalogueChanges.written_in} >= pg_snapshot_xmin(${since}::pg_snapshot)
        and not pg_visible_in_snapshot(${catalogueChanges.written_in}, ${since}::pg_snapshot)
      limit ${MOST_CHANGES + 1})
    select pg_current_snapshot()::text as snapshot,
      exists (select from recent where product_ids is null) or (select count(*) > ${MOST_CHANGES} from recent) as everything,
      array(select distinct unnest(product_ids) from recent order by 1) as product_ids`);
  const [changes] = rows;
  if (!changes) throw new Error("The database returned no snapshot.");
  return changes;
}

/** `/catalogue-changes?since=`: storefronts ask every second which of their cached pages are out of date. */
export function serveChanges(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: { since?: unknown } }>("/catalogue-changes", async ({ query }, reply) => {
    const since = typeof query.since === "string" && SNAPSHOT.test(query.since) ? query.since : null;
    return reply.header("cache-control", "no-store").send(await readChanges(db, since));
  });
}
