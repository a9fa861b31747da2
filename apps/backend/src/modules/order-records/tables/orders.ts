import {
  AttachmentCreator,
  CANCEL_REASONS,
  CancellationKind,
  type CancelReason,
  ComplaintStatus,
  DELIVERY_TYPES,
  LINE_QUANTITY_LIMIT,
  OrderStatus,
  PAYMENT_METHODS,
  type PaymentMethod,
  PaymentStatus,
  RefundStatus,
  ReturnStatus,
} from "@sen/domain";
import { boolean, index, integer, pgTable, smallint, sql, text, uuid } from "../../../database/drizzle.ts";
import { oneOfValues, between, upTo } from "../../../database/schema/checks.ts";
import {
  createdAt,
  deliveryType,
  dong,
  foreignInteger,
  foreignRowId,
  moment,
  rowId,
} from "../../../database/schema/columns.ts";
import { maxLength } from "../../../database/schema/max-length.ts";
import { products, variants } from "../../catalogue/tables/products.ts";
import { malls, tenants } from "../../catalogue/tables/shops.ts";
import { checkouts } from "../../checkout/tables.ts";
import { coupons } from "../../coupons/tables.ts";
import { customers } from "../../customers/tables.ts";
import { payments } from "../../payments/tables/payments.ts";

/**
 * Orders: one per shop. The statuses of return, cancellation, complaint and refund are copies of the newest requests' statuses,
 * because the list filters by them and derives titles from them.
 */
export const orders = pgTable(
  "orders",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    /** The code that people see: "SEN-261121-0042". */
    code: text().notNull().unique(),
    customer_id: foreignRowId(() => customers.id),
    checkout_id: uuid().references(() => checkouts.id, { onDelete: "set null" }),
    tenant_id: foreignInteger(() => tenants.id),
    mall_id: foreignInteger(() => malls.id),
    tenant_name: text().notNull(),
    tenant_image_url: text().notNull(),
    order_status: text().$type<OrderStatus>().notNull(),
    return_status: smallint().$type<ReturnStatus>(),
    /** Who opened that return: 1 the customer, 3 the system after a failed delivery. */
    return_creator_type: smallint().$type<AttachmentCreator>(),
    /** Kind of the cancellation: cancel 1, return 2, delivery fail 3. */
    cancel_status: smallint().$type<CancellationKind>(),
    complaint_status: smallint().$type<ComplaintStatus>(),
    refund_status: smallint().$type<RefundStatus>(),
    reason_not_refund: text(),
    /** COD 0, ONLINE 1. */
    payment_method: smallint().$type<PaymentMethod>().notNull(),
    payment_status: smallint().$type<PaymentStatus>().notNull().default(0),
    /** The current payment. A re-checkout creates a new one. */
    payment_id: rowId().references(() => payments.id),
    delivery_type: deliveryType().notNull(),
    /** Goods before coupons. */
    order_tenant: dong().notNull(),
    delivery_fee: dong().notNull(),
    delivery_coupon_value: dong().notNull().default(0),
    mall_coupon_value: dong().notNull().default(0),
    tenant_coupon_value: dong().notNull().default(0),
    /** The amount due: goods + delivery − coupons. */
    order_tenant_final: dong().notNull(),
    delivery_coupon_id: integer().references(() => coupons.id),
    mall_coupon_id: integer().references(() => coupons.id),
    tenant_coupon_id: integer().references(() => coupons.id),
    text_note: text().notNull().default(""),
    /** Cancel reasons 1–7. */
    cancel_reason: smallint().$type<CancelReason>(),
    cancel_note: text(),
    /** Until when stock is held while payment is awaited. Null if the hold was released, or if the stock is sold for good. */
    held_until: moment(),
    /** Whether an item awaits a review. Maintained by the database (`order_awaits_review`). */
    to_review: boolean().notNull().default(false),
    created_at: createdAt(),
    updated_at: createdAt(),
    confirmed_at: moment(),
    delivered_at: moment(),
    completed_at: moment(),
    cancelled_at: moment(),
  },
  (t) => [
    index("orders_of_customer").on(t.customer_id, t.id.desc().nullsFirst()),
    index("orders_of_customer_by_status").on(t.customer_id, t.order_status, t.id.desc().nullsFirst()),
    index("orders_of_tenant").on(t.tenant_id, t.id.desc().nullsFirst()),
    index("orders_of_checkout").on(t.checkout_id),
    index("orders_of_payment").on(t.payment_id),
    index("orders_delivered")
      .on(t.delivered_at)
      .where(sql`${t.delivered_at} is not null`),
    index("orders_to_complete")
      .on(t.delivered_at)
      .where(sql`${t.order_status} = 'DELIVERED' and ${t.cancel_status} is null`),
    index("orders_holding_stock")
      .on(t.held_until)
      .where(sql`${t.held_until} is not null`),
    index("orders_awaiting_payment")
      .on(t.created_at)
      .where(sql`${t.order_status} = 'PENDING_CONFIRM'`),
    index("orders_of_return")
      .on(t.customer_id, t.id.desc().nullsFirst())
      .where(sql`${t.return_status} is not null`),
    index("orders_to_review")
      .on(t.customer_id, t.id.desc().nullsFirst())
      .where(sql`${t.to_review}`),
    upTo(t.code, maxLength("Order", "code")),
    upTo(t.tenant_name, maxLength("Order", "tenant_name")),
    upTo(t.tenant_image_url, maxLength("OrderTenant", "image_url")),
    oneOfValues(t.order_status, Object.values(OrderStatus)),
    oneOfValues(t.return_status, Object.values(ReturnStatus)),
    oneOfValues(t.return_creator_type, Object.values(AttachmentCreator)),
    oneOfValues(t.cancel_status, Object.values(CancellationKind)),
    oneOfValues(t.complaint_status, Object.values(ComplaintStatus)),
    oneOfValues(t.refund_status, Object.values(RefundStatus)),
    upTo(t.reason_not_refund, maxLength("Order", "reason_not_refund")),
    oneOfValues(t.payment_method, PAYMENT_METHODS),
    oneOfValues(t.payment_status, Object.values(PaymentStatus)),
    oneOfValues(t.delivery_type, DELIVERY_TYPES),
    upTo(t.text_note, maxLength("OrderDetail", "text_note")),
    oneOfValues(t.cancel_reason, CANCEL_REASONS),
    upTo(t.cancel_note, maxLength("CancelRequest", "note")),
  ],
);

