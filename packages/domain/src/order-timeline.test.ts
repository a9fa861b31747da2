import type { OrderDetail } from "@sen/api";
import { describe, expect, it } from "vitest";
import { orderTimeline, type OrderHistories } from "./order-timeline.ts";
import { OrderStatus, PaymentStatus } from "./statuses.ts";

const at = (minute: number) => `2026-11-21T09:${String(minute).padStart(2, "0")}:00.000Z`;
const own = (...steps: (readonly [OrderStatus, PaymentStatus | null, number?])[]) =>
  steps.map(([status_update, payment_status, minute], index) => ({
    id: index + 1,
    status_update,
    payment_status,
    create_at: at(minute ?? index),
  }));
const parcel = (...steps: (readonly [0 | 2 | 3 | 5 | 8 | 9, number, string?])[]) => ({
  histories: steps.map(([status, minute, reason], index) => ({
    id: index + 1,
    status,
    note: reason === undefined ? null : { reason_delivery_fail: reason },
    created_at: at(minute),
  })),
});
type Raised<Request> = Request extends object ? Request : never;
/** A request with only the fields that a timeline reads. */
const raised = <Request>(request: Partial<Raised<Request>>) => request as Raised<Request>;
const nothing: OrderHistories = {
  delivery_type: "normal",
  order_histories: [],
  purchase_delivery_request: null,
  return_request: null,
  complaint_requests: [],
  refund_request: null,
};
const told = (order: Partial<OrderHistories>) =>
  orderTimeline({ ...nothing, ...order }).map(({ status_update, note }) =>
    [status_update.labelKey.replace("orders:title.", ""), note?.reason_delivery_fail]
      .filter(Boolean)
      .join(": "),
  );

const { pendingConfirm, created, confirmed, toReceive, delivered, cancelled } = OrderStatus;
const { pending, complete, failed } = PaymentStatus;

describe("an order's timeline", () => {
  it.each([
    {
      what: "a payment that failed and was tried again",
      steps: own(
        [pendingConfirm, pending],
        [pendingConfirm, failed],
        [pendingConfirm, pending],
        [created, complete],
      ),
      said: ["created", "pending_confirm", "payment_failed", "pending_confirm"],
    },
    {
      what: "no step where only the cash came in",
      steps: own([created, pending], [delivered, pending], [delivered, complete]),
      said: ["delivered", "created"],
    },
    {
      what: "a wait once, when nothing is known of the payment",
      steps: own([pendingConfirm, null], [pendingConfirm, pending]),
      said: ["pending_confirm"],
    },
    { what: "nothing of nothing", steps: [], said: [] },
  ])("shows $what", ({ steps, said }) => {
    expect(told({ order_histories: steps })).toEqual(said);
  });

  it("says that an order to pick up at the mall is ready, not on its way", () => {
    const order_histories = own([confirmed, pending], [toReceive, pending]);
    expect(told({ order_histories, delivery_type: "go_to_mall" })).toEqual(["ready_for_pickup", "confirmed"]);
  });

  it("shows each failed delivery with its reason and what followed", () => {
    const order_histories = own(
      [created, pending, 0],
      [confirmed, pending, 1],
      [toReceive, pending, 2],
      [cancelled, pending, 9],
    );
    const way = parcel([0, 1], [5, 2], [9, 4, "Không nghe máy"], [5, 5], [9, 7, "Sai địa chỉ"], [8, 9]);
    const bySystem = raised<OrderDetail["return_request"]>({
      creator_type: 3,
      return_request_histories: [{ id: 1, status_update: 9, create_at: at(7), note: null }],
    });
    expect(told({ order_histories, purchase_delivery_request: way, return_request: bySystem })).toEqual([
      "cancelled",
      "parcel_back",
      "delivery_failed: Sai địa chỉ",
      "delivery_again",
      "delivery_failed: Không nghe máy",
      "to_receive",
      "confirmed",
      "created",
    ]);
  });

  it("merges the customer's return, complaints and refund by time, each change once", () => {
    const order_histories = own([created, pending, 0], [delivered, complete, 1]);
    const complaint = (minutes: readonly [number, 0 | 2 | 3 | 5 | 9][]) =>
      raised<OrderDetail["complaint_requests"][number]>({
        complaint_request_histories: minutes.map(([minute, status_update], index) => ({
          id: index + 1,
          status_update,
          create_at: at(minute),
        })),
      });
    const return_request = raised<OrderDetail["return_request"]>({
      creator_type: 1,
      return_request_histories: [
        { id: 7, status_update: 9, create_at: at(8), note: { reason_delivery_fail: "Hẹn lại" } },
        { id: 6, status_update: 6, create_at: at(7), note: null },
      ],
    });
    const refund_request = raised<OrderDetail["refund_request"]>({
      reason_not_refund: "Thiếu hộp",
      refund_request_histories: [
        { id: 2, status_update: 2, create_at: at(20) },
        { id: 1, status_update: 0, create_at: at(19) },
      ],
    });
    const complaint_requests = [
      complaint([
        [10, 0],
        [11, 5],
        [12, 9],
        [13, 3],
      ]),
      complaint([
        [2, 0],
        [3, 2],
      ]),
    ];
    expect(told({ order_histories, return_request, refund_request, complaint_requests })).toEqual([
      "not_refunded",
      "refund_new",
      "complaint_completed",
      "complaint_processing",
      "complaint_new",
      "return_delivery_failed: Hẹn lại",
      "return_customer_approved",
      "complaint_cancelled",
      "complaint_new",
      "delivered",
      "created",
    ]);
  });

  it("numbers the entries from oldest to newest, also within one instant", () => {
    const entries = orderTimeline({
      ...nothing,
      order_histories: own([created, complete, 0], [cancelled, complete, 4]),
      purchase_delivery_request: parcel([9, 3, "x"], [8, 4]),
      refund_request: raised<OrderDetail["refund_request"]>({
        reason_not_refund: null,
        refund_request_histories: [{ id: 1, status_update: 0, create_at: at(4) }],
      }),
    });
    expect(entries.map(({ id, status_update }) => [id, status_update.labelKey])).toEqual([
      [5, "orders:title.refund_new"],
      [4, "orders:title.cancelled"],
      [3, "orders:title.parcel_back"],
      [2, "orders:title.delivery_failed"],
      [1, "orders:title.created"],
    ]);
  });
});
