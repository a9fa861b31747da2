import { describe, expect, it } from "vitest";
import { OTP_RESEND_SECONDS } from "./constants.ts";
import { OTP_LIFE_MS, OTP_MAX_WRONG, otpPhase, otpTable, otpTry } from "./otp.ts";

const start = new Date("2026-11-21T03:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const sentAt = (seconds: number, wrong = 0, used_at: Date | null = null) => ({
  sent_at: after(seconds),
  wrong,
  used_at,
});

describe("a one-time code", () => {
  it.each([
    ["nobody asked for", null, 0, "none"],
    ["that just went out", sentAt(0), 0, "out"],
    ["in its last millisecond", sentAt(0), 299.999, "out"],
    ["after five minutes", sentAt(0), 300, "expired"],
    ["with four wrong tries", sentAt(0, 4), 10, "out"],
    ["with five wrong tries", sentAt(0, 5), 10, "blocked"],
    ["with five wrong tries, long after", sentAt(0, 5), 900, "blocked"],
    ["that was taken", sentAt(0, 2, after(20)), 30, "used"],
    ["that was taken, long after", sentAt(0, 0, after(20)), 900, "used"],
  ])("%s: %s", (_, otp, seconds, phase) => {
    expect(otpPhase(otp, after(seconds))).toBe(phase);
  });

  it("is accepted in the phase out only, and once", () => {
    const accepting = Object.entries(otpTable).filter(([, moves]) => moves.right.answer === "accepted");
    expect(accepting.map(([phase, { right }]) => [phase, right.to])).toEqual([["out", "used"]]);
    for (const { to, answer } of Object.values(otpTable.used)) expect([to, answer]).toEqual(["used", "used"]);
  });

  it("is sent on request in every phase but used, and becomes valid in no other way", () => {
    for (const [phase, moves] of Object.entries(otpTable)) {
      for (const [event, { to, answer }] of Object.entries(moves)) {
        expect([phase, event, answer === "sent"]).toEqual([
          phase,
          event,
          event === "send" && phase !== "used",
        ]);
        if (to === "out" && answer !== "sent") expect(phase).toBe("out");
      }
    }
  });

  it("is blocked by the fifth wrong try", () => {
    const events = [0, 1, 2, 3, 4].map((wrong) => otpTry(sentAt(0, wrong), false));
    expect(events).toEqual(["wrong", "wrong", "wrong", "wrong", "last_wrong"]);
    expect(otpTry(sentAt(0, OTP_MAX_WRONG - 1), true)).toBe("right");
  });

  it("lives longer than the wait before a resend, so that there is always a valid one", () => {
    expect(OTP_LIFE_MS).toBeGreaterThan(OTP_RESEND_SECONDS * 1000);
  });
});
