import type { JobHandler } from "../../jobs/job-handler.ts";
import { forgetPerson } from "./remove-account.ts";

/** Forgets once more whoever removed their account: requests that were under way may have written something after it. */
export const forgetCustomer: JobHandler<"forget-customer"> = async (
  { db, mediaStorage },
  { customer_id },
) => {
  const files = await db.transaction((tx) => forgetPerson(tx, customer_id));
  await Promise.allSettled(files.map((key) => mediaStorage.remove(key)));
};
