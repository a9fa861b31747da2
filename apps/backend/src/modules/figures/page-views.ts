import type { PageViewBody } from "@sen/api";
import { desc, gte, sql } from "../../database/drizzle.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Database, Queryable } from "../../database/connect.ts";
import { pageViews } from "../../database/schema/index.ts";
import { vietnamDay } from "../../vietnam-day.ts";

interface Counted extends PageViewBody {
  day: string;
  count: number;
}

/** Views counted while the previous batch is being written, so that many views of a page become one write. */
const waiting = new Map<string, Counted>();
let writing = false;

/** Counts a view without delaying the response; a failed write is only logged. */
export function countView(
  { db, log, now }: { db: Database; log: Pick<FastifyBaseLogger, "warn">; now: Date },
  view: PageViewBody,
): void {
  const day = vietnamDay(now);
  const key = [day, view.event, view.page, view.language].join(" ");
  const counted = waiting.get(key);
  if (counted) counted.count += 1;
  else waiting.set(key, { ...view, day, count: 1 });
  if (writing) return;
  writing = true;
  writeWaiting(db)
    .catch((error: unknown) => log.warn({ err: error }, "page views were not counted"))
    .finally(() => {
      writing = false;
    });
}

async function writeWaiting(db: Database): Promise<void> {
  while (waiting.size > 0) {
    // Sorted, so that two backends writing the same rows cannot deadlock.
    const rows = [...waiting].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
    waiting.clear();
    await db.execute(sql`
      insert into ${pageViews} as known (day, event, page, language, count)
      select day, event, page, language, count
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as n (day date, event text, page text, language text, count bigint)
      on conflict (day, event, page, language) do update set count = known.count + excluded.count`);
  }
}

/** Counts since a day in Vietnam, highest first. */
export function viewsSince(db: Queryable, day: string, limit: number) {
  const count = sql<number>`sum(${pageViews.count})`;
  return db
    .select({ event: pageViews.event, page: pageViews.page, language: pageViews.language, count })
    .from(pageViews)
    .where(gte(pageViews.day, day))
    .groupBy(pageViews.event, pageViews.page, pageViews.language)
    .orderBy(desc(count), pageViews.event, pageViews.page, pageViews.language)
    .limit(limit);
}
