import { sql } from "../../database/drizzle.ts";
import type { FastifyInstance } from "fastify";
import type { Database } from "../../database/connect.ts";
import { catalogueChanges } from "../../database/schema/index.ts";

/** What has changed in the catalogue since a moment. */
export interface ChangedProducts {
  /** The moment of this answer: what the next question is asked with. */
  snapshot: string;
  /** Products whose price, stock, name or place in lists changed. */
  product_ids: number[];
  /** Any page may be out of date: a shop closed, a deal or coupon was changed, or too much to name. */
  everything: boolean;
}

/** Changes that are named; more are everything. */
const MOST_CHANGES = 1_000;

/** A snapshot as PostgreSQL writes it: what was committed then, and what was not. */
const SNAPSHOT = /^\d{1,20}:\d{1,20}:[\d,]{0,2000}$/;

/**
 * What was committed after a snapshot. A snapshot instead of a time: a change is seen once, however long its transaction took.
 *
 * @param since null to only begin
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
  if (!changes) throw new Error("The database gave no snapshot.");
  return changes;
}

/** `/catalogue-changes?since=`, for storefronts: they ask every second which of their cached pages are out of date. */
export function serveChanges(app: FastifyInstance, db: Database): void {
  app.get<{ Querystring: { since?: unknown } }>("/catalogue-changes", async ({ query }, reply) => {
    const since = typeof query.since === "string" && SNAPSHOT.test(query.since) ? query.since : null;
    return reply.header("cache-control", "no-store").send(await readChanges(db, since));
  });
}
