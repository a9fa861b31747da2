import { OrderStatus, PaymentMethod, ReturnStatus } from "@sen/domain";
import type {
  deliveryHistories,
  deliveryRequests,
  orderHistories,
  orderItems,
  paymentOrders,
  paymentEntries,
  payments,
} from "@sen/backend/database/schema/index";
import type { DemoOrder } from "../data.ts";
import { readMasterData } from "../catalogue/master-data.ts";
import { buildAftersales, standingOf, type Aftersales, type OrderRow } from "./aftersales.ts";
import { fillBasket, shelvesOf } from "./basket.ts";
import type { AddressRow, CustomerRow } from "./customers.ts";
import { days, hours } from "../catalogue/moments.ts";
import { parcelSteps, paymentStanding, stepsTo } from "./order-steps.ts";
import { PLACE_DATASET, placeOfWard } from "../catalogue/places.ts";
import type { Product } from "../catalogue/product.ts";
import { randomFor } from "../catalogue/random.ts";
import type { Shop } from "../catalogue/frame.ts";

/** Rows of orders and of everything that hangs on them. */
export interface Orders extends Aftersales {
  orders: OrderRow[];
  items: (typeof orderItems.$inferInsert)[];
  histories: (typeof orderHistories.$inferInsert)[];
  payments: (typeof payments.$inferInsert)[];
  entries: (typeof paymentEntries.$inferInsert)[];
  paymentOrders: (typeof paymentOrders.$inferInsert)[];
  parcels: (typeof deliveryRequests.$inferInsert)[];
  parcelHistories: (typeof deliveryHistories.$inferInsert)[];
}

/** Who ordered what. */
export interface Ordering {
  customer: CustomerRow;
  address: AddressRow;
  orders: readonly DemoOrder[];
}

/** The orders of the demo customers, numbered on. Times count back from `today`; what waits for its payment was placed an hour before `now`. */
export function buildOrders(
  seed: string,
  products: readonly Product[],
  variantIds: ReadonlyMap<string, number>,
  ordering: readonly Ordering[],
  today: Date,
  now = today,
): Orders {
  const made: Orders = {
    orders: [],
    items: [],
    histories: [],
    payments: [],
    entries: [],
    paymentOrders: [],
    parcels: [],
    parcelHistories: [],
    returns: [],
    returnHistories: [],
    refunds: [],
    refundHistories: [],
    complaints: [],
    complaintHistories: [],
  };
  const shelves = shelvesOf(products);
  for (const { customer, address, orders: wanted } of ordering) {
    for (const content of wanted) {
      addOrder(made, { seed, variantIds, shelves, today, now }, customer, address, content);
    }
  }
  return made;
}

/** What orders are made from. */
interface Shelves {
  seed: string;
  variantIds: ReadonlyMap<string, number>;
  /** Products of one shop each. */
  shelves: readonly Product[][];
  today: Date;
  now: Date;
}

