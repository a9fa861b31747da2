import { sql, type SQLWrapper } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { executeNamed } from "../../database/prepared.ts";
import type {
  complaintHistories,
  complaints,
  csAttachments,
  deliveryHistories,
  deliveryRequests,
  mediaFiles,
  orderHistories,
  orderItems,
  orders,
  paymentTransfers,
  refundHistories,
  refunds,
  returnHistories,
  returnItems,
  returnRequests,
  reviews,
  stations,
} from "../../database/schema/index.ts";
import type { Stored } from "../../database/stored.ts";
import { pickupJson, type StoredPickup } from "../delivery/index.ts";

interface Table {
  $inferSelect: object;
}
type StoredRow<From extends Table> = Stored<From["$inferSelect"]>;

/** An attachment with its file. */
export type StoredAttachment = StoredRow<typeof csAttachments> & { media: StoredRow<typeof mediaFiles> };

export type StoredParcel = StoredRow<typeof deliveryRequests> & {
  histories: StoredRow<typeof deliveryHistories>[];
};
export type StoredReturn = StoredRow<typeof returnRequests> & {
  histories: StoredRow<typeof returnHistories>[];
  /** The items being returned. Empty if the whole order is. */
  items: StoredRow<typeof returnItems>[];
  attachments: StoredAttachment[];
  station: StoredRow<typeof stations> | null;
};
export type StoredComplaint = StoredRow<typeof complaints> & {
  histories: StoredRow<typeof complaintHistories>[];
  attachments: StoredAttachment[];
};
export type StoredRefund = StoredRow<typeof refunds> & { histories: StoredRow<typeof refundHistories>[] };

/** An order with all its related records, each list oldest first. */
export interface OrderBundle {
  order: StoredRow<typeof orders>;
  items: StoredRow<typeof orderItems>[];
  histories: StoredRow<typeof orderHistories>[];
  parcels: StoredParcel[];
  returns: StoredReturn[];
  complaints: StoredComplaint[];
  refunds: StoredRefund[];
  vat: Record<string, unknown> | null;
  /** The other orders that await the same payment. */
  together: Pick<StoredRow<typeof orders>, "id" | "code" | "delivery_type" | "order_tenant_final">[];
  /** Transfers back to the customer that belong to no refund. */
  transfers: StoredRow<typeof paymentTransfers>[];
  /** Null if the order is delivered rather than picked up. */
  pickup: StoredPickup | null;
  /** The customer's reviews of its items. */
  reviews: (Pick<StoredRow<typeof reviews>, "id" | "rating" | "created_at"> & { order_item_id: number })[];
}

const rowsOf = (table: string, owner: string, within: string) =>
  sql.raw(
    `coalesce((select jsonb_agg(to_jsonb(h) order by h.id) from ${table} h where h.${owner} = ${within}), '[]')`,
  );

const attachmentsOf = (owner: string, within: string) =>
  sql.raw(`coalesce((select jsonb_agg(to_jsonb(a) || jsonb_build_object('media', to_jsonb(m)) order by a.id)
    from cs_attachments a join media_files m on m.id = a.media_id where a.${owner} = ${within}), '[]')`);

/** Reads an order, by its id or a query for it, with all its related records in one round trip. Null if there is no such order. */
export async function readOrderBundle(
  db: Queryable,
  orderId: number | SQLWrapper,
): Promise<OrderBundle | null> {
  const name = typeof orderId === "number" ? "order_bundle" : undefined;
  const [bundle] = await executeNamed<OrderBundle>(
    db,
    name,
    sql`
    select to_jsonb(o) as "order",
      ${rowsOf("order_items", "order_id", "o.id")} as items,
      ${rowsOf("order_histories", "order_id", "o.id")} as histories,
      coalesce((select jsonb_agg(to_jsonb(d) || jsonb_build_object(
          'histories', ${rowsOf("delivery_histories", "delivery_request_id", "d.id")}) order by d.id)
        from delivery_requests d where d.order_id = o.id), '[]') as parcels,
      coalesce((select jsonb_agg(to_jsonb(r) || jsonb_build_object(
          'histories', ${rowsOf("return_histories", "return_request_id", "r.id")},
          'items', ${rowsOf("return_items", "return_request_id", "r.id")},
          'attachments', ${attachmentsOf("return_request_id", "r.id")},
          'station', (select to_jsonb(s) from stations s where s.id = (r.customer_info->>'pick_station_id')::integer)
        ) order by r.id) from return_requests r where r.order_id = o.id), '[]') as returns,
      coalesce((select jsonb_agg(to_jsonb(c) || jsonb_build_object(
          'histories', ${rowsOf("complaint_histories", "complaint_id", "c.id")},
          'attachments', ${attachmentsOf("complaint_id", "c.id")}) order by c.id)
        from complaints c where c.order_id = o.id), '[]') as complaints,
      coalesce((select jsonb_agg(to_jsonb(f) || jsonb_build_object(
          'histories', ${rowsOf("refund_histories", "refund_id", "f.id")}) order by f.id)
        from refunds f where f.order_id = o.id), '[]') as refunds,
      (select v.details from vat_invoices v where v.order_id = o.id) as vat,
      coalesce((select jsonb_agg(jsonb_build_object(
          'id', t.id, 'code', t.code, 'delivery_type', t.delivery_type,
          'order_tenant_final', t.order_tenant_final) order by t.id)
        from orders t where t.payment_id = o.payment_id and t.id <> o.id
          and t.order_status = 'PENDING_CONFIRM' and o.order_status = 'PENDING_CONFIRM'), '[]') as together,
      coalesce((select jsonb_agg(to_jsonb(t) order by t.id) from payment_transfers t
        where t.refund_id is null and coalesce(t.order_id, o.id) = o.id
          and t.payment_id in (select p.payment_id from payment_orders p where p.order_id = o.id)), '[]') as transfers,
      case when o.delivery_type = 'go_to_mall' then ${pickupJson(sql`o.tenant_id`)} end as pickup,
      coalesce((select jsonb_agg(jsonb_build_object('id', v.id, 'rating', v.rating, 'created_at', v.created_at,
          'order_item_id', v.order_item_id))
        from order_items i join reviews v on v.order_item_id = i.id where i.order_id = o.id), '[]') as reviews
    from orders o where o.id = ${orderId}`,
  );
  return bundle ?? null;
}
