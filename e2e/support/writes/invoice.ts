import type { Locator } from "@playwright/test";
import { expect } from "../test.ts";

/** The customer's input in the VAT invoice form. */
export const invoiceEntries = {
  company: "Công ty Hoa Sen",
  taxCode: "0312345678",
  address: "1 Lê Lợi, Quận 1",
  email: "ketoan@example.com",
} as const;

/** The form's fields with their input. */
const fieldsOf = (form: Locator): readonly (readonly [Locator, string])[] => [
  [form.getByLabel("Tên công ty"), invoiceEntries.company],
  [form.getByLabel("Mã số thuế"), invoiceEntries.taxCode],
  [form.getByLabel("Địa chỉ công ty"), invoiceEntries.address],
  [form.getByLabel("Email nhận hóa đơn"), invoiceEntries.email],
];

/** Fills in the VAT invoice form. */
export async function fillInvoice(form: Locator): Promise<void> {
  for (const [field, entry] of fieldsOf(form)) await field.fill(entry);
}

/** Asserts that the form contains the input of `fillInvoice`. */
export async function expectInvoice(form: Locator): Promise<void> {
  for (const [field, entry] of fieldsOf(form)) await expect(field).toHaveValue(entry);
}
