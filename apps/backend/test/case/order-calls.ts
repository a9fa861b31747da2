import {
  CancellationKind,
  hasReturnInTheWay,
  OrderStatus,
  PaymentMethod,
  PaymentStatus,
  ReturnStatus,
  type Actor,
} from "@sen/domain";
import { failDelivery } from "../../src/operator/actions/orders.ts";
import { operatorContextOf } from "../aftersales.ts";
import { inTanDinh } from "../small-shop/places.ts";
import type { Call } from "./call.ts";
import { isPageOpen } from "./case.ts";
import { Refused, type ExpectedState } from "./expected-state.ts";

const { cancelled, confirmed, toReceive, delivered, completed } = OrderStatus;

/** Closes an open page first, which fails its payment at the gateway. Opens a refund if it was paid. */
function cancelUnderLock(story: ExpectedState, actor: Actor): void {
  const wasOpen = isPageOpen(story.case);
  story.moveOrder([cancelled, actor], wasOpen ? [PaymentStatus.failed, "gateway"] : null);
  story.end(CancellationKind.cancel);
  story.takeStock(false);
  const { method, payment } = story.case;
  if (method === PaymentMethod.online && payment === PaymentStatus.complete) story.startRefund(actor, false);
}

/** An order's whole life, by customer, shop, carrier and mall. */
export const orderCalls: readonly Call[] = [
  {
    name: "cancel",
    machines: ["order", "payment", "refund"],
    foretell: (story) => cancelUnderLock(story, "customer"),
    ask: ({ order }) => ({ operation: "cancelOrder", sent: { params: { id: order }, body: { reason: 7 } } }),
  },
  {
    name: "shop cancels",
    machines: ["order", "payment", "refund"],
    foretell: (story) => cancelUnderLock(story, "tenant"),
    act: ({ order, operator }) => operator("cancel", order, "Hết hàng", "--name", "Nguyễn Thị Sen"),
  },
  {
    name: "confirm",
    machines: ["order"],
    foretell: (story) => story.moveOrder([confirmed, "tenant"], null),
    act: ({ order, operator }) => operator("confirm", order),
  },
  {
    name: "hand over",
    machines: ["order"],
    foretell: (story) => story.moveOrder([toReceive, "tenant"], null),
    act: ({ order, operator }) => operator("hand-over", order),
  },
  {
    name: "deliver",
    machines: ["order", "payment"],
    foretell: (story) => {
      const inCash = story.case.method === PaymentMethod.cod;
      story.moveOrder([delivered, "carrier"], inCash ? [PaymentStatus.complete, "carrier"] : null);
    },
    act: ({ order, operator }) => operator("deliver", order),
  },
  {
    name: "fail delivery",
    machines: ["order", "return"],
    foretell: (story) => {
      const { return: present, cancelled: cancel_status } = story.case;
      const isStopped = hasReturnInTheWay({ return_status: present?.status ?? null, cancel_status });
      if (story.case.order !== toReceive || isStopped) throw new Refused(422, "not on its way");
      story.startReturn(ReturnStatus.deliveryFailed, "carrier", ["fail_reason_given"]);
    },
    act: ({ order, operator }) => operator("fail-delivery", order, "Không gặp khách"),
  },
  {
    name: "fail delivery without a word",
    machines: ["order", "return"],
    foretell: () => {
      throw new Refused(422, "nobody says why");
    },
    act: ({ order, shop }) => failDelivery(operatorContextOf(shop), order, " "),
  },
  {
    name: "complete",
    machines: ["order"],
    foretell: (story) => story.moveOrder([completed, "operator"], null),
    act: ({ order, operator }) => operator("complete", order),
  },
  {
    name: "received",
    machines: ["order"],
    foretell: (story) => {
      if (story.case.order === delivered) story.mustOffer("received");
      story.moveOrder([completed, "customer"], null);
    },
    ask: ({ order }) => ({ operation: "confirmReceived", sent: { params: { id: order } } }),
  },
  {
    name: "change address",
    machines: ["order"],
    foretell: (story) => story.mustOffer("change_address"),
    ask: ({ order }) => ({
      operation: "changeOrderAddress",
      sent: {
        params: { id: order },
        body: {
          contact_name: "Nguyễn Thị Sen",
          contact_phone: "0912345678",
          ...inTanDinh,
          address: "5 Hai Bà Trưng",
        },
      },
    }),
  },
];
