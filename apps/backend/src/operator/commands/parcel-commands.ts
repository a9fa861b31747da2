import { and, asc, desc, eq, isNotNull, isNull, ne, or } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import {
  carrierCash,
  deliveryRequests,
  operatorAlerts,
  orders,
  providerEvents,
} from "../../database/schema/index.ts";
import { recordCash, settleDifference } from "../../modules/parcels/index.ts";
import { closeAlert } from "../../modules/provider-log/index.ts";
import { rebookParcel } from "../actions/orders.ts";
import type { OperatorContext } from "../operator-context.ts";
import { flag, numberAt, sentence, type Command, type CommandInput } from "./command.ts";

/** How many rows a list shows, newest first. */
const SHOWN = 200;

/** Commands for parcels at carriers, their cash on delivery, and parcels that need a person. */
export const parcelCommands: readonly Command[] = [
  {
    name: "parcel book",
    usage: "<order>",
    about: "Books a parcel again that the carrier refused or that was cancelled.",
    run: async (context, given) => {
      const order = numberAt(given, 0, "order");
      await rebookParcel(context, order);
      return { order };
    },
  },
  {
    name: "parcels differences",
    usage: "",
    about:
      "Lists cash on delivery that is wrong: a different amount, not collected, or not paid out by the carrier.",
    run: ({ db }) => listCash(db, true),
  },
  {
    name: "parcels cash",
    usage: "",
    about: "Lists cash on delivery that carriers have yet to collect in full or to pay out.",
    run: ({ db }) => listCash(db, false),
  },
  {
    name: "cash received",
    usage: "<order> --amount 120000",
    about: "Records the cash that one of the mall's own riders handed over for an order.",
    flags: ["amount"],
    run: receiveCash,
  },
  {
    name: "cash settle",
    usage: '<order> --note "…"',
    about: "Settles a difference in a carrier's cash, with a note of how.",
    flags: ["note"],
    run: async ({ db, now }, given) => {
      const order = numberAt(given, 0, "order");
      await settleDifference(db, await cashOf(db, order), sentence(given, 1, "note"), now);
      return { order };
    },
  },
  {
    name: "providers",
    usage: "[--about parcel:12] [--provider ghn]",
    about:
      "Lists calls to carriers and message providers with their outcomes, and notices from them and from payment gateways, newest first.",
    flags: ["about", "provider"],
    run: listEvents,
  },
  {
    name: "alerts",
    usage: "",
    about: "Lists open alerts, which need a person.",
    run: async ({ db }) => {
      const rows = await db
        .select()
        .from(operatorAlerts)
        .where(isNull(operatorAlerts.closed_at))
        .orderBy(desc(operatorAlerts.id))
        .limit(SHOWN);
      return rows.map(({ id, subject, text, raised_at }) => ({
        alert: id,
        subject,
        text,
        since: raised_at.toISOString(),
      }));
    },
  },
  {
    name: "alerts close",
    usage: "<alert>",
    about: "Closes an alert that has been dealt with.",
    run: async ({ db, now }, given) => {
      const id = numberAt(given, 0, "alert");
      const [alert] = await db.select().from(operatorAlerts).where(eq(operatorAlerts.id, id));
      return { alert: id, closed: alert ? await closeAlert(db, alert.subject, now) : false };
    },
  },
];

async function receiveCash({ db, now }: OperatorContext, given: CommandInput) {
  const order = numberAt(given, 0, "order");
  const amount = Number(flag(given, "amount"));
  if (!Number.isSafeInteger(amount) || amount < 0) {
    throw new StartFailure("--amount must be a whole number of dong.");
  }
  await recordCash(db, await cashOf(db, order), { amount, collectedAt: now, paidOutAt: now }, now);
  return { order, amount };
}

async function cashOf(db: OperatorContext["db"], order: number): Promise<number> {
  const [row] = await db
    .select({ id: carrierCash.parcel_id })
    .from(carrierCash)
    .innerJoin(deliveryRequests, eq(deliveryRequests.id, carrierCash.parcel_id))
    .where(eq(deliveryRequests.order_id, order));
  if (!row) throw new StartFailure(`No carrier collects cash for order ${order}.`);
  return row.id;
}

async function listCash(db: OperatorContext["db"], onlyDifferences: boolean) {
  const open = isNull(carrierCash.settled_at);
  const rows = await db
    .select({ order: orders.id, code: orders.code, carrier: deliveryRequests.carrier_id, cash: carrierCash })
    .from(carrierCash)
    .innerJoin(deliveryRequests, eq(deliveryRequests.id, carrierCash.parcel_id))
    .innerJoin(orders, eq(orders.id, deliveryRequests.order_id))
    .where(
      onlyDifferences
        ? and(open, isNotNull(carrierCash.difference))
        : and(open, or(isNull(carrierCash.paid_out_at), ne(carrierCash.collected, carrierCash.expected))),
    )
    .orderBy(asc(carrierCash.delivered_at))
    .limit(SHOWN);
  return rows.map(({ cash, ...row }) => ({
    ...row,
    expected: cash.expected,
    collected: cash.collected,
    difference: cash.difference,
    paid_out: cash.paid_out_at?.toISOString() ?? null,
    delivered: cash.delivered_at.toISOString(),
  }));
}

async function listEvents({ db }: OperatorContext, given: CommandInput) {
  const [about, provider] = [flag(given, "about"), flag(given, "provider")];
  const rows = await db
    .select()
    .from(providerEvents)
    .where(
      and(
        about === undefined ? undefined : eq(providerEvents.about, about),
        provider === undefined ? undefined : eq(providerEvents.provider, provider),
      ),
    )
    .orderBy(desc(providerEvents.id))
    .limit(SHOWN);
  return rows.map(({ provider: by, about: of, call, outcome, code, happened_at }) => ({
    at: happened_at.toISOString(),
    provider: by,
    call,
    outcome,
    about: of,
    code,
  }));
}
