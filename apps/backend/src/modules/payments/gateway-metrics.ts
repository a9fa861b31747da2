import { Counter, Gauge } from "@sen/server";
import type { PaymentGatewayId } from "@sen/domain";
import { sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";

const labelNames = ["gateway"] as const;

const unknownAnswers = new Counter({
  name: "sen_backend_gateway_unknown_answers_total",
  help: "Undocumented responses of a payment gateway",
  labelNames,
});
const failedCalls = new Counter({
  name: "sen_backend_gateway_failed_calls_total",
  help: "Calls to a payment gateway without a response, or with an untrustworthy one",
  labelNames,
});
const gauges = {
  orphaned: new Gauge({
    name: "sen_backend_orphaned_money_dong",
    help: "Payments without an order that are not yet refunded, in dong, by gateway",
    labelNames,
  }),
  overdue: new Gauge({
    name: "sen_backend_transfers_overdue",
    help: "Incomplete transfers older than an hour, by gateway",
    labelNames,
  }),
  differences: new Gauge({
    name: "sen_backend_payment_differences_open",
    help: "Unresolved differences between the ledger and a payment gateway, by gateway",
    labelNames,
  }),
  review: new Gauge({
    name: "sen_backend_payments_in_review",
    help: "Payments that a gateway holds for review, by gateway",
    labelNames,
  }),
};

/** Counts a response that the gateway does not document. */
export const countUnknownAnswer = (gateway: PaymentGatewayId): void => unknownAnswers.inc({ gateway });

/** Counts a failed call. */
export const countFailedCall = (gateway: PaymentGatewayId): void => failedCalls.inc({ gateway });

/** What needs attention at each gateway. */
export interface GatewayFigures {
  gateway: string;
  /** Dong. */
  orphaned: number;
  overdue: number;
  differences: number;
  review: number;
}

/** Counts what needs attention, per gateway that has any. */
export async function gatewayFigures(db: Queryable, now: Date): Promise<GatewayFigures[]> {
  const anHourAgo = new Date(now.getTime() - 3_600_000).toISOString();
  const { rows } = await db.execute<GatewayFigures & Record<string, unknown>>(sql`
    with open_transfers as (
      select p.gateway, t.reason, t.amount, t.created_at
      from payment_transfers t join payments p on p.id = t.payment_id
      where t.status not in ('completed', 'dropped') and p.gateway is not null
    ), gateways as (
      select gateway from open_transfers
      union select gateway from payment_differences where resolved_at is null
      union select gateway from payments where outcome in ('review', 'unknown') and gateway is not null
    )
    select g.gateway,
      (select coalesce(sum(amount), 0) from open_transfers t where t.gateway = g.gateway and t.reason = 'orphaned')::float8
        as orphaned,
      (select count(*) from open_transfers t where t.gateway = g.gateway and t.created_at < ${anHourAgo}) as overdue,
      (select count(*) from payment_differences d where d.gateway = g.gateway and d.resolved_at is null) as differences,
      (select count(*) from payments p where p.gateway = g.gateway and p.outcome = 'review' and p.status = 0) as review
    from gateways g order by g.gateway`);
  return rows;
}

/** Updates the gauges whenever metrics are scraped, with one query: each gauge is read by itself, all at the same time. */
export function measureGateways(db: Queryable, clock: { now: () => Date }): void {
  let figures: Promise<GatewayFigures[]> | null = null;
  for (const name of Object.keys(gauges) as (keyof typeof gauges)[]) {
    const gauge = gauges[name];
    Object.assign(gauge, {
      async collect() {
        figures ??= gatewayFigures(db, clock.now()).catch(() => []);
        const found = await figures;
        figures = null;
        gauge.reset(); // Gateways that are no longer listed must not keep old values.
        for (const { gateway, [name]: figure } of found) gauge.set({ gateway }, figure);
      },
    });
  }
}
