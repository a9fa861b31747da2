import { complaintMachine, isTerminal, returnMachine, type Machine } from "@sen/domain";
import { asc, eq, notInArray } from "../../database/drizzle.ts";
import { complaints, orders, returnRequests } from "../../database/schema/index.ts";
import { statusName } from "../../modules/order-records/index.ts";
import { reasonText } from "../../texts/reason-texts.ts";
import type { OperatorContext } from "../operator-context.ts";
import { SHOWN } from "./command.ts";

/** Open returns, the oldest first, with what the customer wrote. */
export async function openReturns({ db }: Pick<OperatorContext, "db">) {
  const rows = await db
    .select({ request: returnRequests, code: orders.code, shop: orders.tenant_name })
    .from(returnRequests)
    .innerJoin(orders, eq(orders.id, returnRequests.order_id))
    .where(notInArray(returnRequests.status, ended(returnMachine)))
    .orderBy(asc(returnRequests.id))
    .limit(SHOWN);
  return rows.map(({ request, code, shop }) => ({
    return: request.id,
    order: request.order_id,
    code,
    shop,
    status: statusName("return", request.status),
    reason: reasonText(request.reason_return, "en"),
    note: request.customer_note.description || null,
    refund: request.amount_refund,
    since: request.created_at,
  }));
}

/** Open complaints, the oldest first, with what the customer wrote. */
export async function openComplaints({ db }: Pick<OperatorContext, "db">) {
  const rows = await db
    .select({ request: complaints, code: orders.code, shop: orders.tenant_name })
    .from(complaints)
    .innerJoin(orders, eq(orders.id, complaints.order_id))
    .where(notInArray(complaints.status, ended(complaintMachine)))
    .orderBy(asc(complaints.id))
    .limit(SHOWN);
  return rows.map(({ request, code, shop }) => ({
    complaint: request.id,
    order: request.order_id,
    code,
    shop,
    status: statusName("complaint", request.status),
    reason: reasonText(request.reason, "en"),
    note: request.customer_note.description || null,
    since: request.created_at,
  }));
}

const ended = <State>(machine: Machine<State>): State[] =>
  machine.states.filter((state) => isTerminal(machine, state));
