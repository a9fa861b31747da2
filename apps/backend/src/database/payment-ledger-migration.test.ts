import { afterAll, beforeAll, expect, it } from "vitest";
import { databaseAt, type OldDatabase } from "../../test/old-database.ts";

const BEFORE = 23;
const paid = "00000000-0000-4000-8000-000000000001";
const failed = "00000000-0000-4000-8000-000000000002";
let old: OldDatabase;

beforeAll(async () => {
  old = await databaseAt(BEFORE);
  await old.client.query(`
    insert into customers (id, full_name, lang) values (1, 'Nguyễn Thị Sen', 'vi');
    insert into payments (id, reference, customer_id, method, status, amount, gateway_reference, updated_at) values
      (1, '${paid}', 1, 1, 1, 131000, 'SIM-1', '2026-11-20T03:00:00Z'),
      (2, '${failed}', 1, 1, 2, 99000, null, '2026-11-20T04:00:00Z'),
      (3, gen_random_uuid(), 1, 0, 1, 50000, null, '2026-11-20T05:00:00Z'),
      (4, gen_random_uuid(), 1, 0, 0, 70000, null, '2026-11-20T06:00:00Z');
    insert into orders (id, code, customer_id, tenant_id, mall_id, tenant_name, tenant_image_url, order_status, payment_method,
      payment_status, payment_id, delivery_type, order_tenant, delivery_fee, order_tenant_final) values
      (1, 'SEN-1', 1, 1, 1, 'Lụa Việt', '/m/1', 'CANCELLED', 1, 1, 1, 'normal', 113000, 18000, 131000),
      (3, 'SEN-3', 1, 1, 1, 'Lụa Việt', '/m/1', 'DELIVERED', 0, 1, 3, 'normal', 32000, 18000, 50000);
    insert into refunds (id, order_id, customer_id, status, amount, payment_vendor_id) values (1, 1, 1, 3, 131000, 1), (2, 3, 1, 11, 10000, 13);
    insert into refund_histories (refund_id, status, created_at) values
      (1, 10, '2026-11-20T07:00:00Z'), (1, 11, '2026-11-20T08:00:00Z'), (1, 3, '2026-11-20T09:00:00Z'), (2, 11, '2026-11-20T10:00:00Z')`);
  await old.migrateTo(BEFORE + 1);
});
afterAll(() => old.drop());

it("writes down what was paid, failed and paid back before there was a ledger", async () => {
  const { rows } = await old.client.query(
    "select payment_id, kind, amount::integer, is_return, gateway_reference, refund_id, reason from payment_entries order by payment_id, id",
  );
  const entry = (payment_id: number, kind: string, amount: number, more: object = {}) => ({
    payment_id,
    kind,
    amount,
    is_return: false,
    gateway_reference: null,
    refund_id: null,
    reason: "taken_over",
    ...more,
  });
  expect(rows).toEqual([
    entry(1, "authorized", 131_000, { gateway_reference: "SIM-1" }),
    entry(1, "captured", 131_000, { gateway_reference: "SIM-1" }),
    entry(1, "failed", 131_000, { is_return: true, refund_id: 1 }),
    entry(1, "refunded", 131_000, { is_return: true, refund_id: 1 }),
    entry(2, "failed", 99_000),
    entry(3, "captured", 50_000),
    entry(3, "failed", 10_000, { is_return: true, refund_id: 2 }),
  ]);
});
