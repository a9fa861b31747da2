import type { OperationId } from "@sen/api";
import { PaymentMethod } from "@sen/domain";
import { account, delivered, operatorSays, picture, placed, returnOf } from "../aftersales.ts";
import { giveArticles } from "../articles.ts";
import { anInvoice, buying } from "../buying.ts";
import { makeRecords, openReturn } from "../records.ts";
import type { TestShop } from "../shop.ts";
import { demoCustomer } from "../small-shop/index.ts";
import { inTanDinh } from "../small-shop/places.ts";
import type { Known } from "./values.ts";

/** Existing data that fuzzed requests can use. */
export interface WhatExists {
  /** Values by the name of their field. A path's id is listed under its first segment: `orders.id`. */
  known: Known;
  /** A valid body per operation. */
  bodies: Partial<Record<OperationId, unknown>>;
}

/** Creates records of the demo customer, and bodies that operations accept for them. */
export async function whatExists(shop: TestShop, token: string): Promise<WhatExists> {
  const made = await makeRecords(shop, token);
  const { fill, prepare } = buying(shop);
  const complained = await delivered(shop);
  const sentBack = await delivered(shop);
  const approved = await openReturn(shop, token);
  await operatorSays(shop, "return", "approve", String(approved), "--solution", "Hoàn tiền");
  const tickets = await ticketsOf(shop, token);
  const { item, review } = await reviewOf(shop, token);
  await giveArticles(shop.db);
  const returns = [made.openReturn, approved, made.refundedReturn];
  const { id: checkout_id, totals } = await prepare(token, [{ variant: 31 }]);
  const lines = [made.cartLine, ...(await fill(token, [{ variant: 11 }, { variant: 21 }]))];
  const orders = [
    made.cashOrder,
    made.onlineOrder,
    made.deliveredOrder,
    complained,
    sentBack,
    await placed(shop),
  ];
  const small = [1, 2, 3, 4, 5];
  const variants = small.map((id) => id * 10 + 1);
  const [first = "", second = ""] = made.files;
  const [product_id, variant_id] = [5, 51];
  const name = "Nguyễn Thị Sen";
  const address = {
    ...inTanDinh,
    type: 0,
    customer_id: demoCustomer.id,
    address: "12 Nguyễn Huệ",
    office_type: 1,
    contact_name: name,
    contact_phone: "0901234567",
  };
  return {
    known: {
      customer_id: [demoCustomer.id],
      customerId: [demoCustomer.id],
      "addresses.id": [made.address],
      address_id: [made.address],
      "provinces.id": [79],
      "districts.id": [760],
      ...Object.fromEntries(Object.entries(inTanDinh).map(([field, id]) => [field, [id]])),
      "malls.id": [8],
      mall_id: [8],
      "tenants.id": [1, 2],
      tenant_id: [1, 2],
      itemId: lines,
      item_ids: [lines, lines.slice(1)],
      ids: [lines],
      "coupons.id": small,
      coupon_ids: [[], [1], [1, 2, 3]],
      "products.id": small,
      productId: small,
      product_id: small,
      variant_id: variants,
      quantity: small,
      "checkout.id": [made.checkout],
      checkout_id: [checkout_id],
      total: [totals.total],
      "orders.id": orders,
      order_id: orders,
      order_detail_id: orders,
      "complaints.id": [made.complaint],
      complaint_request_id: [made.complaint],
      fileId: await filesOf(shop, token, made.complaint),
      "returns.id": returns,
      return_id: returns,
      return_request_id: returns,
      "refunds.id": [made.refund],
      "questions.id": [101, 205, 906],
      "tickets.id": tickets,
      "reviews.id": [review],
      order_detail_item_id: [item],
      "blogs.id": [1, 2, 3],
      topic_id: [1, 11],
      blog_topic_id: [11, 22],
      tag_ids: [1, 2],
      category: [1, 9],
      bank_bin: [account.bank_bin],
      "Idempotency-Key": Array.from({ length: 40 }, (_, index) => `fuzzed-key-${index}`),
      lang: ["vi", "en"],
    },
    bodies: {
      login: { phone: demoCustomer.phone, password: demoCustomer.password },
      setCustomerLanguage: { lang: "en" },
      addToCart: { items: [{ product_id, variant_id, quantity: 1 }] },
      updateCartQuantity: { quantity: 2 },
      changeCartVariant: { variant_id },
      applyCartCoupons: { item_ids: lines, coupon_ids: [1, 2] },
      createOrderNow: { product_id, variant_id, quantity: 1 },
      checkout: { item_ids: lines, coupon_ids: [1] },
      updateCheckout: {
        address_id: made.address,
        deliveries: [{ tenant_id: 2, delivery_type: "normal" }],
        coupon_ids: [],
        payment_method: PaymentMethod.online,
        note: "Gọi trước khi giao 🧡",
      },
      createOrder: { checkout_id, total: totals.total },
      reCheckout: { is_web: 1, order_id: made.onlineOrder, payment_method: PaymentMethod.online },
      cancelOrder: { reason: 7, note: "Đặt nhầm" },
      createAddress: address,
      updateAddress: address,
      changeOrderAddress: {
        ...inTanDinh,
        contact_name: name,
        contact_phone: "0901234567",
        address: "9 Lê Lợi",
      },
      createVat: anInvoice,
      uploadMedia: { file: await picture(), type: 5 },
      checkComplaintApproval: { order_detail_id: made.deliveredOrder },
      createComplaint: {
        order_detail_id: complained,
        reason: 3,
        note: "Sai màu",
        cs_attach_image: [first],
        cs_attach_video: [],
      },
      uploadComplaintProof: { images: [second], videos: [], note: "Video mở hộp" },
      createReturn: await returnOf(shop, token, sentBack),
      changeRefundBank: account,
      recallReturn: { return_id: made.openReturn },
      approveReturnAsCustomer: { return_request_id: approved },
      confirmReturnReceived: { return_id: approved },
      sendQuestionFeedback: { device_id: crypto.randomUUID(), is_helpful: true },
      viewBlog: { device_id: crypto.randomUUID() },
      likeBlog: { device_id: crypto.randomUUID(), is_liked: true },
      createTicket: {
        category: 1,
        order_id: made.cashOrder,
        subject: "Hộp bị móp",
        text: "Tôi muốn đổi hộp.",
      },
      answerTicket: { text: "Đây là mã đơn." },
      rateTicket: { stars: 5, note: "Nhanh" },
      createReview: { order_detail_item_id: item, rating: 5, content: "Tốt", images: [], videos: [] },
      updateReview: { rating: 4, content: "Tốt", kept_media: [], images: [], videos: [] },
      commentReview: { content: "Hay" },
      likeReview: { is_liked: true },
      reportReview: { reason: "spam" },
      uploadReviewMedia: { file: await picture(), type: 5 },
    },
  };
}

