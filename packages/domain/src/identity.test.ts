import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { identityFormSchema } from "./identity-form.ts";
import {
  maskedIdentityNumber,
  maySubmitIdentity,
  plainIdentityNumber,
  refundNeedsIdentity,
} from "./identity.ts";
import { isProbablyBlurred, sharpness } from "./sharpness.ts";

const pictures = {
  front_id: "6f1c2b64-3f0e-4f4a-9b0a-3e1d5f7a9c10",
  back_id: "0d9c5f7e-4b57-4f0e-9a7c-0c1f1c7d2a11",
};
const problems = (form: object) =>
  identityFormSchema
    .safeParse({ ...pictures, ...form })
    .error?.issues.map(({ path, message }) => [path.join("."), message.replace("fields:", "")]) ?? [];

describe("identity number", () => {
  it.each([
    [0, "079194001234", "079194001234"],
    [0, " 079 194 001 234\u200b ", "079194001234"],
    [0, "079.194-001.234", "079194001234"],
    [0, "０７９１９４００１２３４", "079194001234"],
    [1, "b1234567", "B1234567"],
    [1, "C 123 4567", "C1234567"],
    [1, "123456789", "123456789"],
  ])("of type %i, typed as %j, is normalized to %s", (type, typed, plain) => {
    expect(identityFormSchema.parse({ ...pictures, type, number: typed }).number).toBe(plain);
  });

  it.each([
    [0, "", "identity_number_required"],
    [0, "07919400123", "identity_card_format"],
    [0, "0791940012345", "identity_card_format"],
    [0, "B1234567", "identity_card_format"],
    [1, "12345", "passport_format"],
    [1, "ABCDEFGH", "passport_format"],
    [1, "B12345678A", "passport_format"],
    [1, "B12345🛂", "passport_format"],
  ])("of type %i refuses %j: %s", (type, number, message) => {
    expect(problems({ type, number })).toEqual([["number", message]]);
  });

  it("does not change when normalized again, and is masked except for its last three characters", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const once = plainIdentityNumber(text);
        expect(plainIdentityNumber(once)).toBe(once);
      }),
    );
    fc.assert(
      fc.property(fc.stringMatching(/^[0-9A-Z]{6,12}$/), (number) => {
        const masked = maskedIdentityNumber(number);
        expect([masked.length, masked.replaceAll("•", "")]).toEqual([number.length, number.slice(-3)]);
      }),
    );
  });
});

describe("an identity document", () => {
  it("needs two pictures", () => {
    const form = { type: 0, number: "079194001234" };
    expect(problems({ ...form, front_id: "", back_id: "" })).toEqual([
      ["front_id", "identity_picture_required"],
      ["back_id", "identity_picture_required"],
    ]);
  });

  it.each([
    ["none", true],
    ["waiting", false],
    ["verified", false],
    ["refused", true],
  ] as const)("can be submitted in status %s: %s", (status, may) => {
    expect(maySubmitIdentity(status)).toBe(may);
  });
});

describe("picture sharpness", () => {
  const [width, height] = [48, 32];
  const drawn = (grey: (x: number, y: number) => number) =>
    Array.from({ length: width * height }, (_, index) => grey(index % width, Math.floor(index / width)));

  it("is 0 for an empty or flat picture, and lower for soft edges than for crisp ones", () => {
    const stripes = (soft: number) =>
      drawn((x) => 128 + 100 * Math.max(-1, Math.min(1, Math.sin((x * Math.PI) / 8) * (8 / soft))));
    expect([
      sharpness([], 0, 0),
      sharpness([1, 2], 2, 1),
      sharpness(
        drawn(() => 90),
        width,
        height,
      ),
    ]).toEqual([...[0, 0, 0]]);
    const [crisp, soft] = [sharpness(stripes(1), width, height), sharpness(stripes(16), width, height)];
    expect(crisp).toBeGreaterThan(soft);
    expect(isProbablyBlurred(stripes(1), width, height)).toBe(false);
    expect(isProbablyBlurred(stripes(16), width, height)).toBe(true);
  });
});

it.each([
  ["to an account, above the limit", 5_000_001, {}, false, true],
  ["to an account, at the limit", 5_000_000, {}, false, false],
  ["the way it was paid", 9_000_000, null, false, false],
  ["of a verified customer", 9_000_000, {}, true, false],
])("a refund %s waits for identity verification or not", (_how, amount, bank, isVerified, waits) => {
  expect(refundNeedsIdentity({ amount, bank }, isVerified)).toBe(waits);
});
