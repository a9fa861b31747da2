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
  ])("takes the tax code %j: %s", (code, taken) => {
    expect(isTaxCode(code)).toBe(taken);
  });

  it("tidies what was typed", () => {
    expect(
      vatFormSchema.parse({ ...filled, tax_code: " 0312345678 ", company_name: " Công  ty Sen " }),
    ).toEqual({
      ...filled,
      company_name: "Công ty Sen",
    });
  });

  it.each([
    ["company_name", " ", "errors:field.company_name_required"],
    ["company_name", "a".repeat(201), "errors:field.text_too_long"],
    ["tax_code", "", "errors:field.tax_code_required"],
    ["tax_code", "12", "errors:field.tax_code_format"],
    ["company_address", "", "errors:field.company_address_required"],
    ["email", "", "errors:field.email_required"],
    ["email", "ketoan.example.com", "errors:field.email_format"],
    ["email", `${"a".repeat(200)}@example.com`, "errors:field.text_too_long"],
  ])("refuses %s %j", (field, value, message) => {
    const issues = vatFormSchema.safeParse({ ...filled, [field]: value }).error?.issues ?? [];
    expect(issues.map((issue) => [issue.path.join("."), issue.message])).toEqual([[field, message]]);
  });
});
