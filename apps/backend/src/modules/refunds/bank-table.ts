import { integer, pgTable, text } from "../../database/drizzle.ts";
import { maxLength } from "../../database/schema/max-length.ts";

/** The longest texts of the bank account that a COD refund is paid to. Spec section 3. */
export const bankTexts = {
  bank_name: maxLength("BankAccount", "bank_name"),
  account_number: maxLength("BankAccount", "account_number"),
  account_fullname: maxLength("BankAccount", "account_fullname"),
  bank_bin: "970436".length,
};

/** Banks that a refund can be paid to. */
export const banks = pgTable("banks", {
  id: integer().primaryKey().generatedByDefaultAsIdentity(),
  /** The bank's common short code: "VCB". */
  code: text().notNull().unique(),
  /** Bank identification number, six digits. */
  bank_bin: text().notNull(),
  /** International name. */
  name: text().notNull(),
  name_vn: text().notNull(),
  /** The name people use: "Vietcombank". */
  bank_name: text().notNull(),
});
