import { and, asc, eq, isNull, ne, or } from "../../database/drizzle.ts";
import { StartFailure } from "../../database/failure.ts";
import { carrierCash, deliveryRequests, orders } from "../../database/schema/index.ts";
import { recordCash, settleDifference } from "../../modules/parcels/index.ts";
import type { OperatorContext } from "../operator-context.ts";
import { type Command, type CommandInput, commandsOn, dongOf, numberAt, SHOWN, listing } from "./command.ts";

/** Commands for the cash on delivery that carriers and riders owe. */
export const cashCommands: readonly Command[] = [
  listing(
    "parcels cash",
    "Lists cash on delivery that carriers and riders have yet to collect in full or to pay out. First what is wrong: another amount, or not collected or paid out in time.",
    listCash,
  ),
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
    async ({ db, now }, order, note) => {
      const { parcel, difference } = await cashOf(db, order);
      if (difference === null) {
        throw new StartFailure(
          `The cash of order ${order} has no difference: \`parcels cash\` lists those that have one.`,
        );
      }
      await settleDifference(db, parcel, note, now);
    },
  ),
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
    .select({
      parcel: carrierCash.parcel_id,
      carrier: deliveryRequests.carrier_id,
      difference: carrierCash.difference,
    })
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

function listCash({ db }: OperatorContext) {
  const { expected, collected, difference, paid_out_at, delivered_at, settled_at, parcel_id } = carrierCash;
  return db
    .select({
      order: orders.id,
      code: orders.code,
      carrier: deliveryRequests.carrier,
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
    .where(and(isNull(settled_at), or(isNull(paid_out_at), ne(collected, expected))))
    .orderBy(asc(isNull(difference)), asc(delivered_at))
    .limit(SHOWN);
}
