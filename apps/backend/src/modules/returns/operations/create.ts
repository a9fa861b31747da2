import { AttachmentCreator, isReturnOpen, returnMachine, ReturnStatus } from "@sen/domain";
import { attachFiles } from "../../media/index.ts";
import {
  assertStart,
  lockOrder,
  offers,
  orderDetailOf,
  ownBundle,
  presentationOf,
} from "../../order-records/index.ts";
import { recordNewReturn } from "../return-moves.ts";
import { returnItems, returnRequests } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { conflict, notAllowedNow } from "../../../errors/errors.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { checkedReturn } from "../form.ts";
import { ownReturn } from "../own.ts";

/** Requests the return of a delivered order, or of some of its items. Spec §3, return request body. */
export const createReturn: Operation<"createReturn"> = async (context) => {
  const { customer, body: sent, db, places, clock, locale } = context;
  const presentation = presentationOf(context);
  const { id } = await changeOnce(context, "createReturn", async (tx) => {
    const order = await lockOrder(tx, customer, sent.order_detail_id);
    const standing = order.return_status;
    if (standing !== null && isReturnOpen(standing)) throw conflict("RETURN_ALREADY_OPEN");
    if (!offers(order, "return", clock.now())) throw notAllowedNow("RETURN_NOT_POSSIBLE");
    assertStart(returnMachine, ReturnStatus.new, { actor: "customer" });
    const detail = orderDetailOf(await ownBundle(tx, customer, order.id), presentation);
    const { body, form, full_address } = await checkedReturn(tx, places, customer, detail, sent);
    const now = clock.now();
    const [request] = await tx
      .insert(returnRequests)
      .values({
        order_id: order.id,
        customer_id: customer.id,
        status: ReturnStatus.new,
        reason_return: body.reason_return,
        amount_refund: body.amount_refund,
        delivery_method: body.delivery_method,
        customer_note: { description: form.note },
        customer_info: { ...body.customer_info, full_address },
        tenant_info: body.tenant_info,
        ward_code: body.ward_code,
        infor_banking_customer: body.infor_banking_customer ?? null,
        created_at: now,
        updated_at: now,
      })
      .returning({ id: returnRequests.id });
    const created = { id: request?.id ?? 0, order_id: order.id };
    if (body.return_items) {
      const items = body.return_items.map((item) => ({ ...item, return_request_id: created.id }));
      await tx.insert(returnItems).values(items);
    }
    const opening = { status: ReturnStatus.new, creator_type: AttachmentCreator.customer };
    await recordNewReturn(tx, created, opening, now);
    const files = {
      images: { field: "cs_attach_image", ids: body.cs_attach_image },
      videos: { field: "cs_attach_video", ids: body.cs_attach_video },
    };
    await attachFiles(tx, context, files, { return_request_id: created.id }, now);
    return { id: created.id };
  });
  return ok(await ownReturn(db, customer, id, presentation), say("RETURN_CREATED", locale));
};
