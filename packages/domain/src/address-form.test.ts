import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addressFormSchema, emptyAddressForm, withDistrict, withProvince } from "./address-form.ts";
import { fieldErrorKey } from "./field-errors.ts";
import { isVietnameseName } from "./person-name.ts";

const filled = {
  ...emptyAddressForm,
  contact_name: "Nguyễn Thị Sen",
  contact_phone: "0901234567",
  province_id: 79,
  district_id: 760,
  ward_id: 26734,
  address: "12 Nguyễn Huệ",
};

/** The message at a field of the filled form with some of it changed; undefined when it is valid. */
function messageAt(field: keyof typeof filled, value: unknown): string | undefined {
  const issues = addressFormSchema.safeParse({ ...filled, [field]: value }).error?.issues ?? [];
  return issues.find((issue) => issue.path[0] === field)?.message;
}

describe("the name", () => {
  it.each([
    ["", "name_required"],
    ["   ", "name_required"],
    ["An", "name_too_short"],
    ["Ân", "name_too_short"],
    ["A ", "name_too_short"],
    ["Sen", "name_two_words"],
    ["Nguyễn Sen 2", "name_letters"],
    ["Nguyễn-Sen An", "name_letters"],
    ["Nguyễn Sen 🌸", "name_letters"],
    ["Nguyễn Сен", "name_letters"],
    ["Groß Anna", "name_letters"],
    ["Sen", "name_two_words"],
    [`Sen ${"a".repeat(97)}`, "name_too_long"],
  ])("%j: %s", (name, key) => {
    expect(messageAt("contact_name", name)).toBe(`errors:field.${key}`);
  });

  it.each(["A B", "Nguyễn Thị Sen", "ĐẶNG VĂN QUỲNH", "Trần Thị Ngọc Ỷ", `Sen ${"a".repeat(96)}`])(
    "%j is one",
    (name) => {
      expect(messageAt("contact_name", name)).toBeUndefined();
    },
  );

  it("takes every vowel with every tone, composed or decomposed, in both cases", () => {
    const vowels = [..."aăâeêioôơuưy"];
    const tones = ["", "\u0300", "\u0301", "\u0303", "\u0309", "\u0323"];
    for (const vowel of vowels) {
      for (const tone of tones) {
        const letter = (vowel + tone).normalize("NFC");
        expect([...letter], `${vowel}${tone}`).toHaveLength(1);
        for (const form of [
          letter,
          letter.toUpperCase(),
          letter.normalize("NFD"),
          letter.toUpperCase().normalize("NFD"),
        ]) {
          expect(isVietnameseName(form), form).toBe(true);
        }
      }
    }
  });

  it("is judged alike and kept alike however its accents are encoded", () => {
    const words = fc.array(fc.constantFrom("Nguyễn", "Đặng", "Thị", "Ngọc", "Ước", "Ỷ", "Sen", "x1", "!"), {
      minLength: 1,
      maxLength: 4,
    });
    fc.assert(
      fc.property(words, (parts) => {
        const [composed, decomposed] = (["NFC", "NFD"] as const).map((form) =>
          addressFormSchema.safeParse({ ...filled, contact_name: parts.join(" ").normalize(form) }),
        );
        expect(decomposed?.data).toEqual(composed?.data);
        expect(decomposed?.error?.issues).toEqual(composed?.error?.issues);
      }),
    );
  });

  it("is kept with single spaces and none around", () => {
    expect(addressFormSchema.parse({ ...filled, contact_name: "  Nguyễn   Sen " }).contact_name).toBe(
      "Nguyễn Sen",
    );
  });
});

describe("the phone number", () => {
  it.each([
    ["", "phone_required"],
    ["09012345678", "phone_too_long"],
    ["1901234567", "phone_format"],
    ["090123456a", "phone_format"],
    ["+84901234", "phone_format"],
    ["٠٩٠١٢٣٤٥٦٧", "phone_format"],
  ])("%j: %s", (phone, key) => {
    expect(messageAt("contact_phone", phone)).toBe(`errors:field.${key}`);
  });

  it("of ten digits or fewer is taken", () => {
    expect(messageAt("contact_phone", "0901234567")).toBeUndefined();
    expect(messageAt("contact_phone", "028382912")).toBeUndefined();
    expect(messageAt("contact_phone", " 0901234567 ")).toBeUndefined();
  });
});

describe("places and street", () => {
  it.each([
    ["province_id", "province_required"],
    ["district_id", "district_required"],
    ["ward_id", "ward_required"],
  ] as const)("%s must be chosen: %s", (field, key) => {
    for (const value of [null, undefined, "", 0]) expect(messageAt(field, value)).toBe(`errors:field.${key}`);
  });

  it("a street is required and not endless", () => {
    expect(messageAt("address", "  ")).toBe("errors:field.address_required");
    expect(messageAt("address", "a".repeat(201))).toBe("errors:field.address_too_long");
    expect(messageAt("address", "a".repeat(200))).toBeUndefined();
  });

  it("another province clears district and ward, another district the ward", () => {
    expect(withProvince(filled, 1)).toEqual({ ...filled, province_id: 1, district_id: null, ward_id: null });
    expect(withDistrict(filled, 761)).toEqual({ ...filled, district_id: 761, ward_id: null });
  });

  it("the same one clears nothing", () => {
    expect(withProvince(filled, 79)).toBe(filled);
    expect(withDistrict(filled, 760)).toBe(filled);
  });
});

describe("the form", () => {
  it("parses to what the wire takes", () => {
    expect(addressFormSchema.parse(filled)).toEqual(filled);
  });

  it("speaks in text keys only, and one per field of the empty form", () => {
    const issues = addressFormSchema.safeParse(emptyAddressForm).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([
      "contact_name",
      "contact_phone",
      "province_id",
      "district_id",
      "ward_id",
      "address",
    ]);
    for (const { message } of issues) expect(fieldErrorKey(message)).toBe(message);
  });

  it("tells its own messages from a server's sentence", () => {
    expect(fieldErrorKey("Số điện thoại đã được dùng")).toBeNull();
    expect(fieldErrorKey(undefined)).toBeNull();
  });
});
