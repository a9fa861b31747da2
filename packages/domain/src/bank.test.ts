import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isAccountNumber } from "./bank.ts";
import { bankAccountSchema } from "./bank-account-schema.ts";

const account = {
  bank_name: "Vietcombank",
  bank_bin: "970436",
  account_number: "0071000123456",
  account_fullname: "NGUYEN THI SEN",
};
const messages = (change: Partial<Record<keyof typeof account, unknown>>) =>
  bankAccountSchema
    .safeParse({ ...account, ...change })
    .error?.issues.map(({ path, message }) => `${path.join(".")} ${message}`) ?? [];

describe("bank details", () => {
  it("are accepted, with the holder's name trimmed and its spaces collapsed", () => {
    expect(bankAccountSchema.parse({ ...account, account_fullname: "  Nguyễn   Thị Sen " })).toEqual({
      ...account,
      account_fullname: "Nguyễn Thị Sen",
    });
  });

  it.each([
    ["no bank", { bank_name: " " }, ["bank_name fields:bank_required"]],
    ["a bank that was typed instead of chosen", { bank_bin: "VCB" }, ["bank_bin fields:bank_required"]],
    ["no number", { account_number: "" }, ["account_number fields:account_number_required"]],
    [
      "a number with letters",
      { account_number: "0071A00123" },
      ["account_number fields:account_number_format"],
    ],
    [
      "a number with other digits",
      { account_number: "٠٠٧١٠٠٠١" },
      ["account_number fields:account_number_format"],
    ],
    ["five digits", { account_number: "12345" }, ["account_number fields:account_number_format"]],
    ["twenty digits", { account_number: "1".repeat(20) }, ["account_number fields:account_number_format"]],
    ["no holder", { account_fullname: "" }, ["account_fullname fields:account_name_required"]],
    ["a holder with digits", { account_fullname: "SEN 2" }, ["account_fullname fields:account_name_format"]],
  ])("are refused with %s", (_what, change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  it("accept account numbers of 6 to 19 digits only", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 25 }), (digits) => {
        expect(isAccountNumber(digits)).toBe(digits.length >= 6 && digits.length <= 19);
      }),
    );
  });
});
