import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";
import { presentationOf } from "../../order-records/index.ts";
import { ownComplaint } from "../own.ts";

/** One complaint. With `view_cs` 0 the evidence is left out. */
export const getComplaint: Operation<"getComplaint"> = async (context) => {
  const { customer, query, db } = context;
  const complaint = await ownComplaint(db, customer, query.complaint_request_id, presentationOf(context));
  return ok(query.view_cs === 0 ? { ...complaint, cs_attachments: [] } : complaint);
};
