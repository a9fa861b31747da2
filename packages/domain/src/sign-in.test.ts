import { describe, expect, it } from "vitest";
import { errorMessage, loginErrorMessage, socialLoginErrorMessage } from "./error-messages.ts";
import { loginBody, loginFormSchema } from "./login-form.ts";
import { passwordSchema } from "./password.ts";
import { isLoggedIn } from "./session.ts";

const messages = (schema: typeof passwordSchema, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message.replace("fields:", "")) ?? [];

describe("a new password", () => {
  it.each([
    ["", ["password_required"]],
    ["abc", ["password_too_short", "password_uppercase", "password_digit"]],
    ["abcdefgh", ["password_uppercase", "password_digit"]],
    ["ABCDEFG1", ["password_lowercase"]],
    ["Abcdefgh", ["password_digit"]],
    ["Abcdef1", ["password_too_short"]],
    ["Abcdefg1", []],
    ["Mật khẩu 1", []],
  ])("of %j fails the rules %j", (password, lacks) => {
    expect(messages(passwordSchema, password)).toEqual(lacks);
  });
});

describe("the sign-in form", () => {
  it.each([
    ["0901234567", { phone: "0901234567" }],
    ["090 123 4567", { phone: "0901234567" }],
    ["+84901234567", { phone: "0901234567" }],
    [" sen@example.com\u200b ", { email: "sen@example.com" }],
    ["\u202d+84 901 234 567\u202c", { phone: "0901234567" }],
    ["sen-09.x@example.com", { email: "sen-09.x@example.com" }],
  ])("sends %j as %j", (account, body) => {
    const form = loginFormSchema.parse({ account, password: "x" });
    expect(loginBody(form)).toEqual({ ...body, password: "x" });
  });

  it.each([
    ["", "x", "fields:account_required"],
    ["sen", "x", "fields:account_format"],
    ["9012345", "x", "fields:account_format"],
    ["sen@example", "x", "fields:account_format"],
    ["0901234567", "", "fields:password_required"],
  ])("refuses %j with password %j: %s", (account, password, message) => {
    expect(loginFormSchema.safeParse({ account, password }).error?.issues[0]?.message).toBe(message);
  });
});

describe("a failed sign-in", () => {
  it("shows our own text for a locked account, and the server's otherwise", () => {
    expect(loginErrorMessage({ message: "15 minutes more", message_code: "CUSTOMER_LOCK_ACCOUNT" })).toEqual({
      key: "errors:login.account_locked",
      details: ["15 minutes more"],
    });
    expect(loginErrorMessage({ code: 422, message: "Sai mật khẩu", message_code: "X" })).toEqual({
      text: "Sai mật khẩu",
    });
  });

  it("translates the known errors of a social sign-in only", () => {
    expect(socialLoginErrorMessage({ message: "x", message_code: "SOCIAL_EMAIL_MISSING" })).toEqual({
      key: "errors:social.email_missing",
    });
    expect(socialLoginErrorMessage({ message: "Lỗi khác", message_code: "OTHER" })).toEqual({
      text: "Lỗi khác",
    });
  });

  it.each([
    [{ code: 409 }, { key: "errors:status.conflict" }],
    [{ code: 422, message: " " }, { key: "errors:status.wrong_field" }],
    [{ code: 937 }, { key: "errors:status.max_otp_sends" }],
    [{ code: 938, message: null }, { key: "errors:status.max_wrong_otp" }],
    [{ code: 503 }, { key: "errors:status.service_unavailable" }],
    [{ code: 418 }, { key: "errors:something_wrong" }],
    [{}, { key: "errors:something_wrong" }],
    [{ code: 500, message: "Bảo trì" }, { text: "Bảo trì" }],
  ])("shows the response %j as %j", (answer, message) => {
    expect(errorMessage(answer)).toEqual(message);
  });
});

describe("being signed in", () => {
  it("requires a verified phone number", () => {
    expect(isLoggedIn({ phone_verified_at: "2026-03-08T02:15:00.000Z" })).toBe(true);
    expect(isLoggedIn({ phone_verified_at: null })).toBe(false);
    expect(isLoggedIn(null)).toBe(false);
  });
});
