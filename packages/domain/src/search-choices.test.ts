import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bankWords } from "./bank.ts";
import { plainText } from "./plain-text.ts";
import { placeWords, searchChoices, wardWords } from "./search-choices.ts";

const banks = [
  { name: "Vietcombank", name_vn: "Ngân hàng TMCP Ngoại thương Việt Nam", code: "VCB" },
  { name: "VietinBank", name_vn: "Ngân hàng TMCP Công thương Việt Nam", code: "CTG" },
  { name: "Techcombank", name_vn: "Ngân hàng TMCP Kỹ thương Việt Nam", code: "TCB" },
  { name: "Asia Commercial Bank", name_vn: "Ngân hàng TMCP Á Châu", code: "ACB" },
  { name: "DongA Bank", name_vn: "Ngân hàng TMCP Đông Á", code: "DAB" },
];

describe("bank search", () => {
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
    expect(searchChoices(banks, query, bankWords).map(({ code }) => code)).toEqual(found);
  });

  it("ranks a bank whose code equals the query first", () => {
    const other = { name: "ACB Securities", name_vn: "Chứng khoán ACB", code: "ACBS" };
    const found = searchChoices([other, ...banks], "acb", bankWords);
    expect(found.map(({ code }) => code)).toEqual(["ACB", "ACBS"]);
  });

  it("finds every bank by code, name and Vietnamese name in any encoding and case, and lists none twice", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...banks),
        fc.constantFrom("NFC", "NFD"),
        fc.boolean(),
        (bank, form, upper) => {
          for (const text of [bank.code, bank.name, bank.name_vn]) {
            const typed = text.normalize(form);
            const query = upper ? typed.toUpperCase() : plainText(typed);
            expect(searchChoices(banks, query, bankWords)).toContain(bank);
          }
        },
      ),
    );
    fc.assert(
      fc.property(fc.string(), (query) => {
        const found = searchChoices(banks, query, bankWords);
        expect(banks.filter((bank) => found.includes(bank))).toHaveLength(found.length);
      }),
    );
  });
});

describe("place search", () => {
  const places = [
    "Thành phố Hà Nội",
    "Tỉnh Hà Giang",
    "Thành phố Hồ Chí Minh",
    "Quận 10",
    "Quận 1",
    "Phường Bến Nghé",
    "Xã Phường Văn",
  ].map((name) => ({ name }));

  it.each([
    ["without accents and kind", "ho chi minh", ["Thành phố Hồ Chí Minh"]],
    ["by its initials", "hcm", ["Thành phố Hồ Chí Minh"]],
    ["by the initials with its kind", "TP.HCM", ["Thành phố Hồ Chí Minh"]],
    ["by the initials apart", "tp hcm", ["Thành phố Hồ Chí Minh"]],
    ["by its number, the whole one first", "1", ["Quận 1", "Quận 10"]],
    ["by its kind's letter and number", "q10", ["Quận 10"]],
    ["by a number with a leading zero", "quan 010", ["Quận 10"]],
    ["with an abbreviated kind", "P. Bến Nghé", ["Phường Bến Nghé"]],
    ["with an abbreviated kind, without a space", "TP.Hà Nội", ["Thành phố Hà Nội"]],
    ["by the beginning of its own name", "ha", ["Thành phố Hà Nội", "Tỉnh Hà Giang"]],
    ["though its name begins like a kind", "phuong van", ["Xã Phường Văn"]],
    ["by its kind", "quận", ["Quận 10", "Quận 1"]],
  ])("%s", (_how, query, found) => {
    expect(searchChoices(places, query, placeWords).map(({ name }) => name)).toEqual(found);
  });
});

describe("ward search", () => {
  const ward = {
    ward: "Phường Bến Nghé",
    today: "Phường Sài Gòn, Thành phố Hồ Chí Minh",
    district: "Quận 1",
  };

  it.each(["p. sài gòn hcm", "ben nghe q1", "P.Bến Nghé, Quận 1", "sai gon"])(
    "finds it by its former and today's names: %s",
    (query) => {
      const wordsOf = ({ ward: name, today, district }: typeof ward) => wardWords(name, today, district);
      expect(searchChoices([ward], query, wordsOf)).toEqual([ward]);
    },
  );
});
