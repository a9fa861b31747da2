import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { chosenBank, isAccountNumber, searchBanks } from "./bank.ts";
import { bankAccountSchema } from "./bank-account-schema.ts";
import { plainText } from "./plain-text.ts";

const banks = [
  { name: "Vietcombank", name_vn: "Ngân hàng TMCP Ngoại thương Việt Nam", code: "VCB", bank_bin: "970436" },
  { name: "VietinBank", name_vn: "Ngân hàng TMCP Công thương Việt Nam", code: "CTG", bank_bin: "970415" },
  { name: "Techcombank", name_vn: "Ngân hàng TMCP Kỹ thương Việt Nam", code: "TCB", bank_bin: "970407" },
  { name: "Asia Commercial Bank", name_vn: "Ngân hàng TMCP Á Châu", code: "ACB", bank_bin: "970416" },
  { name: "DongA Bank", name_vn: "Ngân hàng TMCP Đông Á", code: "DAB", bank_bin: "970406" },
];
const codes = (query: string) => searchBanks(banks, query).map(({ code }) => code);

describe("the search for a bank", () => {
  it.each([
    ["by code", "vcb", ["VCB"]],
    ["by name", "techcom", ["TCB"]],
    ["by Vietnamese name", "Á Châu", ["ACB"]],
    ["by Vietnamese name without accents", "a chau", ["ACB"]],
    ["by đ typed as d", "dong a", ["DAB"]],
    ["by decomposed accents", "Đông Á".normalize("NFD"), ["DAB"]],
    ["by words in any order", "nam ngoai", ["VCB"]],
    ["by the beginning first", "viet", ["VCB", "CTG", "TCB"]],
    ["by spaces only", "  ", ["VCB", "CTG", "TCB", "ACB", "DAB"]],
    ["for what is not there", "hsbc", []],
  ])("%s", (_how, query, found) => {
    expect(codes(query)).toEqual(found);
  });

  it("puts a bank whose code is the query before all others", () => {
    const other = { name: "ACB Securities", name_vn: "Chứng khoán ACB", code: "ACBS", bank_bin: "970499" };
    expect(searchBanks([other, ...banks], "acb").map(({ code }) => code)).toEqual(["ACB", "ACBS"]);
  });

  it("finds every bank by its code, name and Vietnamese name, however they are typed, and invents none", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...banks),
        fc.constantFrom("NFC", "NFD"),
        fc.boolean(),
        (bank, form, upper) => {
          for (const text of [bank.code, bank.name, bank.name_vn]) {
            const typed = text.normalize(form);
            expect(searchBanks(banks, upper ? typed.toUpperCase() : plainText(typed))).toContain(bank);
          }
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (query) => {
        const found = searchBanks(banks, query);
        expect(banks.filter((bank) => found.includes(bank))).toHaveLength(found.length);
      }),
    );
  });
});

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
  it("are taken as they are, names tidied", () => {
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
  ])("refuse %s", (_what, change, expected) => {
    expect(messages(change)).toEqual(expected);
  });

  it("take account numbers of 6 to 19 digits and nothing else", () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(..."0123456789"), maxLength: 25 }), (digits) => {
        expect(isAccountNumber(digits)).toBe(digits.length >= 6 && digits.length <= 19);
      }),
    );
  });

  it("take name and number of a chosen bank", () => {
    expect(banks.map(chosenBank)[0]).toEqual({ bank_name: "Vietcombank", bank_bin: "970436" });
  });
});
