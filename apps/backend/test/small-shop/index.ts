import { sql } from "../../src/database/drizzle.ts";
import type { Database } from "../../src/database/connect.ts";
import { rememberShopMode } from "../../src/database/shop-mode.ts";
import { testStart } from "../test-start.ts";
import { fillCatalog } from "./catalog.ts";
import { fillCustomers } from "./customers.ts";
import { fillPlaces } from "./places.ts";
import { fillPromotions } from "./promotions.ts";
import { fillQuestions } from "./questions.ts";

export { demoCustomer, otherCustomer, unverifiedCustomer } from "./customers.ts";

/** Seeds a shop that is small enough to know by heart: two malls, three shops, six products. The files list every id. */
export async function fillSmallShop(db: Database): Promise<void> {
  await rememberShopMode(db, "demo", new Date(testStart));
  await fillPlaces(db);
  await fillCustomers(db);
  await fillCatalog(db);
  await fillPromotions(db);
  await fillQuestions(db);
  // Generated ids continue above those given by hand.
  await db.execute(sql`
    do $$
    declare one record;
    begin
      for one in select table_name from information_schema.columns
        where table_schema = 'public' and column_name = 'id' and is_identity = 'YES'
      loop
        execute format('alter table %I alter column id restart with 1000', one.table_name);
      end loop;
    end $$`);
}
