import type { CreateReturnBody, OrderDetail } from "@sen/api";
import { wardCodeOf } from "./location.ts";
import { allReturnItems, returnAmount, wrongReturnItems, type PaidOrder } from "./return-amount.ts";
import type { ReturnFormData } from "./return-form.ts";
import { ReturnDeliveryMethod } from "./return-request.ts";
import { PaymentMethod } from "./statuses.ts";

/** The delivery vendor of all returns. Spec §3 and §9. */
const DELIVERY_VENDOR_ID = 1;
/** The payment vendor of returns of orders paid in cash. Spec §3 and §9. */
const COD_PAYMENT_VENDOR_ID = 13;

/** The fields of an order that its return needs. */
export type ReturnedOrder = Pick<
  OrderDetail,
  "id" | "payment_method" | "payment_method_payoo" | "delivery_requests"
> &
  PaidOrder;

/** A completed return form. */
export interface ReturnDraft {
  order: ReturnedOrder;
  form: ReturnFormData;
  /** Location path of the chosen ward. */
  parentPath: readonly string[];
  /** Ids of the uploaded files. */
  images: string[];
  videos: string[];
}

/** Why a return cannot be sent; the values are text keys. */
export type ReturnProblem =
  | "aftersales:validate_image.image"
  | "aftersales:return.problem.ward"
  | "aftersales:return.problem.bank"
  | "aftersales:return.problem.items"
  | "aftersales:return.problem.order";

export type ReturnBodyResult = { ok: true; body: CreateReturnBody } | { ok: false; problem: ReturnProblem };

/** The payment vendor: 13 for cash on delivery, otherwise the online payment method's id; null if the order has none. Spec §3. */
function paymentVendorId({
  payment_method,
  payment_method_payoo,
}: Pick<OrderDetail, "payment_method" | "payment_method_payoo">): number | null {
  return payment_method === PaymentMethod.cod ? COD_PAYMENT_VENDOR_ID : payment_method_payoo;
}

const refuse = (problem: ReturnProblem): ReturnBodyResult => ({ ok: false, problem });

/** The request body of a return, as listed in spec §3; with bank details for cash on delivery only (spec §5). */
export function returnBody({ order, form, parentPath, images, videos }: ReturnDraft): ReturnBodyResult {
  const [delivery] = order.delivery_requests;
  const payment_vendor_id = paymentVendorId(order);
  const ward_code = wardCodeOf(parentPath);
  const paidInCash = order.payment_method === PaymentMethod.cod;

  if (images.length === 0) return refuse("aftersales:validate_image.image");
  const { return_items } = form;
  if (return_items && wrongReturnItems(order, return_items).length > 0) {
    return refuse("aftersales:return.problem.items");
  }
  if (ward_code === null) return refuse("aftersales:return.problem.ward");
  if (delivery === undefined || payment_vendor_id === null) return refuse("aftersales:return.problem.order");
  if (paidInCash && !form.infor_banking_customer) return refuse("aftersales:return.problem.bank");

  const { from_address, delivery_contact_name, delivery_contact_phone } = delivery;
  const byStation = form.delivery_method === ReturnDeliveryMethod.station;
  const body: CreateReturnBody = {
    order_detail_id: order.id,
    reason_return: form.reason_return,
    amount_refund: returnAmount(order, return_items ?? allReturnItems(order)),
    ...(return_items ? { return_items } : {}),
    delivery_vendor_id: DELIVERY_VENDOR_ID,
    payment_vendor_id,
    delivery_method: form.delivery_method,
    customer_info: {
      name: form.name,
      email: form.email,
      phone_number: form.phone_number,
      note: form.note,
      province_id: form.province_id,
      district_id: form.district_id,
      ward_id: form.ward_id,
      address: form.address,
      pick_station_id: byStation ? form.pick_station_id : null,
    },
    tenant_info: {
      name: delivery_contact_name.tenant_name,
      phone_number: delivery_contact_phone.tenant_phone_number,
      province_id: from_address.province_id,
      district_id: from_address.district_id,
      ward_id: from_address.ward_id,
      address: from_address.address,
    },
    ward_code,
    cs_attach_image: images,
    cs_attach_video: videos,
  };
  return paidInCash && form.infor_banking_customer
    ? { ok: true, body: { ...body, infor_banking_customer: form.infor_banking_customer } }
    : { ok: true, body };
}