/** Order lines as they were at purchase: later catalogue changes do not affect them. */
export const orderItems = pgTable(
  "order_items",
  {
    id: rowId().primaryKey().generatedByDefaultAsIdentity(),
    order_id: foreignRowId(() => orders.id, { onDelete: "cascade" }),
    product_id: foreignInteger(() => products.id),
    variant_id: foreignInteger(() => variants.id),
    product_name_vi: text().notNull(),
    product_name_en: text().notNull(),
    product_image: text().notNull(),
    /** The variant's value in each variance group; null if the product has no such group. */
    variance_group_1_vi: text(),
    variance_group_1_en: text(),
    variance_group_2_vi: text(),
    variance_group_2_en: text(),
    original_price_after_tax: dong().notNull(),
    price_after_discount: dong().notNull(),
    quantity: integer().notNull(),
    /** How many of these pieces are in the product's `sold_count`. */
    counted_sold: integer().notNull().default(0),
    /** Set if the piece was sold in a flash deal, with its window. A cancellation returns the piece to that deal. */
    flash_deal_item_id: integer(),
    flash_deal_window: moment(),
  },
  (t) => [
    index().on(t.order_id, t.id),
    index().on(t.product_id),
    index("order_items_of_deal")
      .on(t.flash_deal_item_id, t.flash_deal_window)
      .where(sql`${t.flash_deal_item_id} is not null`),
    upTo(t.product_name_vi, maxLength("OrderItem", "product_name")),
    upTo(t.product_name_en, maxLength("OrderItem", "product_name")),
    upTo(t.product_image, maxLength("OrderItem", "product_image")),
    between(t.quantity, 1, LINE_QUANTITY_LIMIT),
  ],
);
