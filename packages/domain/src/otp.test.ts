import { describe, expect, it } from "vitest";
import { OTP_RESEND_SECONDS } from "./constants.ts";
import { isOtpValid, OTP_LIFE_MS, otpTry } from "./otp.ts";

const start = new Date("2026-11-21T03:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const sentAt = (seconds: number, wrong = 0, used_at: Date | null = null) => ({
  sent_at: after(seconds),
  wrong,
  used_at,
});

describe("a one-time code", () => {
  it.each([
    ["nobody asked for", null, 0, "expired", "expired"],
    ["that just went out", sentAt(0), 0, "accepted", "wrong"],
    ["in its last millisecond", sentAt(0), 299.999, "accepted", "wrong"],
    ["after five minutes", sentAt(0), 300, "expired", "expired"],
    ["with three wrong tries", sentAt(0, 3), 10, "accepted", "wrong"],
    ["with four wrong tries", sentAt(0, 4), 10, "accepted", "max_wrong"],
    ["with five wrong tries", sentAt(0, 5), 10, "max_wrong", "max_wrong"],
    ["with five wrong tries, long after", sentAt(0, 5), 900, "max_wrong", "max_wrong"],
    ["that was taken", sentAt(0, 2, after(20)), 30, "used", "used"],
    ["that was taken, long after", sentAt(0, 0, after(20)), 900, "used", "used"],
  ])("%s, after %d s: %s if it is right, %s if wrong", (_, otp, seconds, right, wrong) => {
    const now = after(seconds);
    expect([otpTry(otp, true, now), otpTry(otp, false, now)]).toEqual([right, wrong]);
    if (otp) expect(isOtpValid(otp, now)).toBe(right === "accepted");
  });

  it("lives longer than the wait before a resend, so that there is always a valid one", () => {
    expect(OTP_LIFE_MS).toBeGreaterThan(OTP_RESEND_SECONDS * 1000);
  });
});
