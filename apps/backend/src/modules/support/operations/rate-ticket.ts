import { mayRateTicket, ticketRatingSchema, type TicketStatus } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { tickets } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { lockOwnTicket, ownTicket } from "./own-ticket.ts";

/** Stores the customer's rating of a closed ticket, once. */
export const rateTicket: Operation<"rateTicket"> = async (context) => {
  const { customer, params, body, locale } = context;
  const { stars, note } = checked(ticketRatingSchema, { stars: body.stars, note: body.note ?? "" });
  await changeOnce(context, "rateTicket", async (tx) => {
    const { id, status, rating_stars, tenant_id } = await lockOwnTicket(tx, customer, params.id);
    const rating = rating_stars === null ? null : { stars: rating_stars, note: "" };
    const tenant = tenant_id === null ? null : { id: tenant_id };
    if (!mayRateTicket({ status: status as TicketStatus, rating, tenant })) {
      throw notAllowedNow("TICKET_NOT_RATEABLE");
    }
    await tx.update(tickets).set({ rating_stars: stars, rating_note: note }).where(eq(tickets.id, id));
    return { id };
  });
  return ok(await ownTicket(context, params.id), say("TICKET_RATED", locale));
};
