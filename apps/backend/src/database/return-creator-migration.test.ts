import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { databaseAt, type OldDatabase } from "../../test/old-database.ts";

describe("the migration that notes who opened a return", () => {
  let old: OldDatabase;

  beforeAll(async () => {
    old = await databaseAt(18);
    await old.client.query(`
      insert into products (id, tenant_id, mall_id, category_id, category_path, maker_id, name_vi, name_en, search_text, image_url,
        price_after_discount, original_price_after_tax, stock, delivery_types) values
        (3, 1, 1, 1, '{1}', 1, 'Áo', 'Shirt', 'ao', '/media/catalog/1', 100, 100, 4, '{normal}');
      insert into variants (id, product_id, sku, stock, original_price_after_tax, price_after_discount) values (7, 3, 'AO', 4, 100, 100);`);
    await old.client.query(`
      insert into orders (id, code, customer_id, checkout_id, tenant_id, mall_id, tenant_name, tenant_image_url, order_status, payment_method,
        payment_status, delivery_type, order_tenant, delivery_fee, order_tenant_final, return_status, cancel_status) values
        (1, 'SEN-00001', 1, null, 1, 1, 'Lụa Việt', '/media/catalog/1', 'TO_RECEIVE', 1, 1, 'normal', 100, 10, 110, 8, null),
        (2, 'SEN-00002', 1, null, 1, 1, 'Lụa Việt', '/media/catalog/1', 'TO_RECEIVE', 0, 0, 'normal', 100, 10, 110, 3, 3),
        (3, 'SEN-00003', 1, null, 1, 1, 'Lụa Việt', '/media/catalog/1', 'TO_RECEIVE', 0, 0, 'normal', 100, 10, 110, 9, null),
        (4, 'SEN-00004', 1, null, 1, 1, 'Lụa Việt', '/media/catalog/1', 'COMPLETED', 0, 1, 'normal', 100, 10, 110, 9, null),
        (5, 'SEN-00005', 1, null, 1, 1, 'Lụa Việt', '/media/catalog/1', 'CREATED', 0, 0, 'normal', 100, 10, 110, null, null);
      insert into return_requests (id, order_id, customer_id, status, reason_return, amount_refund, delivery_vendor_id, payment_vendor_id,
        delivery_method, customer_info, tenant_info, ward_code)
        select id, id, 1, return_status, 1, 110, 1, 13, 1, '{}', '{}', '26734' from orders where return_status is not null;
      insert into return_histories (return_request_id, status) values (1, 9), (1, 8), (2, 9), (2, 8), (2, 3), (3, 9), (4, 0), (4, 9);
      insert into order_items (order_id, product_id, variant_id, product_name_vi, product_name_en, product_image, original_price_after_tax,
        price_after_discount, quantity) select id, 3, 7, 'Áo', 'Shirt', '/media/catalog/1', 100, 100, 2 from orders;
      insert into coupon_uses (coupon_id, customer_id, order_id) values (1, 1, 1), (1, 1, 5);`);
    await old.migrateTo(19);
  });
  afterAll(async () => {
    await old.drop();
  });

  it("knows the system's from the customer's, and ends the orders whose parcel is back", async () => {
    const { rows } = await old.client.query(
      "select id, order_status, return_creator_type, cancel_status, refund_status from orders order by id",
    );
    expect(rows.map((row) => Object.values(row as object))).toEqual([
      [1, "CANCELLED", 3, 3, 0],
      [2, "CANCELLED", 3, 3, null],
      [3, "TO_RECEIVE", 3, null, null],
      [4, "COMPLETED", 1, null, null],
      [5, "CREATED", null, null, null],
    ]);
    const { rows: refunds } = await old.client.query(
      "select r.order_id, r.amount::integer, h.status from refunds r join refund_histories h on h.refund_id = r.id",
    );
    expect(refunds).toEqual([{ order_id: 1, amount: 110, status: 0 }]);
    const { rows: stock } = await old.client.query(
      "select p.stock as product, v.stock as variant from products p join variants v on v.product_id = p.id",
    );
    expect(stock).toEqual([{ product: 8, variant: 8 }]);
    const { rows: left } = await old.client.query("select order_id from coupon_uses");
    expect(left).toEqual([{ order_id: 5 }]);
    const { rows: histories } = await old.client.query(
      "select order_id, order_status from order_histories order by order_id",
    );
    expect(histories).toEqual([1, 2].map((order_id) => ({ order_id, order_status: "CANCELLED" })));
  });
});
