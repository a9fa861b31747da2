import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addressFormSchema,
  addressFormSchemaFor,
  emptyAddressForm,
  withDistrict,
  withProvince,
} from "./address-form.ts";
import { fieldErrorKey } from "./field-errors.ts";
import { isVietnameseName } from "./person-name.ts";
import { isPhoneNumber, PHONE_PATTERN } from "./phone.ts";
import { returnFormSchema } from "./return-form.ts";
import { phoneSchema } from "./phone-schema.ts";

const filled = {
  ...emptyAddressForm,
  contact_name: "Nguyễn Thị Sen",
  contact_phone: "0901234567",
  province_id: 79,
  district_id: 760,
  ward_id: 26734,
  address: "12 Nguyễn Huệ",
};

/** The error at a field of a valid form after changing it; undefined if it is still valid. */
function messageAt(field: keyof typeof filled, value: unknown): string | undefined {
  const issues = addressFormSchema.safeParse({ ...filled, [field]: value }).error?.issues ?? [];
  return issues.find((issue) => issue.path[0] === field)?.message;
}

describe("contact name field", () => {
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
    [`Sen ${"a".repeat(97)}`, "name_too_long"],
  ])("refuses %j: %s", (name, key) => {
    expect(messageAt("contact_name", name)).toBe(`fields:${key}`);
  });

  it.each([
    "A B",
    "Nguyễn Thị Sen",
    "ĐẶNG VĂN QUỲNH",
    "Trần Thị Ngọc Ỷ",
    "\ufeffNguyễn\u200b Thị Sen\u200e",
    `Sen ${"a".repeat(96)}`,
  ])("accepts %j", (name) => {
    expect(messageAt("contact_name", name)).toBeUndefined();
  });

  it("accepts every vowel with every tone, composed or decomposed, in both cases", () => {
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

  it("gives the same result for composed and decomposed accents", () => {
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

  it("trims the name and collapses inner spaces", () => {
    expect(addressFormSchema.parse({ ...filled, contact_name: "  Nguyễn   Sen " }).contact_name).toBe(
      "Nguyễn Sen",
    );
  });
});

describe("phone number field", () => {
  it.each([
    ["", "phone_required"],
    ["  ", "phone_required"],
    ["1901234567", "phone_format"],
    ["090123456a", "phone_format"],
    ["+1 901 234 567", "phone_format"],
    ["+84 nine", "phone_format"],
    ["٠٩٠١٢٣٤٥٦٧", "phone_format"],
    ["090123456", "phone_length"],
    ["028382912", "phone_length"],
    ["09012345678", "phone_length"],
    ["+84 901 234", "phone_length"],
    ["028 3829 1234", "phone_landline"],
    ["0000000000", "phone_prefix"],
    ["0123456789", "phone_prefix"],
    ["0512345678", "phone_prefix"],
    ["0951234567", "phone_prefix"],
    ["0201234567", "phone_prefix"],
    ["0412345678", "phone_prefix"],
  ])("refuses %j: %s", (phone, key) => {
    expect(messageAt("contact_phone", phone)).toBe(`fields:${key}`);
  });

  it.each(["0321234567", "0561234567", "0781234567", "0861234567", "0901234567", "0991234567"])(
    "accepts the mobile number %s unchanged",
    (phone) => {
      expect(addressFormSchema.parse({ ...filled, contact_phone: phone }).contact_phone).toBe(phone);
    },
  );

  it.each(["0281234567", "0241234567", "0254123456", "0299123456"])(
    "accepts the landline number %s unchanged",
    (phone) => {
      expect(addressFormSchema.parse({ ...filled, contact_phone: phone }).contact_phone).toBe(phone);
    },
  );

  it.each([
    " 0901234567 ",
    "090 123 4567",
    "090.123.4567",
    "090-123-4567",
    "(090) 123 4567",
    "090\u00a0123\u00a04567",
    "+84901234567",
    "+84 90 123 45 67",
    "84 901 234 567",
    "0084901234567",
    "+84 (0)90 123 4567",
    "0084 (0)901234567",
    "０９０１２３４５６７",
    "＋８４ ９０ １２３ ４５６７",
    "090‑123‑4567",
    "\u202d0901 234 567\u202c",
  ])("normalizes %j to 0901234567", (phone) => {
    expect(addressFormSchema.parse({ ...filled, contact_phone: phone }).contact_phone).toBe("0901234567");
  });

  it("outputs only numbers that match the specification's pattern, and parses them to themselves", () => {
    const parts = fc.array(fc.constantFrom("0", "84", "+84", "9", "3", "28", "1234567", " ", "."), {
      maxLength: 12,
    });
    const taken = fc.stringMatching(new RegExp(PHONE_PATTERN));
    fc.assert(
      fc.property(
        fc.oneof(
          parts.map((each) => each.join("")),
          taken,
        ),
        (typed) => {
          const { data } = phoneSchema.safeParse(typed);
          if (data === undefined) return;
          expect(isPhoneNumber(data)).toBe(true);
          expect(phoneSchema.parse(data)).toBe(data);
          expect(phoneSchema.parse(`+84${data.slice(1)}`)).toBe(data);
        },
      ),
    );
  });
});

describe("place and street fields", () => {
  it.each([
    ["province_id", "province_required"],
    ["district_id", "district_required"],
    ["ward_id", "ward_required"],
  ] as const)("require %s: %s", (field, key) => {
    for (const value of [null, undefined, "", 0]) expect(messageAt(field, value)).toBe(`fields:${key}`);
  });

  it("require a street of at most 200 characters", () => {
    expect(messageAt("address", "  ")).toBe("fields:address_required");
    expect(messageAt("address", "a".repeat(201))).toBe("fields:address_too_long");
    expect(messageAt("address", "a".repeat(200))).toBeUndefined();
  });

  it("clear district and ward when the province changes, and the ward when the district changes", () => {
    expect(withProvince(filled, 1)).toEqual({ ...filled, province_id: 1, district_id: null, ward_id: null });
    expect(withDistrict(filled, 761)).toEqual({ ...filled, district_id: 761, ward_id: null });
  });

  it("keep district and ward when the same province or district is chosen again", () => {
    expect(withProvince(filled, 79)).toBe(filled);
    expect(withDistrict(filled, 760)).toBe(filled);
  });
});

describe("address form for places without districts", () => {
  const twoLevels = addressFormSchemaFor(2);

  it("requires province and ward, but no district", () => {
    expect(twoLevels.safeParse({ ...filled, district_id: null }).success).toBe(true);
    const issues = twoLevels.safeParse(emptyAddressForm).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([
      "contact_name",
      "contact_phone",
      "province_id",
      "ward_id",
      "address",
    ]);
  });

  it("refuses a district", () => {
    expect(twoLevels.safeParse(filled).success).toBe(false);
  });

  it("drops the district from the return form too", () => {
    const issuesAt = (levels: 2 | 3) =>
      returnFormSchema(0, levels)
        .safeParse({ delivery_method: 1, district_id: null })
        .error?.issues.map(({ path }) => path[0]);
    expect(issuesAt(3)).toContain("district_id");
    expect(issuesAt(2)).not.toContain("district_id");
  });
});

describe("address form", () => {
  it("parses to the request body", () => {
    expect(addressFormSchema.parse(filled)).toEqual(filled);
  });

  it("reports one text key for each required field left empty", () => {
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

  it("returns no text key for a server's sentence", () => {
    expect(fieldErrorKey("Số điện thoại đã được dùng")).toBeNull();
    expect(fieldErrorKey(undefined)).toBeNull();
  });
});
