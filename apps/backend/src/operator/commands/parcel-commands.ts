import { and, asc, desc, eq, isNotNull, isNull, ne, or } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import {
  carrierCash,
  deliveryRequests,
  operatorAlerts,
  orders,
  providerEvents,
} from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { recordCash, settleDifference } from "../../modules/parcels/index.ts";
import { closeAlert } from "../../modules/provider-log/index.ts";
import { rebookParcel } from "../actions/orders.ts";
import type { OperatorContext } from "../operator-context.ts";
import { type Command, type CommandInput, commandsOn, dongOf, flag, numberAt, SHOWN } from "./command.ts";

/** Commands for parcels at carriers, their cash on delivery, and parcels that need a person. */
export const parcelCommands: readonly Command[] = [
  commandsOn("order", "parcel ").step(
    "book",
    "Books a parcel again that the carrier refused or that was cancelled.",
    rebookParcel,
  ),
  {
    name: "parcels differences",
    about:
      "Lists cash on delivery that is wrong: a different amount, not collected, or not paid out by the carrier.",
    run: ({ db }) => listCash(db, true),
  },
  {
    name: "parcels cash",
    about: "Lists cash on delivery that carriers have yet to collect in full or to pay out.",
    run: ({ db }) => listCash(db, false),
  },
  {
    name: "cash received",
    args: "<order>",
    about: "Records the cash that one of the mall's own riders handed over for an order.",
    flags: ["--amount <dong>"],
    run: receiveCash,
  },
  commandsOn("order", "cash ").saying(
    "settle",
    "note",
    "Settles a difference in a carrier's cash, with a note of how.",
    async ({ db, now }, order, note) => settleDifference(db, (await cashOf(db, order)).parcel, note, now),
  ),
  {
    name: "providers",
    about:
      "Lists calls to carriers and message providers with their outcomes, and notices from them and from payment gateways, newest first.",
    flags: ["--about <subject>", "--provider <provider>"],
    run: listEvents,
  },
  {
    name: "alerts",
    about: "Lists open alerts, which need a person.",
    run: ({ db }) => {
      const { id, subject, text, raised_at, closed_at } = operatorAlerts;
      return db
        .select({ alert: id, subject, text, since: raised_at })
        .from(operatorAlerts)
        .where(isNull(closed_at))
        .orderBy(desc(id))
        .limit(SHOWN);
    },
  },
  {
    name: "alerts close",
    args: "<alert>",
    about: "Closes an alert that has been dealt with.",
    run: async ({ db, now }, given) => {
      const id = numberAt(given, 0, "alert");
      const [alert] = await db.select().from(operatorAlerts).where(eq(operatorAlerts.id, id));
      if (!alert) throw notFound();
      if (alert.closed_at === null) await closeAlert(db, alert.subject, now);
      return { alert: id, closed: alert.closed_at ?? now };
    },
  },
];

async function receiveCash({ db, now }: OperatorContext, given: CommandInput) {
  const order = numberAt(given, 0, "order");
  const amount = dongOf(given, "amount", 0);
  const { parcel, carrier } = await cashOf(db, order);
  if (carrier !== "manual") {
    throw new StartFailure(`${carrier} collects the cash of order ${order}, and reports what it pays out.`);
  }
  await db.transaction((tx) => recordCash(tx, parcel, { amount, collectedAt: now, paidOutAt: now }, now));
  return { order, amount };
}

/** The parcel whose cash is owed for an order, and who carries it. */
async function cashOf(db: OperatorContext["db"], order: number) {
  const [row] = await db
    .select({ parcel: carrierCash.parcel_id, carrier: deliveryRequests.carrier_id })
    .from(carrierCash)
    .innerJoin(deliveryRequests, eq(deliveryRequests.id, carrierCash.parcel_id))
    .where(eq(deliveryRequests.order_id, order));
  if (!row) {
    throw new StartFailure(
      `Order ${order} has no delivered parcel with cash: \`parcels cash\` lists those that do.`,
    );
  }
  return row;
}

function listCash(db: OperatorContext["db"], onlyDifferences: boolean) {
  const { expected, collected, difference, paid_out_at, delivered_at, settled_at, parcel_id } = carrierCash;
  return db
    .select({
      order: orders.id,
      code: orders.code,
      carrier: deliveryRequests.carrier_id,
      carrier_fee: deliveryRequests.carrier_fee,
      expected,
      collected,
      difference,
      paid_out: paid_out_at,
      delivered: delivered_at,
    })
    .from(carrierCash)
    .innerJoin(deliveryRequests, eq(deliveryRequests.id, parcel_id))
    .innerJoin(orders, eq(orders.id, deliveryRequests.order_id))
    .where(
      and(
        isNull(settled_at),
        onlyDifferences ? isNotNull(difference) : or(isNull(paid_out_at), ne(collected, expected)),
      ),
    )
    .orderBy(asc(delivered_at))
    .limit(SHOWN);
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
