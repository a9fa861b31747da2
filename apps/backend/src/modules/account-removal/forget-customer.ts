import type { JobHandler } from "../../jobs/job-handler.ts";
import { closeAccount } from "../customers/index.ts";
import { forgetPerson } from "./remove-account.ts";

/** Erases a removed customer's personal data again: requests in flight at the removal may have written more. */
export const forgetCustomer: JobHandler<"forget-customer"> = async ({ db, clock }, { customer_id }) => {
  await db.transaction(async (tx) => {
    await closeAccount(tx, customer_id, clock.now());
    await forgetPerson(tx, customer_id);
  });
};
