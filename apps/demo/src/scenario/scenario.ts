import { IDENTITY_EFFECTS } from "@sen/domain";
import { and, eq, like } from "@sen/backend/database/drizzle";
import { orders } from "@sen/backend/database/schema/index";
import type { OperatorContext } from "@sen/backend/operator/operator-context";
import { customerOf, playCustomer } from "./customer.ts";
import { Stage } from "./stage.ts";
import { stories } from "./stories.ts";

/** The customer of the demonstration. */
export const DEMO_PHONE = "0901234567";
const NOTE = "Kịch bản";
/** Maximum price in dong; three items stay below the highest bank refund without a verified identity. */
const MOST_PRICE = IDENTITY_EFFECTS.bankRefundAbove / 4;

/** A played order, with the name of its story. */
export interface PlayedOrder {
  story: string;
  order: number;
}

/** Fills an account with an order in every state of every state machine. Does nothing the second time. */
export async function playScenario(context: OperatorContext, phone = DEMO_PHONE): Promise<PlayedOrder[]> {
  const customerId = await customerOf(context, phone);
  const present = await playedBefore(context, customerId);
  if (present.length > 0) return present;
  const player = await playCustomer(context, customerId);
  const played: PlayedOrder[] = [];
  for (const [index, { name, payment, unpaid, play }] of stories.entries()) {
    const stage = await Stage.open(context, player, {
      payment_method: payment,
      start: index * 3,
      lines: 1 + (index % 3),
      mostPrice: MOST_PRICE,
      note: `${NOTE}: ${name}`,
      daysAgo: unpaid ? 0 : 12 - (index % 5),
    });
    await play(stage);
    played.push({ story: name, order: stage.order });
  }
  return played;
}

async function playedBefore({ db }: OperatorContext, customerId: number): Promise<PlayedOrder[]> {
  const rows = await db
    .select({ id: orders.id, note: orders.text_note })
    .from(orders)
    .where(and(eq(orders.customer_id, customerId), like(orders.text_note, `${NOTE}: %`)))
    .orderBy(orders.id);
  return rows.map(({ id, note }) => ({ story: note.slice(NOTE.length + 2), order: id }));
}
