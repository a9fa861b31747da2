import { sql } from "../../database/drizzle.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { placed } from "../../../test/aftersales.ts";
import { nodesOf, type PlanNode } from "../../../test/read-plans.ts";
import { useShop } from "../../../test/shop.ts";
import { orders } from "../../database/schema/index.ts";
import { indexOrderWords, searchCondition } from "./index.ts";

/** The customer's own orders, and all orders in the shop. */
const OWN = 500;
const ALL = 20 * OWN;

describe("searching a customer's orders in a shop with many", async () => {
  const shop = await useShop();
  let owner: number;

  beforeAll(async () => {
    const like = await placed(shop);
    const columns = sql`tenant_id, mall_id, tenant_name, tenant_image_url, order_status, payment_method, delivery_type, order_tenant,
      delivery_fee, order_tenant_final`;
    const { rows } = await shop.db.execute<{ id: number; customer_id: number }>(sql`
      insert into orders (code, customer_id, ${columns})
      select 'SEN-MANY-' || number, case when number % 20 = 0 then o.customer_id else other.id end, ${columns}
      from orders o
      cross join (select id from customers where id <> (select customer_id from orders where id = ${like}) limit 1) other
      cross join generate_series(1, ${ALL}::integer) as number
      where o.id = ${like} returning id, customer_id`);
    await shop.db.transaction((tx) =>
      indexOrderWords(
        tx,
        rows.map(({ id }) => id),
      ),
    );
    owner = rows.find((_, index) => (index + 1) % 20 === 0)?.customer_id ?? 0;
    await shop.db.execute(sql`vacuum analyze orders, order_search`);
  });

  it.each(["many", "sen many 1", "zzz", "m"])(
    "reads only the customer's own rows and normalizes none of them: %s",
    async (keyword) => {
      const condition = searchCondition(owner, keyword);
      const { rows } = await shop.db.execute<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(sql`
      explain (analyze, buffers, format json)
      select ${orders.id} from ${orders} where ${orders.customer_id} = ${owner} and ${condition} order by ${orders.id} desc limit 5`);
      const [{ Plan: plan } = { Plan: undefined }] = rows[0]?.["QUERY PLAN"] ?? [];
      if (!plan) throw new Error("There is no plan");
      const nodes = nodesOf(plan);
      for (const node of nodes) {
        const read = node["Actual Loops"] * (node["Actual Rows"] + (node["Rows Removed by Filter"] ?? 0));
        expect(read, node["Node Type"]).toBeLessThanOrEqual(OWN + 1);
      }
      expect(nodes.map((node) => node["Node Type"])).not.toContain("Seq Scan");
      expect(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"]).toBeLessThan(4 * OWN);
      expect(JSON.stringify(plan)).not.toContain("sen_normalize");
    },
  );
});
