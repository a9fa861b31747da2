import { Counter } from "@sen/telemetry";
import { sql } from "drizzle-orm";
import type { Database } from "../../../database/connect.ts";
import { countFacets, type FacetCounts } from "./facets.ts";
import type { ListingQuery } from "./filters.ts";
import type { Matching } from "./hits.ts";

const asked = new Counter({
  name: "sen_backend_facet_counts_total",
  help: "Facets of lists, by whether their counts were kept",
  labelNames: ["cache"],
});

/** Slots for kept counts; a question that falls into another's slot takes its place. */
const SLOTS = 8192;

/**
 * The facets of a list, counted anew only when the catalogue has changed since somebody asked the same. What is kept is
 * the primary's: a replica has no unlogged tables.
 */
export async function cachedFacetCounts(
  db: Database,
  version: number,
  query: ListingQuery,
  matching: Matching | null,
): Promise<FacetCounts> {
  const question = questionOf(query, matching);
  const slot = sql`(hashtext(${question}) & ${sql.raw(String(SLOTS - 1))})`;
  const { rows } = await db.primary.execute<{ counts: FacetCounts }>(sql`
    select counts from facet_counts
    where slot = ${slot} and question = ${question} and version = ${version}::bigint`);
  asked.inc({ cache: rows[0] ? "hit" : "miss" });
  if (rows[0]) return rows[0].counts;
  const counts = await countFacets(db, query, matching);
  await db.primary.execute(sql`
    insert into facet_counts (slot, question, version, counts)
    values (${slot}, ${question}, ${version}::bigint, ${JSON.stringify(counts)}::jsonb)
    on conflict (slot) do update
    set question = excluded.question, version = excluded.version, counts = excluded.counts
    where facet_counts.version <= excluded.version`);
  return counts;
}

/** All that the counts depend on, the same text for the same question however it was put. Page and order are no part of it. */
function questionOf(query: ListingQuery, matching: Matching | null): string {
  const sorted = <One>(list: One[] | undefined) => [...new Set(list)].sort();
  return JSON.stringify([
    matching,
    sorted(query.category_id),
    sorted(query.maker_id),
    sorted(query.mall_id),
    sorted(query.tenant_id),
    sorted(query.delivery),
    query.price_min ?? null,
    query.price_max ?? null,
    query.shipping_discount === 1,
  ]);
}
