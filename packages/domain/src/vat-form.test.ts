import { describe, expect, it } from "vitest";
import { isTaxCode, vatFormSchema } from "./vat-form.ts";

const filled = {
  company_name: "Công ty TNHH Sen Việt",
  tax_code: "0312345678",
  company_address: "12 Nguyễn Huệ, Quận 1",
  email: "ketoan@example.com",
};

describe("a VAT invoice", () => {
  it.each([
    ["0312345678", true],
    ["0312345678-001", true],
    ["079085001234", true],
    ["031234567", false],
    ["03123456789", false],
    ["0312345678-01", false],
    ["0312345678001", false],
    ["O312345678", false],
    ["", false],
  ])("accepts the tax code %j: %s", (code, taken) => {
    expect(isTaxCode(code)).toBe(taken);
  });

  it("trims the fields and collapses spaces", () => {
    expect(
      vatFormSchema.parse({ ...filled, tax_code: " 0312345678 ", company_name: " Công  ty Sen " }),
    ).toEqual({
      ...filled,
      company_name: "Công ty Sen",
    });
  });

  it.each([
    ["company_name", " ", "fields:company_name_required"],
    ["company_name", "a".repeat(201), "fields:text_too_long"],
    ["tax_code", "", "fields:tax_code_required"],
    ["tax_code", "12", "fields:tax_code_format"],
    ["company_address", "", "fields:company_address_required"],
    ["email", "", "fields:email_required"],
    ["email", "ketoan.example.com", "fields:email_format"],
    ["email", `${"a".repeat(200)}@example.com`, "fields:text_too_long"],
  ])("refuses %s %j", (field, value, message) => {
    const issues = vatFormSchema.safeParse({ ...filled, [field]: value }).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([[field, message]]);
  });
});
