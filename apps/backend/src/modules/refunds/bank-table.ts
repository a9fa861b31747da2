import { integer, pgTable, text } from "../../database/drizzle.ts";
import { maxLength } from "../../database/schema/max-length.ts";

/** Bank account a COD refund goes to. Spec section 3. */
export interface BankAccount {
  bank_name: string;
  account_number: string;
  account_fullname: string;
  bank_bin: string;
}

export const bankTexts = {
  bank_name: maxLength("BankAccount", "bank_name"),
  account_number: maxLength("BankAccount", "account_number"),
  account_fullname: maxLength("BankAccount", "account_fullname"),
  bank_bin: "970436".length,
};

/** Banks a refund can go to. */
export const banks = pgTable("banks", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** Short code, as banks are known by: "VCB". */
  code: text().notNull().unique(),
  /** Bank identification number, six digits. */
  bank_bin: text().notNull(),
  /** International name. */
  name: text().notNull(),
  name_vn: text().notNull(),
  /** Name people use: "Vietcombank". */
  bank_name: text().notNull(),
});
