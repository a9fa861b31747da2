import { jsonb, pgTable, uuid } from "../../database/drizzle.ts";
import { fieldsUpTo } from "../../database/schema/checks.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { checkouts } from "./tables.ts";

export const vatTexts = {
  company_name: maxLength("VatInvoice", "company_name"),
  tax_code: maxLength("VatInvoice", "tax_code"),
  company_address: maxLength("VatInvoice", "company_address"),
  email: maxLength("VatInvoice", "email"),
};

/** The VAT invoice requested at a checkout, before its orders exist. */
export const checkoutVat = pgTable(
  "checkout_vat",
  {
    checkout_id: uuid()
      .primaryKey()
      .references(() => checkouts.id, { onDelete: "cascade" }),
    details: jsonb().$type<Record<string, unknown>>().notNull(),
  },
  (t) => [fieldsUpTo(t.details, vatTexts)],
);
