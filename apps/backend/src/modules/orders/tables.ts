import { jsonb, pgTable } from "../../database/drizzle.ts";
import { fieldsUpTo } from "../../database/schema/checks.ts";
import { createdAt, rowId } from "../../database/schema/columns.ts";
import { maxLength } from "../../database/schema/max-length.ts";
import { orders } from "../order-records/tables/orders.ts";

const vatTexts = {
  company_name: maxLength("VatInvoice", "company_name"),
  tax_code: maxLength("VatInvoice", "tax_code"),
  company_address: maxLength("VatInvoice", "company_address"),
  email: maxLength("VatInvoice", "email"),
};

/** VAT invoice details of an order. */
export const vatInvoices = pgTable(
  "vat_invoices",
  {
    order_id: rowId()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    /** Details in the contract's shape: company or person, tax code, address, email. */
    details: jsonb().$type<Record<string, unknown>>().notNull(),
    created_at: createdAt(),
    updated_at: createdAt(),
  },
  (t) => [fieldsUpTo(t.details, vatTexts)],
);
