import type { OrderDetail } from "@sen/api";
import { AttachmentCreator, CancellationKind, newestFirst, PaymentMethod, shownRefund } from "@sen/domain";
import type { OrderBundle, StoredParcel } from "../bundle.ts";
import { pickupOf } from "../../delivery/index.ts";
import { complaintOf } from "./complaint.ts";
import { asOfNow } from "./expired.ts";
import { itemReviewsOf } from "./item-reviews.ts";
import { totalsOf } from "./items.ts";
import { deliveriesOf } from "./parcels.ts";
import { refundOf } from "./refund.ts";
import { returnOf } from "./return.ts";
import { orderOf } from "./summary.ts";
import { moment, momentOrNull, textOrNull, type Presentation } from "./presentation.ts";

/**
 * Id of the only online payment method, the gateway: an order's `payment_method_payoo` and the payment vendor of its return.
 * The spec names the field but gives no value.
 */
const ONLINE_PAYMENT_METHOD_ID = 1;

/** An order with everything its page shows but the ways to pay it. */
export function orderDetailOf(
  stored: OrderBundle,
  presentation: Presentation,
): Omit<OrderDetail, "payment_methods"> {
  const bundle = { ...stored, order: asOfNow(stored.order, presentation.now) };
  const { order } = bundle;
  const [parcel] = bundle.parcels;
  const complaint = bundle.complaints.at(-1);
  const lastReturn = bundle.returns.at(-1);
  const refund = shownRefund(bundle.refunds);
  const itemReviews = itemReviewsOf(bundle);
  return {
    ...orderOf(
      {
        ...bundle,
        together: bundle.together.map(({ id, code, order_tenant_final }) => ({
          id,
          code,
          order_tenant_final,
        })),
        unreviewed: itemReviews
          .filter(({ kept_quantity, review_id }) => kept_quantity > 0 && review_id === null)
          .map(({ order_detail_item_id }) => order_detail_item_id),
        expected: parcel ? { from: parcel.expected_from, to: parcel.expected_to } : null,
        complaint: complaint ?? null,
        way: parcel?.histories ?? null,
        carried: lastReturn?.histories ?? null,
      },
      presentation,
    ),
    ...totalsOf(bundle),
    text_note: textOrNull(order.text_note),
    payment_method_payoo: order.payment_method === PaymentMethod.online ? ONLINE_PAYMENT_METHOD_ID : null,
    delivery_requests: deliveriesOf(bundle, presentation.locale),
    pickup: bundle.pickup && pickupOf(bundle.pickup, readyAtOf(parcel), presentation.locale),
    order_histories: newestFirst(
      bundle.histories.map(({ id, order_status, payment_status, created_at }) => ({
        id,
        status_update: order_status,
        payment_status,
        create_at: moment(created_at),
      })),
    ),
    return_request: lastReturn ? returnOf(lastReturn, bundle, presentation) : null,
    complaint_requests: bundle.complaints.map((one) => complaintOf(one, presentation)).reverse(),
    refund_request: refund ? refundOf(bundle, refund) : null,
    cancel_request: cancelRequestOf(bundle),
    vat_invoice: bundle.vat as OrderDetail["vat_invoice"],
    payment_returns: paymentReturnsOf(bundle),
    item_reviews: itemReviews,
    now: presentation.now.toISOString(),
  };
}

const readyAtOf = (parcel: StoredParcel | undefined) => momentOrNull(parcel?.expected_from ?? null);

/** Money returned without a refund request, newest first. A transfer that has not been sent yet is included. */
function paymentReturnsOf({ transfers }: OrderBundle): OrderDetail["payment_returns"] {
  return transfers
    .flatMap(({ amount, reason, status, created_at, updated_at }) =>
      reason === "refund"
        ? []
        : [
            {
              amount,
              reason,
              paid_back_at: status === "completed" ? moment(updated_at) : null,
              created_at: moment(created_at),
            },
          ],
    )
    .toReversed();
}

/** How an order ended early. The customer gives one of the seven reasons, the shop a note, the system neither. */
function cancelRequestOf({ order }: OrderBundle): OrderDetail["cancel_request"] {
  const kind = order.cancel_status;
  if (kind === null) return null;
  const note = textOrNull(order.cancel_note);
  const byShop = kind === CancellationKind.cancel && note !== null;
  return {
    kind,
    reason: order.cancel_reason,
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
