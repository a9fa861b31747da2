import { ok } from "../../../http/envelope.ts";
import { say } from "../../../texts/messages.ts";
import type { Operation } from "../../../http/operation.ts";
import { changeOnce } from "../../idempotency/index.ts";
import { cancelUnderLock } from "../cancel-order.ts";
import { ownOrder, readOrder } from "../../order-records/index.ts";

/** Cancels an order if domain's machine allows the customer to. */
export const cancelOrder: Operation<"cancelOrder"> = async (context) => {
  const { customer, params, body, db, clock, locale } = context;
  const asked = await ownOrder(db, customer, params.id);
  const { reason, note } = body;
  await cancelUnderLock(context, asked, { actor: "customer", reason, note: note?.trim() ?? null }, (work) =>
    changeOnce(context, "cancelOrder", async (tx) => {
      await work(tx);
      return { id: asked.id };
    }),
  );
  return ok(await readOrder(db, params.id, { locale, now: clock.now() }), say("ORDER_CANCELLED", locale));
};
