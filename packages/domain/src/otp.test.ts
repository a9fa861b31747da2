import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OTP_RESEND_SECONDS } from "./constants.ts";
import {
  noOtpSends,
  OTP_LIFE_MS,
  OTP_MAX_SENDS,
  OTP_MAX_SENDS_ANYWHERE,
  OTP_MAX_WRONG,
  OTP_SEND_FORGOTTEN_MS,
  otpPhase,
  otpSend,
  otpSendableAt,
  otpTable,
  otpTry,
  withOtpSend,
  type OtpSends,
} from "./otp.ts";

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

  it("is accepted in one phase alone, and once", () => {
    const accepting = Object.entries(otpTable).filter(([, moves]) => moves.right.answer === "accepted");
    expect(accepting.map(([phase, { right }]) => [phase, right.to])).toEqual([["out", "used"]]);
    for (const { to, answer } of Object.values(otpTable.used)) expect([to, answer]).toEqual(["used", "used"]);
  });

  it("goes out only when it was asked for in time, and nothing else brings it out", () => {
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

  it("takes five wrong tries: the last of them ends it", () => {
    const events = [0, 1, 2, 3, 4].map((wrong) => otpTry(sentAt(0, wrong), false));
    expect(events).toEqual(["wrong", "wrong", "wrong", "wrong", "last_wrong"]);
    expect(otpTry(sentAt(0, OTP_MAX_WRONG - 1), true)).toBe("right");
  });
});

/** So many codes, one as soon as the last allows. */
function sendsInARow(count: number, sends = noOtpSends(start), from = 0): OtpSends {
  let known = sends;
  for (let index = 0; index < count; index += 1) known = withOtpSend(known, after(from + index * 120));
  return known;
}

describe("another code", () => {
  it.each([
    [0, 0, "send"],
    [1, 0, "send_early"],
    [1, 119.999, "send_early"],
    [1, 120, "send"],
    [5, 480, "send_often"],
    [5, 600, "send_often"],
    [5, 3599, "send_often"],
    [5, 3600, "send"],
  ] as const)("after %i, %d seconds after the first: %s", (count, seconds, event) => {
    expect(otpSend(sendsInARow(count), after(seconds))).toBe(event);
  });

  it("is left to the owner of a phone for which a stranger at one address has used up theirs", () => {
    const stranger = sendsInARow(OTP_MAX_SENDS);
    const owner = { lastSent: null, fromAddress: start, fromAnywhere: stranger.fromAnywhere };
    expect(otpSend(stranger, after(1000))).toBe("send_often");
    expect(otpSend(owner, after(1000))).toBe("send");
  });

  const waits = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 60 });

  it("can be sent when it says so, and not a moment before", () => {
    fc.assert(
      fc.property(waits, fc.array(fc.boolean()), (seconds, elsewhere) => {
        let now = start;
        let sends = noOtpSends(now);
        seconds.forEach((wait, index) => {
          now = new Date(now.getTime() + wait * 1000);
          const asking = elsewhere[index] ? { ...sends, lastSent: null, fromAddress: now } : sends;
          const at = otpSendableAt(asking);
          expect(otpSend(asking, now) === "send").toBe(at <= now);
          if (at > now) expect(otpSend(asking, new Date(at.getTime() - 1))).not.toBe("send");
          expect(otpSend(asking, new Date(Math.max(at.getTime(), now.getTime())))).toBe("send");
          if (at <= now) sends = withOtpSend(asking, now);
        });
      }),
    );
  });

  it("is never one of more than five and one an hour from one address, fifteen and one an hour in all", () => {
    fc.assert(
      fc.property(waits, (seconds) => {
        let now = start;
        let sends = noOtpSends(now);
        const times: number[] = [];
        for (const wait of seconds) {
          now = new Date(now.getTime() + wait * 1000);
          if (otpSend(sends, now) !== "send") continue;
          sends = withOtpSend(sends, now);
          times.push(now.getTime());
        }
        times.forEach((at, from) => {
          times.slice(from).forEach((laterOn, between) => {
            const hours = (laterOn - at) / OTP_SEND_FORGOTTEN_MS;
            expect(between + 1).toBeLessThanOrEqual(
              Math.min(OTP_MAX_SENDS, OTP_MAX_SENDS_ANYWHERE) + hours + 1e-6,
            );
            if (between === 1) expect(laterOn - at).toBeGreaterThanOrEqual(OTP_RESEND_SECONDS * 1000);
          });
        });
      }),
    );
  });

  it("comes at a time when the one before is still good: there is always one to type", () => {
    expect(OTP_LIFE_MS).toBeGreaterThan(OTP_RESEND_SECONDS * 1000);
  });
});
