import { asc } from "../../../database/drizzle.ts";
import { banks } from "../../../database/schema/index.ts";
import { ok } from "../../../http/envelope.ts";
import type { Operation } from "../../../http/operation.ts";

type Field = "name" | "name_vn" | "code";
const everyField: readonly Field[] = ["name", "name_vn", "code"];

/** Banks that a refund can be paid to, the most used first. Fields not requested are empty strings. Spec §7. */
export const listBanks: Operation<"listBanks"> = async ({ db, query }) => {
  const asked: readonly string[] = query.fields ?? everyField;
  const rows = await db.select().from(banks).orderBy(asc(banks.id));
  const said = (field: Field, text: string) => (asked.includes(field) ? text : "");
  return ok(
    rows.map((bank) => ({
      name: said("name", bank.bank_name),
      name_vn: said("name_vn", bank.name_vn),
      code: said("code", bank.code),
      bank_bin: bank.bank_bin,
    })),
  );
};
