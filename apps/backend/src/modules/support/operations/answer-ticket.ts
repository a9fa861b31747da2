import { isTicketOpen, TICKET_MESSAGE_LIMIT, ticketMessageSchema, TicketStatus } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import * as z from "zod/mini";
import { ticketMessages } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { moveTicket, writeMessage } from "../ticket-moves.ts";
import { attachToMessage, filesOf } from "./message-files.ts";
import { lockOwnTicket, ownTicket } from "./own-ticket.ts";

/** Adds the customer's message. The ticket then awaits a reply. */
export const answerTicket: Operation<"answerTicket"> = async (context) => {
  const { customer, params, body, clock, locale } = context;
  const files = filesOf(body);
  const hasFiles = files.images.length + files.videos.length > 0;
  const { text } = checked(z.object({ text: ticketMessageSchema(hasFiles) }), body);
  await changeOnce(context, "answerTicket", async (tx) => {
    const ticket = await lockOwnTicket(tx, customer, params.id);
    const status = ticket.status as TicketStatus;
    if (!isTicketOpen({ status })) throw notAllowedNow("TICKET_CLOSED");
    const written = await tx.$count(ticketMessages, eq(ticketMessages.ticket_id, ticket.id));
    if (written >= TICKET_MESSAGE_LIMIT) throw notAllowedNow("TICKET_FULL", { limit: TICKET_MESSAGE_LIMIT });
    const now = clock.now();
    if (status !== TicketStatus.open) await moveTicket(tx, ticket, TicketStatus.open, "customer", now);
    const messageId = await writeMessage(tx, ticket.id, { actor: "customer", text }, now);
    await attachToMessage(tx, context, files, messageId, now);
    return { id: ticket.id };
  });
  return ok(await ownTicket(context, params.id), say("TICKET_ANSWERED", locale));
};
