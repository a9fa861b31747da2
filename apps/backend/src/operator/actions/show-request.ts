import { AttachmentCreator, returnedLines, ReturnDeliveryMethod } from "@sen/domain";
import { asc, eq } from "../../database/drizzle.ts";
import {
  complaints,
  csAttachments,
  customers,
  orderItems,
  returnItems,
  returnRequests,
  stations,
  ticketMessages,
  tickets,
} from "../../database/schema/index.ts";
import { notFound } from "../../errors/errors.ts";
import { returnItemsOf, statusName, ticketCategoryName } from "../../modules/order-records/index.ts";
import { reasonText, returnReasonText } from "../../texts/reason-texts.ts";
import type { OperatorContext } from "../operator-context.ts";
import { customerFiles } from "./customer-files.ts";

/** A return: what the customer wrote and sent, where the goods are handed over, the bank account, and a row per line. */
export async function showReturn(context: OperatorContext, id: number, folder?: string) {
  const { db } = context;
  const [request] = await db.select().from(returnRequests).where(eq(returnRequests.id, id));
  if (!request) throw notFound();
  const { customer_info: info, feedback } = request;
  const chosen = await db.select().from(returnItems).where(eq(returnItems.return_request_id, id));
  const lines = await db
    .select()
    .from(orderItems)
    .where(eq(orderItems.order_id, request.order_id))
    .orderBy(asc(orderItems.id));
  return [
    {
      return: id,
      order: request.order_id,
      status: statusName("return", request.status),
      reason: returnReasonText(request.reason_return, "en"),
      note: request.customer_note.description || null,
      solution: feedback.solution ?? null,
      rejected: feedback.reason_reject ?? null,
      refund: request.amount_refund,
      ...bankOf(request.infor_banking_customer),
      ...(await customerFiles(context, eq(csAttachments.return_request_id, id), {
        folder,
        name: `return-${id}`,
      })),
    },
    {
      contact: info.name,
      phone: info.phone_number,
      email: info.email || null,
      ...(request.delivery_method === ReturnDeliveryMethod.pickup
        ? { pick_up_at: info.full_address ?? info.address }
        : { brought_to: await stationName(db, info.pick_station_id) }),
    },
    ...returnedLines(lines, returnItemsOf({ items: chosen }, lines)).map((line) => ({
      product: line.product_name_vi,
      variant: [line.variance_group_1_vi, line.variance_group_2_vi].filter(Boolean).join(", ") || null,
      back: line.quantity,
      ordered: lines.find(({ id: one }) => one === line.id)?.quantity ?? line.quantity,
    })),
  ];
}

/** A complaint: what the customer wrote and sent, and what was answered. */
export async function showComplaint(context: OperatorContext, id: number, folder?: string) {
  const { db } = context;
  const [request] = await db
    .select({ complaint: complaints, customer: customers })
    .from(complaints)
    .innerJoin(customers, eq(customers.id, complaints.customer_id))
    .where(eq(complaints.id, id));
  if (!request) throw notFound();
  const { complaint, customer } = request;
  return {
    complaint: id,
    order: complaint.order_id,
    status: statusName("complaint", complaint.status),
    customer: customer.full_name,
    phone: customer.phone,
    reason: reasonText(complaint.reason, "en"),
    note: complaint.customer_note.description || null,
    answer: complaint.feedback.reason ?? null,
    solution: complaint.feedback.solution ?? null,
    evidence_requested: complaint.request_evidence_at,
    evidence_received: complaint.customer_proof_at,
    evidence_note: complaint.customer_note.evidence_note || null,
    ...(await customerFiles(context, eq(csAttachments.complaint_id, id), {
      folder,
      name: `complaint-${id}`,
    })),
  };
}

const writers = {
  [AttachmentCreator.customer]: "customer",
  [AttachmentCreator.tenant]: "shop",
  [AttachmentCreator.system]: "customer care",
} as const satisfies Record<AttachmentCreator, string>;

/** A ticket with its conversation, oldest message first. */
export async function showTicket(context: OperatorContext, id: number, folder?: string) {
  const { db } = context;
  const [found] = await db
    .select({ ticket: tickets, customer: customers.full_name })
    .from(tickets)
    .innerJoin(customers, eq(customers.id, tickets.customer_id))
    .where(eq(tickets.id, id));
  if (!found) throw notFound();
  const { ticket, customer } = found;
  const messages = await db
    .select()
    .from(ticketMessages)
    .where(eq(ticketMessages.ticket_id, id))
    .orderBy(asc(ticketMessages.id));
  const said = [];
  for (const { id: message, creator_type, text, created_at } of messages) {
    const name = `ticket-${id}-${message}`;
    const files = await customerFiles(context, eq(csAttachments.ticket_message_id, message), {
      folder,
      name,
    });
    said.push({ from: writers[creator_type as AttachmentCreator], at: created_at, text, ...files });
  }
  const { subject, order_id: order } = ticket;
  const status = statusName("ticket", ticket.status);
  const category = ticketCategoryName(ticket.category);
  return [{ ticket: id, status, category, subject, customer, order }, ...said];
}

/** A customer's bank account, as staff type it into a transfer. */
export function bankOf(bank: (typeof returnRequests.$inferSelect)["infor_banking_customer"]) {
  if (bank === null) return {};
  return { bank: bank.bank_name, account: bank.account_number, holder: bank.account_fullname };
}

async function stationName(db: OperatorContext["db"], id: number | null): Promise<string | null> {
  if (id === null) return null;
  const [station] = await db.select({ name: stations.name_vi }).from(stations).where(eq(stations.id, id));
  return station?.name ?? null;
}