/** The ids of a complaint's evidence. */
async function filesOf(shop: TestShop, token: string, complaint_request_id: number): Promise<string[]> {
  const { body } = await shop.call("getComplaint", { query: { view_cs: 1, complaint_request_id }, token });
  return (body as { data: { cs_attachments: { id: string }[] } }).data.cs_attachments.map(({ id }) => id);
}

/** Creates an open ticket and a closed one. */
async function ticketsOf(shop: TestShop, token: string): Promise<number[]> {
  const body = { category: 1, subject: "Hộp bị móp", text: "Tôi muốn đổi hộp." };
  const made = [
    await shop.call("createTicket", { token, body }),
    await shop.call("createTicket", { token, body: { ...body, category: 2 } }),
  ].map((answer) => (answer.body as { data: { id: number } }).data.id);
  await operatorSays(shop, "ticket", "close", String(made[1]));
  return made;
}

/** A delivered item, and its review. */
async function reviewOf(shop: TestShop, token: string): Promise<{ item: number; review: number }> {
  const { body } = await shop.call("getOrder", { params: { id: await delivered(shop) }, token });
  const item =
    (body as { data: { order_detail_items: { id: number }[] } }).data.order_detail_items[0]?.id ?? 0;
  const made = await shop.call("createReview", { token, body: { order_detail_item_id: item, rating: 5 } });
  return { item, review: (made.body as { data: { id: number } }).data.id };
}
