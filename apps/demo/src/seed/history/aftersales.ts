import {
  AttachmentCreator,
  CancellationKind,
  ComplaintStatus,
  RefundStatus,
  ReturnDeliveryMethod,
  ReturnStatus,
  firstWithin,
  SHOP_HOURS,
} from "@sen/domain";
import type {
  complaintHistories,
  complaints,
  orders,
  refundHistories,
  refunds,
  returnHistories,
  returnRequests,
} from "@sen/backend/database/schema/index";
import type { DemoOrder } from "../data.ts";
import { readMasterData } from "../catalogue/master-data.ts";
import type { AddressRow } from "./customers.ts";
import { hours } from "../catalogue/moments.ts";
import { failedAt } from "./order-steps.ts";
import { at } from "../catalogue/random.ts";
import type { Shop } from "../catalogue/frame.ts";
import { placeOfWard } from "../catalogue/places.ts";

/** An order as it is written. */
export type OrderRow = typeof orders.$inferInsert & { id: number };

/** Requests that followed orders, with their histories. */
export interface Aftersales {
  returns: (typeof returnRequests.$inferInsert & { id: number })[];
  returnHistories: (typeof returnHistories.$inferInsert)[];
  refunds: (typeof refunds.$inferInsert & { id: number })[];
  refundHistories: (typeof refundHistories.$inferInsert)[];
  complaints: (typeof complaints.$inferInsert & { id: number })[];
  complaintHistories: (typeof complaintHistories.$inferInsert)[];
}

const {
  new: opened,
  processing,
  approved,
  customerApproved,
  customerConfirmedDelivered,
  shopConfirmedReceived,
  completed,
  deliveryFailed,
} = ReturnStatus;

const returnSteps = {
  new: [opened],
  processing: [opened, processing],
  completed: [
    opened,
    processing,
    approved,
    customerApproved,
    customerConfirmedDelivered,
    shopConfirmedReceived,
    completed,
  ],
} as const;

const refundSteps = {
  new: [RefundStatus.new],
  completed: [
    RefundStatus.new,
    RefundStatus.approved,
    RefundStatus.transactionPending,
    RefundStatus.completed,
  ],
} as const;

const complaintSteps = {
  new: [ComplaintStatus.new],
  processing: [ComplaintStatus.new, ComplaintStatus.processing],
} as const;

const reasonTexts = [
  "Chưa nhận được hàng",
  "Thiếu hàng",
  "Giao sai sản phẩm",
  "Hàng dễ vỡ bị bể",
  "Sản phẩm bị lỗi",
  "Nghi hàng giả",
  "Khác với mô tả",
  "Hàng đã qua sử dụng",
] as const;

/** COD and online payment vendors, and the one carrier. Spec §9. */
const COD_PAYMENT_VENDOR = 13;
const ONLINE_PAYMENT_VENDOR = 1;
const DELIVERY_VENDOR = 1;

/** The statuses that an order carries of what followed it. */
export function standingOf(content: DemoOrder) {
  return {
    return_status:
      content.failed !== undefined
        ? deliveryFailed
        : ((content.return && (returnSteps[content.return.status].at(-1) ?? null)) ?? null),
    return_creator_type:
      content.failed !== undefined
        ? AttachmentCreator.system
        : content.return
          ? AttachmentCreator.customer
          : null,
    cancel_status: content.cancelled
      ? CancellationKind.cancel
      : content.return?.status === "completed"
        ? CancellationKind.return
        : null,
    complaint_status:
      (content.complaint && (complaintSteps[content.complaint.status].at(-1) ?? null)) ?? null,
    refund_status: (content.refund && (refundSteps[content.refund].at(-1) ?? null)) ?? null,
  };
}

const banks = readMasterData("banks");

