import { ticketFormSchema, ticketMachine, TicketStatus, type TicketFormData } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { assertStart } from "../../order-records/index.ts";
import type { Transaction } from "../../../database/connect.ts";
import { orders, products, tenants, tickets } from "../../../database/schema/index.ts";
import type { Customer } from "../../../signed-in.ts";
import { ok } from "../../../http/envelope.ts";
import { forbidden, invalid } from "../../../errors/errors.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { recordTicketStatus, writeMessage } from "../ticket-moves.ts";
import { findDuplicateTicket } from "../duplicate-ticket.ts";
import { attachToMessage, filesOf } from "./message-files.ts";
import { ownTicket } from "./own-ticket.ts";

/** Opens a ticket with its first message. The same message sent again within ten minutes opens no second ticket. */
export const createTicket: Operation<"createTicket"> = async (context) => {
  const { customer, body, clock, locale } = context;
  const { text, ...asked } = checked(ticketFormSchema, {
    ...body,
    tenant_id: body.tenant_id ?? null,
    product_id: body.product_id ?? null,
    order_id: body.order_id ?? null,
  });
  const files = filesOf(body);
  const { id } = await changeOnce(context, "createTicket", async (tx) => {
    const now = clock.now();
    await assertAskable(tx, customer, asked);
    const count = files.images.length + files.videos.length;
    const form = { customer_id: customer.id, ...asked, text, files: count };
    const same = await findDuplicateTicket(tx, form, now);
    if (same !== null) return { id: same };
    assertStart(ticketMachine, TicketStatus.open, { actor: "customer" });
    const [ticket] = await tx
      .insert(tickets)
      .values({ customer_id: customer.id, ...asked, created_at: now, updated_at: now })
      .returning({ id: tickets.id });
    if (!ticket) throw new RangeError("A new ticket has no row");
    await recordTicketStatus(tx, ticket.id, TicketStatus.open, "customer", now);
    const messageId = await writeMessage(tx, ticket.id, { actor: "customer", text }, now);
    await attachToMessage(tx, context, files, messageId, now);
    return { id: ticket.id };
  });
  return ok(await ownTicket(context, id), say("TICKET_CREATED", locale));
};

/** 403 for another customer's order. A field error (422) for an unknown shop, or for a product or order that is not the shop's. */
async function assertAskable(
  tx: Transaction,
  customer: Customer,
  { tenant_id, product_id, order_id }: Pick<TicketFormData, "tenant_id" | "product_id" | "order_id">,
): Promise<void> {
  if (tenant_id !== null && (await tx.$count(tenants, eq(tenants.id, tenant_id))) === 0) {
    throw invalid("tenant_id", "SHOP_UNKNOWN");
  }
  if (product_id !== null) {
    const [product] = await tx
      .select({ tenant_id: products.tenant_id })
      .from(products)
      .where(eq(products.id, product_id));
    if (product?.tenant_id !== tenant_id) throw invalid("product_id", "PRODUCT_OF_ANOTHER_SHOP");
  }
  if (order_id === null) return;
  const [order] = await tx
    .select({ customer_id: orders.customer_id, tenant_id: orders.tenant_id })
    .from(orders)
    .where(eq(orders.id, order_id));
  if (!order) throw invalid("order_id", "ORDER_UNKNOWN");
  if (order.customer_id !== customer.id) throw forbidden();
  if (tenant_id !== null && order.tenant_id !== tenant_id) throw invalid("order_id", "ORDER_UNKNOWN");
}
