import { OrderStatus } from "@sen/domain";
import { and, asc, desc, eq, gte, isNull, lt } from "../../database/drizzle.ts";
import {
  deliveryRequests,
  operatorAlerts,
  orderHistories,
  orders,
  providerEvents,
} from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { closeNumberedAlert } from "../../modules/provider-log/index.ts";
import { loseParcel, rebookParcel } from "../actions/orders.ts";
import type { OperatorContext } from "../operator-context.ts";
import {
  type Command,
  type CommandInput,
  commandsOn,
  flag,
  numberAt,
  SHOWN,
  SPAN_FLAGS,
  spanOf,
  listing,
} from "./command.ts";

const { step, saying } = commandsOn("order", "parcel ");

/** Commands for parcels at carriers, and what needs a person. */
export const parcelCommands: readonly Command[] = [
  step("book", "Books a parcel again that the carrier refused or that was cancelled.", rebookParcel, {
    runsOutside: true,
  }),
  saying(
    "lost",
    "reason",
    "Ends the order of a parcel that was lost or destroyed on its way; what was paid is refunded. The customer sees the reason.",
    loseParcel,
  ),
  listing(
    "parcels sent",
    "Lists the parcels that left the shops on these days, delivered or not, with what their carriers charge: to check a carrier's bill, and what it owes for lost ones.",
    listSent,
    { flags: SPAN_FLAGS, isWhole: true },
  ),
  listing(
    "providers",
    "Lists calls to carriers and message providers with their outcomes, and notices from them and from payment gateways, newest first.",
    listEvents,
    { flags: ["--about <subject>", "--provider <provider>"] },
  ),
  listing("alerts", "Lists open alerts, which need a person.", ({ db }) => {
    const { id, subject, text, raised_at, closed_at } = operatorAlerts;
    return db
      .select({ alert: id, subject, text, since: raised_at })
      .from(operatorAlerts)
      .where(isNull(closed_at))
      .orderBy(desc(id))
      .limit(SHOWN);
  }),
  {
    name: "alerts close",
    args: "<alert>",
    about: "Closes an alert that has been dealt with.",
    run: async ({ db, now }, given) => {
      const id = numberAt(given, 0, "alert");
      const alert = await closeNumberedAlert(db, id, now);
      if (!alert) throw notFound();
      return { alert: id, closed: alert.closed_at };
    },
  },
];

function listSent({ db }: OperatorContext, given: CommandInput) {
  const { from, to } = spanOf(given);
  const { carrier, tracking_code, carrier_state, carrier_fee, cash } = deliveryRequests;
  const { order_status, created_at: left } = orderHistories;
  return db
    .select({
      order: orders.id,
      code: orders.code,
      shop: orders.tenant_name,
      carrier,
      tracking_code,
      left,
      status: orders.order_status,
      carrier_state,
      delivered: orders.delivered_at,
      carrier_fee,
      cash,
    })
    .from(orderHistories)
    .innerJoin(orders, eq(orders.id, orderHistories.order_id))
    .innerJoin(deliveryRequests, eq(deliveryRequests.order_id, orders.id))
    .where(and(eq(order_status, OrderStatus.toReceive), gte(left, from), lt(left, to)))
    .orderBy(asc(left), asc(orders.id));
}

function listEvents({ db }: OperatorContext, given: CommandInput) {
  const [said, by] = [flag(given, "about"), flag(given, "provider")];
  const { id, happened_at, provider, call, outcome, about, code } = providerEvents;
  return db
    .select({ at: happened_at, provider, call, outcome, about, code })
    .from(providerEvents)
    .where(
      and(said === undefined ? undefined : eq(about, said), by === undefined ? undefined : eq(provider, by)),
    )
    .orderBy(desc(id))
    .limit(SHOWN);
}