function addOrder(
  made: Orders,
  { seed, variantIds, shelves, today, now }: Shelves,
  customer: CustomerRow,
  address: AddressRow,
  content: DemoOrder,
): void {
  const id = made.orders.length + 1;
  const random = randomFor(seed, "order", id);
  const someDay = new Date(today.getTime() - days(content.daysAgo) + hours(8 + random.next() * 12));
  const placed = content.status === OrderStatus.pendingConfirm ? new Date(now.getTime() - hours(1)) : someDay;
  const full = shelves.filter((goods) => goods.length >= content.lines);
  const goods = random.pick(full.length > 0 ? full : shelves);
  const [{ shop } = { shop: null }] = goods;
  if (!shop) throw new RangeError("No shop has goods.");
  const items = fillBasket(goods, variantIds, content.lines, random);
  const steps = stepsTo(content, placed);
  const reached = (status: OrderStatus) => steps.find((step) => step.status === status)?.at ?? null;
  const total = items.reduce((sum, item) => sum + item.price_after_discount * item.quantity, 0);
  const fee = deliveryFee(shop, address);
  const order: OrderRow = {
    id,
    code: orderCode(id, placed),
    customer_id: customer.id,
    tenant_id: shop.id,
    mall_id: shop.mall.id,
    tenant_name: shop.name,
    tenant_image_url: shop.image,
    order_status: content.status,
    ...standingOf(content),
    payment_method: content.payment === "COD" ? PaymentMethod.cod : PaymentMethod.online,
    payment_status: paymentStanding[content.paid],
    payment_id: id,
    delivery_type: "normal",
    order_tenant: total,
    delivery_fee: fee,
    order_tenant_final: total + fee,
    text_note: content.note ?? "",
    cancel_reason: content.cancelled?.reason ?? null,
    cancel_note: content.cancelled?.note ?? null,
    created_at: placed,
    updated_at: steps.at(-1)?.at ?? placed,
    confirmed_at: reached(OrderStatus.confirmed),
    delivered_at: reached(OrderStatus.delivered),
    completed_at: reached(OrderStatus.completed),
    cancelled_at: reached(OrderStatus.cancelled),
  };
  made.orders.push(order);
  made.items.push(...items.map((item) => ({ ...item, order_id: id })));
  made.histories.push(
    ...steps.map((step) => ({
      order_id: id,
      order_status: step.status,
      payment_status: null,
      note: "",
      created_at: step.at,
    })),
  );
  made.payments.push({
    id,
    reference: paymentReference(id),
    customer_id: customer.id,
    method: order.payment_method,
    gateway: order.payment_method === PaymentMethod.online ? "simulated" : null,
    status: paymentStanding[content.paid],
    amount: order.order_tenant_final,
    created_at: placed,
    updated_at: placed,
  });
  if (content.paid !== "pending") {
    const kind = content.paid === "complete" ? "captured" : "failed";
    const entry = { payment_id: id, amount: order.order_tenant_final, reason: "taken_over" } as const;
    made.entries.push({ ...entry, kind, is_return: false, happened_at: placed, created_at: placed });
  }
  made.paymentOrders.push({ payment_id: id, order_id: id });
  addParcel(made, order, shop, address, parcelSteps(steps, content.failed));
  buildAftersales(
    made,
    order,
    content,
    shop,
    address,
    reached(OrderStatus.delivered) ?? reached(OrderStatus.toReceive) ?? placed,
  );
}

function addParcel(
  made: Orders,
  order: OrderRow,
  shop: Shop,
  address: AddressRow,
  steps: ReturnType<typeof parcelSteps>,
): void {
  const last = steps.at(-1);
  const id = made.parcels.length + 1;
  const { line, ...place } = placeOfWard(shop.mall.ward);
  const dataset = { place_dataset: PLACE_DATASET.name, place_dataset_version: PLACE_DATASET.version };
  made.parcels.push({
    id,
    order_id: order.id,
    kind: "purchase",
    carrier: last && last.status !== ReturnStatus.new ? "Sen Express" : null,
    tracking_code: last ? `SX${String(order.id).padStart(8, "0")}VN` : null,
    status: last?.status ?? 0,
    customer_name: address.contact_name,
    customer_phone_number: address.contact_phone,
    tenant_name: shop.name,
    tenant_phone_number: shop.phone,
    from_address: { ...place, address: shop.address, full_address: `${shop.address}, ${line}`, ...dataset },
    to_address: { ...placeOf(address), full_address: address.full_address, ...dataset },
    expected_from: new Date(order.created_at ? order.created_at.getTime() + days(1) : 0),
    expected_to: new Date(order.created_at ? order.created_at.getTime() + days(3) : 0),
    created_at: order.created_at,
    updated_at: last?.at ?? order.created_at,
  });
  made.parcelHistories.push(
    ...steps.map(({ status, event, place, note, at: when }) => ({
      delivery_request_id: id,
      status,
      event,
      place,
      note,
      created_at: when,
    })),
  );
}

const placeOf = ({ province_id, district_id, ward_id, address }: AddressRow) => ({
  province_id,
  district_id: district_id ?? null,
  ward_id,
  address,
});

const shippingMethods = readMasterData("shipping_methods");

/** First kilogram by the normal way. */
function deliveryFee({ mall }: Shop, address: AddressRow): number {
  const normal = shippingMethods.get("normal");
  return Number(
    placeOfWard(mall.ward).province_id === address.province_id ? normal?.fee_near : normal?.fee_far,
  );
}

/** "SEN-261121-0042": the day in Vietnam and a number. */
function orderCode(id: number, placed: Date): string {
  const day = new Date(placed.getTime() + hours(7)).toISOString().slice(2, 10).replaceAll("-", "");
  return `SEN-${day}-${String(id).padStart(4, "0")}`;
}

/** A reference in the shape of the others, fixed for the order. */
function paymentReference(id: number): string {
  return `5e2d0000-0000-4000-8000-${String(id).padStart(12, "0")}`;
}
