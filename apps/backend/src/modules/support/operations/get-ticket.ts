import { and, eq, gt } from "../../../database/drizzle.ts";
import { tickets } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { ownTicket } from "./own-ticket.ts";

/** One ticket with its conversation. */
export const getTicket: Operation<"getTicket"> = async (context) =>
  ok(await ownTicket(context, context.params.id));

/** Marks the ticket's messages as read. */
export const readTicket: Operation<"readTicket"> = async (context) => {
  const { id } = await ownTicket(context, context.params.id);
  await context.db
    .update(tickets)
    .set({ unread_count: 0 })
    .where(and(eq(tickets.id, id), gt(tickets.unread_count, 0)));
  return ok(await ownTicket(context, id));
};
