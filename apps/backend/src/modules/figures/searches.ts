import { createHmac } from "node:crypto";
import { runForShop } from "../../client-context.ts";
import { sql } from "../../database/drizzle.ts";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../../config.ts";
import type { Database } from "../../database/connect.ts";
import { searches, topSearches } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { vietnamDay } from "../../vietnam-day.ts";

/** Longest keyword counted. */
const LONGEST = 60;
/** Keywords counted per person and day, so that nobody can fill the table alone. */
const OF_ONE_A_DAY = 100;
/** Minimum number of people who must have searched for a keyword before it is shown to others. */
const PEOPLE = 3;
const SHOWN = 50;
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Most concurrent writes; further searches are dropped, so that no page waits for them. */
const AT_A_TIME = 4;

let underWay = 0;

/** Records that somebody's search had results, without delaying the response; a failed write is only logged. */
export function noteSearch(
  {
    db,
    config,
    log,
    now,
  }: { db: Database; config: Pick<Config, "jwtSecret">; log: Pick<FastifyBaseLogger, "warn">; now: Date },
  { keyword, searcher }: { keyword: string; searcher: string },
): void {
  const plain = keyword.normalize("NFC").trim().replaceAll(/\s+/g, " ").toLocaleLowerCase("vi");
  if (plain.length < 2 || plain.length > LONGEST || underWay >= AT_A_TIME) return;
  const digest = createHmac("sha256", `${config.jwtSecret} searches`)
    .update(searcher)
    .digest("base64url")
    .slice(0, 22);
  const day = vietnamDay(now);
  underWay += 1;
  // Does not use up the searcher's share of database connections.
  runForShop(() =>
    db.execute(
      sql`
    insert into ${searches} (day, keyword, searcher) select ${day}, ${plain}, ${digest}
    where (select count(*) from searches s where s.day = ${day} and s.searcher = ${digest}) < ${OF_ONE_A_DAY}
    on conflict do nothing`,
    ),
  )
    .catch((error: unknown) => log.warn({ err: error }, "a search was not counted"))
    .finally(() => {
      underWay -= 1;
    });
}

/** Ranks the keywords that most people searched for in seven days. Without any, keeps the previous ranking. */
export const rankSearches: JobHandler<"rank-searches"> = async ({ db, clock }) => {
  const since = vietnamDay(new Date(clock.now().getTime() - WEEK_MS));
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ keyword: string; people: number }>(sql`
      select keyword, count(distinct searcher) as people from searches
      where day > ${since} group by keyword having count(distinct searcher) >= ${PEOPLE}
      order by people desc, keyword limit ${SHOWN}`);
    if (rows.length === 0) return;
    await tx.delete(topSearches);
    await tx
      .insert(topSearches)
      .values(
        rows.map(({ keyword, people }) => ({ keyword_vi: keyword, keyword_en: keyword, count: people })),
      );
  });
};
