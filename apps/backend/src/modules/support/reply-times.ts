import { AttachmentCreator, REPLY_TIME_DAYS, REPLY_TIME_MIN_QUESTIONS } from "@sen/domain";
import { sql } from "../../database/drizzle.ts";
import { tenants, ticketMessages, tickets } from "../../database/schema/index.ts";
import type { JobHandler } from "../../jobs/job-handler.ts";
import { storeReplyTimes } from "../catalogue/index.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Computes each shop's median time to the first reply. An open question without a reply counts with its age. */
export const measureReplyTimes: JobHandler<"measure-reply-times"> = async ({ db, clock }) => {
  const now = clock.now();
  const since = new Date(now.getTime() - REPLY_TIME_DAYS * DAY_MS);
  const measured = sql`
    with waits as (
      select k.tenant_id,
        extract(epoch from coalesce(min(answer.created_at), k.closed_at, ${now.toISOString()}::timestamptz) - k.created_at) / 60 as minutes
      from ${tickets} k
      left join ${ticketMessages} answer on answer.ticket_id = k.id and answer.creator_type = ${AttachmentCreator.tenant}
      where k.tenant_id is not null and k.created_at >= ${since.toISOString()}
      group by k.id)
    select t.id, case when count(w.minutes) >= ${REPLY_TIME_MIN_QUESTIONS}
      then ceil(percentile_cont(0.5) within group (order by w.minutes))::integer end as minutes
    from ${tenants} t left join waits w on w.tenant_id = t.id
    group by t.id`;
  await storeReplyTimes(db, measured);
};
