import type { OrderReference, RequestContext } from "@sen/api";
import type { OrderBundle, StoredReturn } from "../bundle.ts";
import { itemsOf, totalsOf } from "./items.ts";
import { stationOf } from "../../delivery/index.ts";
import { firstDeliveryOf } from "./parcels.ts";
import { moment, type Presentation } from "./presentation.ts";

/** What the page of a complaint, return or refund shows about its order. */
export function contextOf(
  bundle: OrderBundle,
  { locale, now }: Presentation,
  station: StoredReturn["station"] = null,
): RequestContext {
  return {
    ...totalsOf(bundle),
    order: referenceOf(bundle),
    order_detail_items: itemsOf(bundle, locale),
    delivery_type: bundle.order.delivery_type,
    delivery_request: firstDeliveryOf(bundle, locale),
    pick_station: station && stationOf(station, locale),
    now: now.toISOString(),
  };
}

function referenceOf({ order }: OrderBundle): OrderReference {
  return {
    id: order.id,
    code: order.code,
    tenant_id: order.tenant_id,
    tenant_name: order.tenant_name,
    rk_tenant: { image_url: order.tenant_image_url },
    order_status: order.order_status,
    payment_method: order.payment_method,
    payment_status: order.payment_status,
    created_at: moment(order.created_at),
  };
}
