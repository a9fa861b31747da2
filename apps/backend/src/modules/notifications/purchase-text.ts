import { OrderStatus, PaymentMethod } from "@sen/domain";
import { formatDate, messageText } from "@sen/i18n/messages";
import { sql } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import type { orderItems } from "../../database/schema/index.ts";
import type { Stored } from "../../database/stored.ts";
import { dongText } from "../../texts/dong-text.ts";
import { lineSubject } from "../../texts/goods-names.ts";
import type { Locale } from "../../texts/messages.ts";

/** An order as an email lists it; amounts in dong. */
interface Purchase {
  code: string;
  shop: string;
  items: Stored<(typeof orderItems)["$inferSelect"]>[];
  fee: number;
  coupons: number;
  total: number;
  is_pickup: boolean;
  receiver: string;
  address: string;
  expected_to: string | null;
}

/**
 * What was bought, as plain text for an email: each order's goods, fee, coupons and total, where it goes and by when.
 * Spec §3, order detail.
 *
 * @param isTogether also lists the orders of the same payment; with cash, those of the same checkout
 */
export async function purchaseText(
  db: Queryable,
  { order, isTogether, lang }: { order: number; isTogether: boolean; lang: Locale },
): Promise<string> {
  const { rows } = await db.execute<Purchase & Record<string, unknown>>(sql`
    select o.code, o.tenant_name as shop, o.delivery_fee as fee, o.order_tenant_final as total,
      o.delivery_coupon_value + o.mall_coupon_value + o.tenant_coupon_value as coupons,
      o.delivery_type = 'go_to_mall' as is_pickup, p.customer_name as receiver,
      p.to_address->>'full_address' as address, p.expected_to,
      (select json_agg(i order by i.id) from order_items i where i.order_id = o.id) as items
    from orders own
    join orders o on o.id = own.id
      or (${isTogether} and o.order_status <> ${OrderStatus.cancelled} and case own.payment_method
        when ${PaymentMethod.online} then o.payment_id = own.payment_id else o.checkout_id = own.checkout_id end)
    join lateral (select * from delivery_requests d where d.order_id = o.id order by d.id limit 1) p on true
    where own.id = ${order}
    order by o.id`);
  return rows.map((row) => orderText(row, lang)).join("\n\n");
}

function orderText(row: Purchase, lang: Locale): string {
  const { code, shop, fee, coupons, total, is_pickup, receiver, address, expected_to } = row;
  const goods = row.items.map((item) => {
    const amount = dongText(item.price_after_discount * item.quantity);
    return `${item.quantity} × ${lineSubject(item)[lang]}: ${amount}`;
  });
  const place = is_pickup ? "messages:purchase.pickup" : "messages:purchase.delivery";
  return [
    messageText("messages:purchase.order", lang, { order: code, shop }),
    ...goods,
    ...(fee > 0 ? [messageText("messages:purchase.fee", lang, { amount: dongText(fee) })] : []),
    ...(coupons > 0 ? [messageText("messages:purchase.coupons", lang, { amount: dongText(coupons) })] : []),
    messageText("messages:purchase.total", lang, { amount: dongText(total) }),
    messageText(place, lang, { receiver, address }),
    ...(expected_to === null
      ? []
      : [messageText("messages:purchase.expected", lang, { day: formatDate(new Date(expected_to)) })]),
  ].join("\n");
}
