import type { ReturnDetail } from "@sen/api";
import {
  AttachmentCreator,
  moneyStep,
  PaymentStatus,
  ReturnDeliveryMethod,
  ReturnStatus,
  type OrderStepKey,
} from "@sen/domain";

const next = <Name extends string>(name: Name) => `aftersales:return_detail.next.${name}` as const;

const byStatus = {
  [ReturnStatus.new]: next("new"),
  [ReturnStatus.processing]: next("processing"),
  [ReturnStatus.approved]: next("approved"),
  [ReturnStatus.customerApproved]: next("customer_approved_pickup"),
  [ReturnStatus.customerConfirmedDelivered]: next("customer_confirmed_delivered"),
  [ReturnStatus.shopConfirmedReceived]: next("shop_confirmed_received"),
  [ReturnStatus.completed]: "aftersales:order_detail.next.return_completed",
  [ReturnStatus.cancelled]: next("cancelled"),
  [ReturnStatus.rejected]: next("rejected"),
  [ReturnStatus.deliveryFailed]: "aftersales:order_detail.next.return_delivery_failed",
} as const satisfies Record<ReturnStatus, string>;

type ReturnSentence =
  | (typeof byStatus)[ReturnStatus]
  | `aftersales:return_detail.next.${"customer_approved_station" | "parcel_again" | "parcel_back_paid"}`
  | OrderStepKey;

/** The text keys of what happens next with a return. Returns opened by the system are about an undeliverable parcel. */
export function returnSentences(request: ReturnDetail): ReturnSentence[] {
  const { status, creator_type, delivery_method, refund, order } = request;
  const money = moneyStep({
    refund_status: refund?.status ?? null,
    reason_not_refund: refund?.reason_not_refund ?? null,
    payment_status: order.payment_status,
  });
  if (creator_type === AttachmentCreator.system) {
    if (status === ReturnStatus.deliveryFailed) return ["aftersales:order_detail.next.delivery_failed"];
    if (status === ReturnStatus.cancelled) return [next("parcel_again")];
    const isPaid = order.payment_status === PaymentStatus.complete;
    const ofMoney = isPaid ? next("parcel_back_paid") : money;
    return ["aftersales:order_detail.next.parcel_back", ...(ofMoney ? [ofMoney] : [])];
  }
  if (status === ReturnStatus.completed && money) return [byStatus[status], money];
  const byStation = delivery_method === ReturnDeliveryMethod.station;
  return [
    status === ReturnStatus.customerApproved && byStation
      ? next("customer_approved_station")
      : byStatus[status],
  ];
}
