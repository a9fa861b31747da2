import type { OrderDetail } from "@sen/api";
import { awaitsPayment } from "@sen/domain";
import type { Services } from "../../services.ts";
import type { Customer } from "../../signed-in.ts";
import type { Locale } from "../../texts/messages.ts";
import { orderDetailOf, ownBundle, presentationOf } from "../order-records/index.ts";
import { paymentChoices } from "../payments/index.ts";

/** One of the customer's orders as its page shows it. Spec §3, order detail. */
export async function viewOrder(
  context: Services & { customer: Customer; locale: Locale },
  id: number,
): Promise<OrderDetail> {
  const bundle = await ownBundle(context.db, context.customer, id);
  const detail = orderDetailOf(bundle, presentationOf(context));
  const waiting = [bundle.order, ...bundle.together];
  return { ...detail, payment_methods: awaitsPayment(detail) ? paymentChoices(context, waiting) : [] };
}
