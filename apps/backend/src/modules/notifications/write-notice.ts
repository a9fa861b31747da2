import { isToldTogether, NOTICE_KINDS, type NoticeKind } from "@sen/domain";
import { sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { NOTICE_REASON_LENGTH, type NoticeFacts } from "../../database/schema/index.ts";
import { statement } from "../../database/prepared.ts";
import { jobs, priorityOf } from "../../jobs/jobs.ts";
import { signalChanged } from "./notice-channel.ts";

/** Notices per delivery job, so that thousands take few statements and wake the workers once. */
const DELIVERED_BY_A_JOB = 50;

/** A notice to write. */
export interface NewNotice {
  kind: NoticeKind;
  /** The order it is about, whose customer gets the notice. */
  order_id?: number;
  /** The recipient, if it is not about an order. */
  customer_id?: number;
  /** Id of the return, complaint, refund, ticket, coupon, product or shop. */
  source_id?: number;
  /** Values for its text, besides the order's code and shop. */
  facts?: NoticeFacts;
}

const write = statement<{ customer_id: number }>(
  "notices_of_moves",
  sql`
    with asked as (
      select n.ordinality, c.id as customer_id, n.kind, n.tab, n.order_id, n.source_id, n.is_together,
        jsonb_strip_nulls(jsonb_build_object('order', o.code, 'shop', o.tenant_name)) || n.facts as facts,
        coalesce(n.tab = any (s.shop), true) as in_shop
      from rows from (json_to_recordset(${sql.placeholder("rows")}::json) as (kind text, tab text, is_together boolean,
        order_id bigint, customer_id bigint, source_id bigint, facts jsonb)) with ordinality as n
      left join orders o on o.id = n.order_id
      join customers c on c.id = coalesce(n.customer_id, o.customer_id) and c.deactivated_at is null
      left join notification_settings s on s.customer_id = c.id),
    summed as (
      select distinct on (customer_id, kind, own) a.*, count(*) over same as orders,
        sum((facts->>'amount')::bigint) over same as amount
      from (select asked.*, case when is_together then 0 else ordinality end as own from asked) a
      window same as (partition by customer_id, kind, own)
      order by customer_id, kind, own, ordinality),
    joined as (
      update notices n set facts = n.facts || jsonb_build_object(
        'others', coalesce((n.facts->>'others')::integer, 0) + g.orders,
        'amount', (n.facts->>'amount')::bigint + g.amount)
      from summed g
      where g.is_together and n.customer_id = g.customer_id and n.kind = g.kind
        and n.written_in = pg_current_xact_id() and n.in_shop
        and n.created_at > ${sql.placeholder("now")}::timestamptz - interval '1 hour'
      returning g.ordinality),
    written as (
      insert into notices (customer_id, kind, tab, order_id, source_id, facts, in_shop, created_at)
      select customer_id, kind, tab, order_id, case when orders = 1 then source_id end,
        case when orders = 1 then facts
          else facts || jsonb_strip_nulls(jsonb_build_object('others', orders - 1, 'amount', amount)) end,
        in_shop, ${sql.placeholder("now")}::timestamptz
      from summed where ordinality not in (select ordinality from joined)
      order by ordinality
      returning id, customer_id),
    leaving as (
      select w.id, (row_number() over (order by w.id) - 1) / ${DELIVERED_BY_A_JOB}::integer as batch
      from written w
      join customers c on c.id = w.customer_id
      where c.email_verified_at is not null
        or exists (select from push_subscriptions p where p.customer_id = w.customer_id)),
    specs as (
      select array_agg(row('deliver-notice', b.payload, null, null, ${jobs["deliver-notice"].tries}::smallint, null,
        ${priorityOf("deliver-notice")}::smallint, null)::graphile_worker.job_spec) as all_of_them
      from (select json_build_object('notice_ids', json_agg(id order by id)) as payload from leaving group by batch) b
      having count(*) > 0),
    queued as (
      select job.id as job from specs cross join lateral graphile_worker.add_jobs(specs.all_of_them) as job)
    select distinct customer_id from written where (select count(job) from queued) >= 0`,
);

/** Writes a notice in the transaction that it reports, so that it is sent if and only if that commits. */
export async function writeNotice(tx: Queryable, notice: NewNotice, now: Date): Promise<void> {
  await writeNotices(tx, [notice], now);
}

/**
 * Writes several notices with one statement. Kinds that are combined become one notice per customer, kind and transaction: all orders
 * of a payment share one. Queues their delivery outside the shop, and signals followers after the commit. Customers whose account was
 * removed get nothing.
 */
export async function writeNotices(tx: Queryable, written: readonly NewNotice[], now: Date): Promise<void> {
  if (written.length === 0) return;
  const rows = written.map(({ kind, facts = {}, ...about }) => ({
    ...about,
    kind,
    tab: NOTICE_KINDS[kind].tab,
    is_together: isToldTogether(kind),
    facts: {
      ...facts,
      ...(facts.reason !== undefined && { reason: facts.reason.slice(0, NOTICE_REASON_LENGTH) }),
    },
  }));
  const told = await write(tx, { rows: JSON.stringify(rows), now: now.toISOString() });
  signalChanged(
    tx,
    told.map(({ customer_id }) => customer_id),
  );
}
