import type { OperationId } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import { beforeAll, describe, expect, it } from "vitest";
import { account, returnOf } from "../../test/aftersales.ts";
import { pastTheEdge, type Unchecked } from "../../test/past-the-edge.ts";
import { makeRecords, type Records } from "../../test/records.ts";
import { useShop } from "../../test/shop.ts";
import { demoCustomer } from "../../test/small-shop/index.ts";
import { inTanDinh } from "../../test/small-shop/places.ts";
import { DomainError } from "../errors/errors.ts";

const shop = useShop();
const long = (length: number) => "x".repeat(length);
const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const address = {
  ...inTanDinh,
  customer_id: demoCustomer.id,
  type: 0,
  office_type: 0,
  address: "12 Nguyễn Huệ",
  contact_name: "Nguyễn Thị Sen",
  contact_phone: "0901234567",
};
const vat = {
  company_name: "Công ty Sen",
  tax_code: "0312345678",
  company_address: "12 Nguyễn Huệ",
  email: "a@b.vn",
};
const file = () => crypto.randomUUID();
const files = (count: number) => Array.from({ length: count }, file);
const key = { "idempotency-key": "a-key-of-its-own" };

let at: Records;
let returned: object = {};
let token = "";

beforeAll(async () => {
  token = await shop.signIn();
  at = await makeRecords(shop, token);
  returned = await returnOf(shop, token, at.deliveredOrder);
});

/** One wrong value a line: the operation, what it is called with, and the field that must be named. */
const wrong: [OperationId, field: string, () => Unchecked][] = [
  ["setCustomerLanguage", "lang", () => ({ body: { lang: "fr" } })],
  ["setCustomerLanguage", "lang", () => ({ body: { lang: long(900_000) } })],

  [
    "addToCart",
    "items[0].quantity",
    () => ({ body: { items: [{ product_id: 5, variant_id: 51, quantity: -1 }] } }),
  ],
  [
    "addToCart",
    "items[0].quantity",
    () => ({ body: { items: [{ product_id: 5, variant_id: 51, quantity: 1000 }] } }),
  ],
  [
    "addToCart",
    "items[0].quantity",
    () => ({ body: { items: [{ product_id: 5, variant_id: 51, quantity: "5" }] } }),
  ],
  [
    "addToCart",
    "items[0].variant_id",
    () => ({ body: { items: [{ product_id: 5, variant_id: 2 ** 31, quantity: 1 }] } }),
  ],
  [
    "addToCart",
    "items",
    () => ({ body: { items: ids(101).map((id) => ({ product_id: id, variant_id: id, quantity: 1 })) } }),
  ],
  ["updateCartQuantity", "quantity", () => ({ params: { itemId: at.cartLine }, body: { quantity: 1.5 } })],
  [
    "createOrderNow",
    "quantity",
    () => ({ body: { product_id: 5, variant_id: 51, quantity: 1000 }, headers: key }),
  ],
  [
    "createOrderNow",
    "Idempotency-Key",
    () => ({
      body: { product_id: 5, variant_id: 51, quantity: 1 },
      headers: { "idempotency-key": long(101) },
    }),
  ],
  ["checkout", "item_ids", () => ({ body: { item_ids: ids(21) } })],
  ["checkout", "coupon_ids", () => ({ body: { item_ids: [1], coupon_ids: ids(21) } })],
  ["updateCheckout", "payment_method", () => ({ params: { id: at.checkout }, body: { payment_method: 7 } })],
  [
    "updateCheckout",
    "payment_method",
    () => ({ params: { id: at.checkout }, body: { payment_method: "0" } }),
  ],
  ["updateCheckout", "note", () => ({ params: { id: at.checkout }, body: { note: long(201) } })],
  ["updateCheckout", "coupon_ids", () => ({ params: { id: at.checkout }, body: { coupon_ids: ids(21) } })],
  [
    "updateCheckout",
    "deliveries[0].delivery_type",
    () => ({ params: { id: at.checkout }, body: { deliveries: [{ tenant_id: 1, delivery_type: "drone" }] } }),
  ],
  [
    "createOrder",
    "Idempotency-Key",
    () => ({ body: { checkout_id: at.checkout, total: 1 }, headers: { "idempotency-key": "a b" } }),
  ],
  ["cancelOrder", "reason", () => ({ params: { id: at.cashOrder }, body: { reason: 99 } })],
  ["cancelOrder", "note", () => ({ params: { id: at.cashOrder }, body: { reason: 1, note: long(201) } })],
  [
    "reCheckout",
    "payment_method",
    () => ({ body: { is_web: 1, order_id: at.onlineOrder, payment_method: 7 }, headers: key }),
  ],
  [
    "reCheckout",
    "Idempotency-Key",
    () => ({ body: { is_web: 1, order_id: at.onlineOrder }, headers: { "idempotency-key": "short" } }),
  ],

  ["createAddress", "type", () => ({ body: { ...address, type: 2 } })],
  ["createAddress", "office_type", () => ({ body: { ...address, office_type: -1 } })],
  ["createAddress", "address", () => ({ body: { ...address, address: long(201) } })],
  ["createAddress", "contact_phone", () => ({ body: { ...address, contact_phone: `0${long(10)}` } })],
  ["createAddress", "ward_id", () => ({ body: { ...address, ward_id: 2 ** 31 } })],
  [
    "updateAddress",
    "contact_name",
    () => ({ params: { id: at.address }, body: { ...address, contact_name: `A ${long(100)}` } }),
  ],
  [
    "changeOrderAddress",
    "address",
    () => ({ params: { id: at.cashOrder }, body: { ...address, address: long(201) } }),
  ],
  [
    "createVat",
    "company_name",
    () => ({ params: { id: at.cashOrder }, body: { ...vat, company_name: long(201) } }),
  ],
  [
    "createVat",
    "tax_code",
    () => ({ params: { id: at.cashOrder }, body: { ...vat, tax_code: "1".repeat(500) } }),
  ],

  [
    "createComplaint",
    "reason",
    () => ({ body: { order_detail_id: at.deliveredOrder, reason: 9, cs_attach_image: files(1) } }),
  ],
  [
    "createComplaint",
    "note",
    () => ({
      body: { order_detail_id: at.deliveredOrder, reason: 1, note: long(501), cs_attach_image: files(1) },
    }),
  ],
  [
    "createComplaint",
    "cs_attach_image",
    () => ({ body: { order_detail_id: at.deliveredOrder, reason: 1, cs_attach_image: files(7) } }),
  ],
  [
    "createComplaint",
    "cs_attach_image",
    () => ({ body: { order_detail_id: at.deliveredOrder, reason: 1, cs_attach_image: [] } }),
  ],
  [
    "createComplaint",
    "cs_attach_video",
    () => ({
      body: {
        order_detail_id: at.deliveredOrder,
        reason: 1,
        cs_attach_image: files(1),
        cs_attach_video: files(2),
      },
    }),
  ],
  [
    "uploadComplaintProof",
    "note",
    () => ({ params: { id: at.complaint }, body: { images: files(1), videos: [], note: long(501) } }),
  ],
  [
    "uploadComplaintProof",
    "images",
    () => ({ params: { id: at.complaint }, body: { images: files(7), videos: [], note: "a" } }),
  ],
  ["createReturn", "reason_return", () => ({ body: { ...returned, reason_return: 0 } })],
  ["createReturn", "delivery_method", () => ({ body: { ...returned, delivery_method: 3 } })],
  ["createReturn", "customer_info.note", () => ({ body: withCustomer({ note: long(501) }) })],
  ["createReturn", "customer_info.email", () => ({ body: withCustomer({ email: `${long(200)}@b.vn` }) })],
  ["createReturn", "cs_attach_image", () => ({ body: { ...returned, cs_attach_image: files(7) } })],
  [
    "createReturn",
    "infor_banking_customer.bank_name",
    () => ({ body: { ...returned, infor_banking_customer: { ...account, bank_name: long(201) } } }),
  ],
  [
    "changeRefundBank",
    "bank_name",
    () => ({ params: { id: at.refund }, body: { ...account, bank_name: long(201) } }),
  ],
  [
    "changeRefundBank",
    "account_number",
    () => ({ params: { id: at.refund }, body: { ...account, account_number: "1".repeat(20) } }),
  ],
];

