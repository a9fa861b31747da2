import { and, eq, like } from "drizzle-orm";
import { StartFailure } from "../../database/failure.ts";
import { customers, orders } from "../../database/schema/index.ts";
import type { Desk } from "../desk.ts";
import { playCustomer } from "./customer.ts";
import { Stage } from "./stage.ts";
import { stories } from "./stories.ts";

/** Whom the demonstration is for. */
export const DEMO_PHONE = "0901234567";
const NOTE = "Kịch bản";

/** An order that was played, by the name of its story. */
export interface PlayedOrder {
  story: string;
  order: number;
}

/** Fills the demo account with an order in every state of every machine. A second time it changes nothing. */
export async function playScenario(desk: Desk): Promise<PlayedOrder[]> {
  const { db } = desk;
  const [customer] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.phone, DEMO_PHONE));
  if (!customer) throw new StartFailure(`The demo account ${DEMO_PHONE} is not there: fill the shop first.`);
  const present = await playedBefore(desk, customer.id);
  if (present.length > 0) return present;
  const player = await playCustomer(desk, customer.id);
  const played: PlayedOrder[] = [];
  for (const [index, { name, payment, play }] of stories.entries()) {
    const stage = await Stage.open(desk, player, {
      payment_method: payment,
      start: index * 3,
      lines: 1 + (index % 3),
      note: `${NOTE}: ${name}`,
      daysAgo: 12 - (index % 5),
    });
    await play(stage);
    played.push({ story: name, order: stage.order });
  }
  return played;
}

async function playedBefore({ db }: Desk, customerId: number): Promise<PlayedOrder[]> {
  const rows = await db
    .select({ id: orders.id, note: orders.text_note })
    .from(orders)
    .where(and(eq(orders.customer_id, customerId), like(orders.text_note, `${NOTE}: %`)))
    .orderBy(orders.id);
  return rows.map(({ id, note }) => ({ story: note.slice(NOTE.length + 2), order: id }));
}
