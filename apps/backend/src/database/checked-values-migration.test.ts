import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";

describe("the migration that brings the limits", () => {
  const { url } = inject("postgres");
  const database = `sen_before_${crypto.randomUUID().replaceAll("-", "")}`;
  const folder = mkdtempSync(join(tmpdir(), "sen-migrations-"));
  let client: pg.Client;

  /** Brings the database to a migration of then. */
  async function migrateTo(last: number): Promise<void> {
    cpSync(fileURLToPath(new URL("../../drizzle", import.meta.url)), folder, { recursive: true });
    const journal = join(folder, "meta/_journal.json");
    const { entries, ...rest } = JSON.parse(readFileSync(journal, "utf8")) as { entries: { idx: number }[] };
    writeFileSync(journal, JSON.stringify({ ...rest, entries: entries.filter(({ idx }) => idx <= last) }));
    await migrate(drizzle(client), { migrationsFolder: folder });
  }

  beforeAll(async () => {
    await onServer(url, `create database ${database}`);
    const at = new URL(url);
    at.pathname = `/${database}`;
    client = new pg.Client({ connectionString: at.href });
    await client.connect();
    await client.query("set client_min_messages = warning");
    await migrateTo(9);
    // What a row refers to does not matter here.
    await client.query(`do $$ declare f record; begin
      for f in select conrelid::regclass as t, conname as c from pg_constraint where contype = 'f' loop
        execute format('alter table %s drop constraint %I', f.t, f.c);
      end loop; end $$`);
    await client.query(`
      insert into customers (id, full_name, lang, email) values
        (1, 'Nguyễn Thị Sen', repeat('x', 900000), 'sen@example.com'), (2, 'Trần Văn Khác', 'en', repeat('x', 300));
      insert into checkouts (customer_id, source, payment_method, note, coupon_ids, expires_at) values
        (1, 'cart', 7, repeat('ế', 500000), array(select generate_series(1, 30)), now());
      insert into orders (id, code, customer_id, tenant_id, mall_id, tenant_name, tenant_image_url, order_status, payment_method,
        delivery_type, order_tenant, delivery_fee, order_tenant_final, text_note, cancel_reason, cancel_note, reason_not_refund) values
        (1, 'SEN-1', 1, 1, 1, 'Lụa Việt', '/media/catalog/1', 'COMPLETED', 7, 'normal', 1, 1, 2, repeat('n', 500000), 99, repeat('c', 500000), null),
        (2, 'SEN-2', 1, 1, 1, 'Lụa Việt', '/media/catalog/1', 'CREATED', 1, 'normal', 1, 1, 2, 'gọi trước', 3, 'đặt nhầm', repeat('r', 900));
      insert into order_histories (order_id, order_status, note) values (1, 'CANCELLED', repeat('c', 500000));
      insert into refunds (order_id, customer_id, amount, payment_vendor_id, bank, reason_not_refund) values
        (1, 1, 2, 13, jsonb_build_object('bank_name', repeat('b', 100000), 'account_number', '0071000123456'), repeat('r', 900));
      insert into complaints (order_id, customer_id, reason, reason_text, feedback) values
        (1, 1, 3, 'Sai sản phẩm', jsonb_build_object('reason', repeat('a', 6000), 'solution', repeat('s', 6000)));
      insert into return_requests (order_id, customer_id, reason_return, amount_refund, delivery_vendor_id, payment_vendor_id, delivery_method,
        feedback, customer_info, tenant_info, ward_code) values
        (1, 1, 1, 2, 1, 13, 1, jsonb_build_object('reason_reject', repeat('j', 6000)), '{}', '{}', '26734');
      insert into return_histories (return_request_id, status, note) values (1, 9, jsonb_build_object('reason_delivery_fail', repeat('f', 900)))`);
    await migrateTo(10);
  });
  afterAll(async () => {
    await client.end();
    await onServer(url, `drop database if exists ${database} with (force)`);
    rmSync(folder, { recursive: true, force: true });
  });

  it("brings what was stored against the contract within it, and leaves the rest as it is", async () => {
    const read = async (query: string) => (await client.query<Record<string, unknown>>(query)).rows;
    expect(await read("select lang, email from customers order by id")).toEqual([
      { lang: "vi", email: "sen@example.com" },
      { lang: "en", email: null },
    ]);
    expect(
      await read(
        "select payment_method, char_length(note) as note, cardinality(coupon_ids) as coupons from checkouts",
      ),
    ).toEqual([{ payment_method: 0, note: 200, coupons: 20 }]);
    expect(
      await read(
        "select payment_method, char_length(text_note) as note, cancel_reason, left(cancel_note, 8) as cancelled from orders order by id",
      ),
    ).toEqual([
      { payment_method: 0, note: 500, cancel_reason: 7, cancelled: "cccccccc" },
      { payment_method: 1, note: 9, cancel_reason: 3, cancelled: "đặt nhầm" },
    ]);
    expect(
      await read(
        "select char_length(bank ->> 'bank_name') as name, bank ->> 'account_number' as account from refunds",
      ),
    ).toEqual([{ name: 200, account: "0071000123456" }]);
    expect(
      await read(
        "select char_length(feedback ->> 'reason') as reason, char_length(feedback ->> 'solution') as solution from complaints",
      ),
    ).toEqual([{ reason: 5000, solution: 1000 }]);
  });
});

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}