function withCustomer(changes: object): object {
  const { customer_info } = returned as { customer_info: object };
  return { ...returned, customer_info: { ...customer_info, ...changes } };
}

describe("a value that got past the contract", () => {
  it.each(wrong)("is refused by %s itself: %s", async (id, field, given) => {
    const refusal = await pastTheEdge(shop, demoCustomer.id, id, given()).then(
      () => null,
      (error: unknown) => error,
    );
    expect(refusal).toBeInstanceOf(DomainError);
    const { kind, fields } = refusal as DomainError;
    expect([kind, fields.map((one) => one.field)]).toEqual(["invalid", expect.arrayContaining([field])]);
  });

  it("is in the way of nothing else: the same calls with right values go through", async () => {
    const call = (id: OperationId, given: Unchecked) => pastTheEdge(shop, demoCustomer.id, id, given);
    await call("setCustomerLanguage", { body: { lang: "en" } });
    const note = "🧡".repeat(200);
    await call("updateCheckout", {
      params: { id: at.checkout },
      body: { payment_method: PaymentMethod.online, note },
    });
    await call("changeRefundBank", { params: { id: at.refund }, body: account });
    await call("createVat", { params: { id: at.cashOrder }, body: vat });
    await call("cancelOrder", { params: { id: at.cashOrder }, body: { reason: 7, note } });
    await expect(call("getOrder", { params: { id: at.cashOrder } })).resolves.toMatchObject({
      data: { cancel_request: { note }, vat_invoice: vat },
    });
  });
});
