import { eq } from "../../database/drizzle.ts";
import type { Queryable } from "../../database/connect.ts";
import { banks } from "../../database/schema/index.ts";
import { invalid } from "../../errors/errors.ts";

/** Refuses a bank that is not in the catalogue. */
export async function assertBank(
  db: Queryable,
  bankBin: string,
  field = "infor_banking_customer.bank_bin",
): Promise<void> {
  const count = await db.$count(banks, eq(banks.bank_bin, bankBin));
  if (count === 0) throw invalid(field, "BANK_UNKNOWN");
}
