import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { otpFormSchema } from "./otp-form.ts";
import { PASSWORD_RULES, passwordSchema } from "./password.ts";
import { onlyDigits, plainPhone } from "./phone.ts";
import { changePasswordFormSchema, registerBody, registrationFormSchema } from "./registration-form.ts";

const filled = {
  full_name: "Nguyễn Thị Sen",
  phone: "0901234567",
  email: "sen@example.com",
  password: "Matkhau1",
};
const refusal = (form: object) =>
  registrationFormSchema
    .safeParse({ ...filled, ...form })
    .error?.issues.map(({ path, message }) => [path[0], message.replace("fields:", "")]);

describe("the registration form", () => {
  it.each([
    ["", undefined],
    ["  ", undefined],
    [" Sen+Mua@Example.COM\u200b ", "sen+mua@example.com"],
  ])("sends a plain phone number, and the email %j as %j", (email, sent) => {
    const typed = { ...filled, phone: "+84 90 123 4567", email };
    const { email: sentEmail, phone } = registerBody(registrationFormSchema.parse(typed));
    expect([phone, sentEmail]).toEqual(["0901234567", sent]);
  });

  it.each([
    [{ full_name: "Sen" }, [["full_name", "name_two_words"]]],
    [{ phone: "090123456" }, [["phone", "phone_length"]]],
    [{ email: "sen@" }, [["email", "email_format"]]],
    [
      { password: "matkhau" },
      [
        ["password", "password_too_short"],
        ["password", "password_uppercase"],
        ["password", "password_digit"],
      ],
    ],
    [{ password: `Aa1${"x".repeat(197)}` }, [["password", "password_too_long"]]],
  ])("refuses %j: %j", (form, told) => {
    expect(refusal(form)).toEqual(told);
  });
});

describe("password rules", () => {
  it("shown to the customer are those the schema enforces", () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 20 }), (text) => {
        expect(PASSWORD_RULES.every(({ isMet }) => isMet(text))).toBe(passwordSchema.safeParse(text).success);
      }),
    );
  });

  it("refuse the current password as the new one", () => {
    const same = { current_password: "Matkhau1", new_password: "Matkhau1" };
    const { error } = changePasswordFormSchema.safeParse(same);
    expect(error?.issues).toMatchObject([{ path: ["new_password"], message: "fields:password_same" }]);
    expect(changePasswordFormSchema.safeParse({ ...same, new_password: "Matkhau2" }).success).toBe(true);
  });
});

describe("a typed one-time code", () => {
  it.each([
    ["123456", "123456"],
    ["123 456", "123456"],
    [" 123-456\n", "123456"],
    ["１２３４５６", "123456"],
  ])("is parsed from %j as %s", (otp, read) => {
    expect(otpFormSchema.parse({ otp })).toEqual({ otp: read });
  });

  it.each([
    ["", "otp_required"],
    ["abc", "otp_required"],
    ["12345", "otp_length"],
    ["1234567", "otp_length"],
  ])("is refused as %j: %s", (otp, message) => {
    expect(otpFormSchema.safeParse({ otp }).error?.issues[0]?.message).toBe(`fields:${message}`);
  });
});

it("a normalized phone number does not change when normalized again", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(onlyDigits(onlyDigits(text))).toBe(onlyDigits(text));
      expect(plainPhone(plainPhone(text)).replace(/^0+/, "")).toBe(plainPhone(text).replace(/^0+/, ""));
    }),
  );
});
