import type { ForSale, SharedShop } from "./buyers.ts";
import type { Purchase } from "./purchases.ts";
import { query } from "./server.ts";

/** The data to compare with the database. */
export interface Audited {
  /** All purchases that were confirmed to buyers. */
  purchases: readonly Purchase[];
  goods: readonly ForSale[];
  /** Initial stock of each variant. */
  pieces: number;
  /** Prefix of the buyers' phone numbers. */
  phonePrefix: string;
}

/** Compares what buyers were told with the database. Returns each difference as a sentence. */
export async function audit({ database }: SharedShop, audited: Audited): Promise<string[]> {
  const { purchases, phonePrefix } = audited;
  const faults: string[] = [];
  const rows = await query<OrderRow>(
    database.url,
    `select o.id, o.checkout_id, o.order_status, o.payment_status, o.order_tenant_final
     from orders o join customers c on c.id = o.customer_id where c.phone like $1 order by o.id`,
    [`${phonePrefix}%`],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { checkout, orders, total, ending } of purchases) {
    let sum = 0;
    for (const id of orders) {
      const row = stored.get(id);
      if (!row) faults.push(`order ${id} was answered and is lost`);
      else if (row.checkout_id !== checkout) faults.push(`order ${id} is of another checkout`);
      else if (!endings[ending](row)) {
        faults.push(`order ${id} was ${ending} and is ${row.order_status}, payment ${row.payment_status}`);
      }
      sum += row?.order_tenant_final ?? 0;
      stored.delete(id);
    }
    if (sum !== total) faults.push(`checkout ${checkout} was answered as ${total} and is ${sum}`);
  }
  for (const id of stored.keys()) faults.push(`order ${id} is there twice, or was never answered`);
  const ofStock = await stockFaults(database.url, audited);
  return [...faults, ...ofStock, ...(await moneyFaults(database.url, phonePrefix))];
}

interface OrderRow {
  id: number;
  checkout_id: string;
  order_status: string;
  payment_status: number;
  order_tenant_final: number;
}

const endings: Record<Purchase["ending"], (order: OrderRow) => boolean> = {
  cash: ({ order_status }) => order_status === "CREATED",
  cancelled: ({ order_status }) => order_status === "CANCELLED",
  paid: ({ order_status, payment_status }) => order_status === "CREATED" && payment_status === 1,
  declined: ({ order_status, payment_status }) => order_status === "PENDING_CONFIRM" && payment_status === 2,
};

/** The remaining stock plus the ordered quantity must equal the initial stock. */
async function stockFaults(url: string, { goods, pieces, phonePrefix }: Audited): Promise<string[]> {
  const rows = await query<{ id: number; stock: number; held: number }>(
    url,
    `select v.id, v.stock, coalesce(sum(i.quantity) filter (where o.order_status <> 'CANCELLED'
       and (o.payment_method = 0 or o.payment_status = 1 or o.held_until is not null)), 0)::integer as held
     from variants v left join order_items i on i.variant_id = v.id left join (
       orders o join customers c on c.id = o.customer_id and c.phone like $2) on o.id = i.order_id
     where v.id = any($1) group by v.id`,
    [goods.map(({ variant_id }) => variant_id), `${phonePrefix}%`],
  );
  return rows
    .filter(({ stock, held }) => stock + held !== pieces)
    .map(({ id, stock, held }) => `variant ${id}: ${stock} left and ${held} held are not ${pieces}`);
}

/** Every payment must equal the total of its orders, and be paid exactly if the gateway says so. */
async function moneyFaults(url: string, phonePrefix: string): Promise<string[]> {
  const rows = await query<{ id: number; amount: number; owed: number; status: number; paid: boolean }>(
    url,
    `select p.id, p.amount, p.status, sum(o.order_tenant_final)::integer as owed,
       coalesce(bool_or(g.outcome = 'paid'), false) as paid
     from payments p join payment_orders po on po.payment_id = p.id join orders o on o.id = po.order_id
     left join gateway_sessions g on g.reference = p.reference
     join customers c on c.id = p.customer_id
     where p.method = 1 and c.phone like $1 group by p.id`,
    [`${phonePrefix}%`],
  );
  return rows.flatMap(({ id, amount, owed, status, paid }) => [
    ...(amount === owed ? [] : [`payment ${id} of ${amount} is for orders of ${owed}`]),
    ...((status === 1) === paid
      ? []
      : [`payment ${id} is ${status}, and the gateway says ${paid ? "paid" : "not paid"}`]),
  ]);
}
