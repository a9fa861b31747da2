import { vatFormSchema } from "@sen/domain";
import { eq } from "../../../database/drizzle.ts";
import { lockOrder, offers } from "../../order-records/index.ts";
import { vatInvoices } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import { conflict, notAllowedNow } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { viewOrder } from "../view-order.ts";
import { checked } from "../../../errors/checked.ts";
import { changeOnce } from "../../idempotency/index.ts";

/** Requests a VAT invoice, once per order. */
export const createVat: Operation<"createVat"> = async (context) => {
  const { customer, params, body, clock } = context;
  const { id } = await changeOnce(context, "createVat", async (tx) => {
    const order = await lockOrder(tx, customer, params.id);
    if (!offers(order, "vat", clock.now())) throw notAllowedNow("VAT_NOT_POSSIBLE");
    const details = checked(vatFormSchema, body);
    const present = await tx.$count(vatInvoices, eq(vatInvoices.order_id, order.id));
    if (present > 0) throw conflict("VAT_ALREADY_ASKED");
    const now = clock.now();
    await tx.insert(vatInvoices).values({ order_id: order.id, details, created_at: now, updated_at: now });
    return { id: order.id };
  });
  return ok(await viewOrder(context, id));
};