/** Adds what followed an order. `since` is when the parcel arrived, or should have. */
export function buildAftersales(
  made: Aftersales,
  order: OrderRow,
  content: DemoOrder,
  shop: Shop,
  address: AddressRow,
  since: Date,
): void {
  // What is decided is decided by day.
  const after = (count: number) => firstWithin(new Date(since.getTime() + hours(count)), SHOP_HOURS);
  const openedAt = content.failed === undefined ? after(20) : failedAt(since);
  const bank = banks.get("VCB");
  const account = {
    bank_name: bank?.bank_name ?? "",
    account_number: "0071001234567",
    account_fullname: address.contact_name.toLocaleUpperCase("vi"),
    bank_bin: bank?.bank_bin ?? "",
  };
  const cod = content.payment === "COD";
  const vendor = cod ? COD_PAYMENT_VENDOR : ONLINE_PAYMENT_VENDOR;
  const steps =
    content.failed !== undefined
      ? [deliveryFailed]
      : content.return
        ? returnSteps[content.return.status]
        : [];
  if (steps.length > 0) {
    const id = made.returns.length + 1;
    const { province_id, district_id, ward_id } = address;
    const { line: _, ...shopPlace } = placeOfWard(shop.mall.ward);
    made.returns.push({
      id,
      order_id: order.id,
      customer_id: order.customer_id,
      status: steps.at(-1) ?? opened,
      reason_return: content.return?.reason ?? 1,
      amount_refund: order.order_tenant_final,
      delivery_vendor_id: DELIVERY_VENDOR,
      payment_vendor_id: vendor,
      delivery_method: ReturnDeliveryMethod.pickup,
      customer_note: { description: content.return?.text ?? "" },
      feedback: steps.length > 2 ? { solution: "Shop nhận lại hàng và hoàn tiền." } : {},
      customer_info: {
        name: address.contact_name,
        email: "sen@example.com",
        phone_number: address.contact_phone,
        note: content.return?.text ?? "",
        pick_station_id: null,
        province_id,
        district_id: district_id ?? null,
        ward_id,
        address: address.address,
        full_address: address.full_address,
      },
      tenant_info: { name: shop.name, phone_number: shop.phone, ...shopPlace, address: shop.address },
      ward_code: String(ward_id).padStart(5, "0"),
      infor_banking_customer: cod && content.return ? account : null,
      created_at: openedAt,
      updated_at: steps.length > 1 ? after(20 + (steps.length - 1) * 14) : openedAt,
    });
    const note = content.failed === undefined ? {} : { reason_delivery_fail: content.failed };
    made.returnHistories.push(
      ...steps.map((status, index) => ({
        return_request_id: id,
        status,
        note,
        created_at: index === 0 ? openedAt : after(20 + index * 14),
      })),
    );
  }
  if (content.refund) {
    const id = made.refunds.length + 1;
    const stages = refundSteps[content.refund];
    const start = 20 + steps.length * 14;
    made.refunds.push({
      id,
      order_id: order.id,
      return_request_id: steps.length > 0 ? made.returns.length : null,
      customer_id: order.customer_id,
      status: stages.at(-1) ?? RefundStatus.new,
      amount: order.order_tenant_final,
      payment_vendor_id: vendor,
      bank: cod ? account : null,
      created_at: after(start),
      updated_at: after(start + stages.length * 5),
    });
    made.refundHistories.push(
      ...stages.map((status, index) => ({
        refund_id: id,
        status,
        note: "",
        created_at: after(start + index * 5),
      })),
    );
  }
  if (content.complaint) {
    const { status, reason, text, solution } = content.complaint;
    const id = made.complaints.length + 1;
    const stages = complaintSteps[status];
    made.complaints.push({
      id,
      uuid: `5e2dc000-0000-4000-8000-${String(id).padStart(12, "0")}`,
      order_id: order.id,
      customer_id: order.customer_id,
      status: stages.at(-1) ?? ComplaintStatus.new,
      reason,
      reason_text: at(reasonTexts, reason - 1),
      customer_note: { description: text },
      feedback: solution === undefined ? {} : { reason: "Kho soạn thiếu khi đóng gói.", solution },
      created_at: after(10),
      updated_at: after(10 + (stages.length - 1) * 16),
    });
    made.complaintHistories.push(
      ...stages.map((stage, index) => ({
        complaint_id: id,
        status_update: stage,
        note: "",
        created_at: after(10 + index * 16),
      })),
    );
  }
}
