import type pg from "pg";

interface Column {
  table: string;
  name: string;
  type: string;
  /** The table whose id it references; null if none. */
  refers_to: string | null;
  /** Whether it has a default, or may be null. */
  is_optional: boolean;
}

/** A table with its columns and the names of its primary key columns. */
interface Table {
  name: string;
  key: string[];
  columns: Column[];
}

/** The rows of every table by the values of their primary keys. */
export type Rows = Map<string, Map<string, Record<string, unknown>>>;

/** Values that the column's type does not determine, by table and column or by column. */
const meant: Record<string, unknown> = {
  full_name: "Nguyễn Thị Sen",
  lang: "vi",
  "blogs.type": "blog",
  locale: "vi",
  source: "cart",
  scope: "mall",
  value_type: "fixed",
  delivery_type: "normal",
  delivery_types: "{normal}",
  attach_type: "image",
  kind: "image",
  channel: "sms",
  purpose: "register",
  "identity_views.shown": "number",
  "payment_entries.kind": "captured",
  "payment_entries.reason": "paid",
  "payment_transfers.reason": "refund",
  "payment_differences.kind": "payment",
  "payment_differences.difference": "missing_here",
  gateway: "vnpay",
  "review_reports.reason": "spam",
  carrier_id: "ghn",
  "carrier_cash.difference": "amount",
  "page_views.language": "vi",
  "product_media.kind": "image",
  "memberships.city": "ha_noi",
  "media_files.renditions": JSON.stringify([{ key: "a", size: 5000 }]),
  "notices.kind": "order_placed",
  "notices.tab": "order",
  "notice_deliveries.way": "email",
  "notification_settings.shop": "{order}",
  "notification_settings.email": "{order}",
  "notification_settings.push": "{order}",
  order_status: "COMPLETED",
  return_status: 3,
  complaint_status: 3,
  refund_status: 3,
  "return_requests.status": 3,
  "complaints.status": 3,
  "refunds.status": 3,
  "shop_mode.mode": "demo",
  "photos.source": "{}",
  text_note: "Giao giờ hành chính, gọi trước",
  customer_info: JSON.stringify({ name: "Nguyễn Thị Sen", phone_number: "0901234567" }),
  infor_banking_customer: JSON.stringify({ bank_name: "Vietcombank", account_number: "0071000123456" }),
  bank: JSON.stringify({ bank_name: "Vietcombank", account_number: "0071000123456" }),
  status_update: 3,
  feedback: JSON.stringify({ reason: "Đã kiểm tra", solution: "Hoàn tiền" }),
  account_number: "0071000123456",
};

/** A column's value in the row with this number. */
function valueOf({ table, name, type }: Column, number: number): unknown {
  const given = meant[`${table}.${name}`] ?? meant[name];
  if (given !== undefined) return given;
  if (name === "phone") return `09${String(number).padStart(8, "0")}`;
  if (name === "slot") return number;
  if (type.startsWith("_")) return "{1}";
  if (/^(int|float|numeric)/.test(type)) return 1;
  if (type === "bool") return true;
  if (/^jsonb?$/.test(type)) return "{}";
  if (type === "timestamptz") return "2026-03-01T08:00:00Z";
  if (type === "date") return `2026-03-${String(1 + (number % 28)).padStart(2, "0")}`;
  if (type === "uuid") return crypto.randomUUID();
  return type === "tsvector" ? "'sen'" : `n${number}`;
}

/**
 * Writes a row into every table of the current schema, with references to the other rows; again for each further number, which makes the
 * rows distinct. Optional columns are omitted, unless they reference a row or have a value in `meant`.
 */
export async function writeRows(client: pg.Client, numbers: readonly number[]): Promise<void> {
  const tables = inOrder(await tablesOf(client));
  for (const number of numbers) {
    const ids = new Map<string, unknown>();
    for (const table of tables) {
      const filled = table.columns.filter(
        ({ name, is_optional, refers_to }) =>
          !is_optional || ids.has(refers_to ?? "") || (refers_to === null && name in meant),
      );
      const values = filled.map((column) => ids.get(column.refers_to ?? "") ?? valueOf(column, number));
      const names = filled.map(({ name }) => `"${name}"`).join();
      const places = filled.map((_, index) => `$${index + 1}`).join();
      const row = filled.length > 0 ? `(${names}) values (${places})` : "default values";
      const { rows } = await client.query<{ id?: unknown }>(
        `insert into "${table.name}" ${row} on conflict do nothing returning *`,
        values,
      );
      if (rows[0]?.id !== undefined) ids.set(table.name, rows[0].id);
    }
  }
}

/** Reads every table. */
export async function readRows(client: pg.Client): Promise<Rows> {
  const rows: Rows = new Map();
  for (const { name, key } of await tablesOf(client)) {
    const { rows: found } = await client.query<{ row: Record<string, unknown> }>(
      `select to_jsonb(t) as row from "${name}" t`,
    );
    rows.set(name, new Map(found.map(({ row }) => [key.map((column) => String(row[column])).join(), row])));
  }
  return rows;
}

async function tablesOf(client: pg.Client): Promise<Table[]> {
  const { rows: columns } = await client.query<Column>(`
    select own.relname as table, a.attname as name, t.typname as type, target.relname as refers_to,
      not a.attnotnull or a.atthasdef or a.attidentity <> '' as is_optional
    from pg_class own join pg_attribute a on a.attrelid = own.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_constraint f on f.contype = 'f' and f.conrelid = own.oid and f.conkey[1] = a.attnum
    left join pg_class target on target.oid = f.confrelid
    where own.relkind in ('r', 'p') and not own.relispartition and own.relnamespace = 'public'::regnamespace order by own.relname, a.attnum`);
  const { rows: keys } = await client.query<{ table: string; key: string[] }>(`
    select own.relname as table, array_agg(a.attname::text order by a.attnum) as key
    from pg_constraint k join pg_class own on own.oid = k.conrelid
    join pg_attribute a on a.attrelid = own.oid and a.attnum = any (k.conkey)
    where k.contype = 'p' and not own.relispartition and own.relnamespace = 'public'::regnamespace group by own.relname`);
  return keys.map(({ table, key }) => ({
    name: table,
    key,
    columns: columns.filter((column) => column.table === table),
  }));
}

/** Sorts tables after those they reference. */
function inOrder(tables: Table[]): Table[] {
  const left = new Set(tables);
  const ordered: Table[] = [];
  while (left.size > 0) {
    const names = new Set([...left].map(({ name }) => name));
    const next = [...left].filter(({ name, columns }) =>
      columns.every(({ refers_to }) => refers_to === null || refers_to === name || !names.has(refers_to)),
    );
    if (next.length === 0) throw new Error(`These tables refer to each other: ${[...names].join(", ")}`);
    for (const table of next) left.delete(table);
    ordered.push(...next);
  }
  return ordered;
}
