import type { Order, OrderDetail } from "@sen/api";
import { AttachmentCreator, CancellationKind, newestFirst, PaymentMethod } from "@sen/domain";
import type { OrderBundle } from "../bundle.ts";
import { ONLINE_PAYMENT_METHOD_ID } from "../payment-method.ts";
import { complaintOf } from "./complaint.ts";
import { itemsOf, totalsOf } from "./items.ts";
import { deliveriesOf, wayOf } from "./parcels.ts";
import { refundOf } from "./refund.ts";
import { returnOf } from "./return.ts";
import { moment, textOrNull, type Telling } from "./telling.ts";

/** An order as the list has it. */
function orderOf(bundle: OrderBundle, { locale }: Telling): Order {
  const { order } = bundle;
  const complaint = bundle.complaints.at(-1);
  return {
    id: order.id,
    code: order.code,
    tenant_id: order.tenant_id,
    tenant_name: order.tenant_name,
    rk_tenant: { image_url: order.tenant_image_url },
    order_detail_items: itemsOf(bundle, locale),
    order_tenant: order.order_tenant,
    order_tenant_final: order.order_tenant_final,
    payment_method: order.payment_method as Order["payment_method"],
    payment_status: order.payment_status as Order["payment_status"],
    delivery_type: order.delivery_type,
    order_status: order.order_status,
    return_status: order.return_status as Order["return_status"],
    cancel_status: order.cancel_status as Order["cancel_status"],
    complaint_status: order.complaint_status as Order["complaint_status"],
    complaint_feedback: complaint ? { solution: textOrNull(complaint.feedback.solution) } : null,
    refund_status: order.refund_status as Order["refund_status"],
    reason_not_refund: textOrNull(order.reason_not_refund),
    purchase_delivery_request: wayOf(bundle),
    created_at: moment(order.created_at),
    updated_at: moment(order.updated_at),
  };
}

/** An order with all that its page shows. Spec §3, order detail. */
export function orderDetailOf(bundle: OrderBundle, telling: Telling): OrderDetail {
  const { order } = bundle;
  const lastReturn = bundle.returns.at(-1);
  const refund = bundle.refunds.at(-1);
  return {
    ...orderOf(bundle, telling),
    ...totalsOf(bundle),
    text_note: textOrNull(order.text_note),
    payment_method_payoo: order.payment_method === PaymentMethod.online ? ONLINE_PAYMENT_METHOD_ID : null,
    delivery_requests: deliveriesOf(bundle),
    order_histories: newestFirst(
      bundle.histories.map(({ id, order_status, created_at }) => ({
        id,
        status_update: order_status,
        create_at: moment(created_at),
      })),
    ),
    return_request: lastReturn ? returnOf(lastReturn, telling) : null,
    complaint_requests: bundle.complaints.map((one) => complaintOf(one, telling)).reverse(),
    refund_request: refund ? refundOf(bundle, refund) : null,
    cancel_request: cancelRequestOf(bundle),
    vat_invoice: bundle.vat as OrderDetail["vat_invoice"],
    now: telling.now.toISOString(),
  };
}

/** How an order ended early: the customer gives one of the seven reasons, the shop only words, the system nothing. */
function cancelRequestOf({ order }: OrderBundle): OrderDetail["cancel_request"] {
  const kind = order.cancel_status;
  if (kind === null) return null;
  const note = textOrNull(order.cancel_note);
  const byShop = kind === CancellationKind.cancel && note !== null;
  return {
    kind: kind as NonNullable<OrderDetail["cancel_request"]>["kind"],
    reason: order.cancel_reason as NonNullable<OrderDetail["cancel_request"]>["reason"],
    note,
    creator_type:
      order.cancel_reason !== null
        ? AttachmentCreator.customer
        : byShop
          ? AttachmentCreator.tenant
          : AttachmentCreator.system,
    created_at: moment(order.cancelled_at ?? order.updated_at),
  };
}
