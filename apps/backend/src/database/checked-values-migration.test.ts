import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseAt, type OldDatabase } from "../../test/old-database.ts";

describe("the migration that brings the limits", () => {
  let old: OldDatabase;

  beforeAll(async () => {
    old = await databaseAt(9);
    await old.client.query(`
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
    await old.migrateTo(10);
  });
  afterAll(async () => {
    await old.drop();
  });

  it("brings what was stored against the contract within it, and leaves the rest as it is", async () => {
    const read = async (query: string) => (await old.client.query<Record<string, unknown>>(query)).rows;
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
