import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OTP_RESEND_SECONDS } from "./constants.ts";
import { challengeMaxNumber } from "./otp-challenge.ts";
import {
  isOtpRecipientFlooded,
  noOtpSends,
  OTP_FREE_SENDS,
  OTP_MAX_SENDS,
  OTP_SEND_FORGOTTEN_MS,
  OTP_SENDS_PER_ADDRESS,
  OTP_TRIES_UNDER_FIRE,
  otpChallengeFreeAt,
  otpSend,
  otpSendableAt,
  otpTries,
  withOtpSend,
  type OtpAsker,
  type OtpSends,
} from "./otp-sends.ts";
import { OTP_MAX_WRONG } from "./otp.ts";

const start = new Date("2026-11-21T03:00:00.000Z");
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const askers = ["owner", "customer", "stranger"] as const;
const calm = { asker: "stranger", isProved: false, budgetUse: 0 } as const;

/** The state after this many codes to one asker, each sent as soon as allowed. */
function sendsInARow(count: number): OtpSends {
  let known = noOtpSends(start);
  for (let index = 0; index < count; index += 1) known = withOtpSend(known, after(index * 120));
  return known;
}

/** The state for an asker at another address, after this many others requested codes for the same recipient. */
function floodedBy(others: number, now: Date): OtpSends {
  let { fromAnywhere } = noOtpSends(now);
  for (let index = 0; index < others; index += 1) {
    ({ fromAnywhere } = withOtpSend({ ...noOtpSends(now), fromAnywhere }, now));
  }
  return { ...noOtpSends(now), fromAnywhere };
}

describe("sending another code", () => {
  it.each([
    [0, 0, "customer", "sent"],
    [1, 0, "customer", "too_soon"],
    [1, 119.999, "customer", "too_soon"],
    [1, 120, "customer", "sent"],
    [5, 480, "customer", "max_sends"],
    [5, 600, "owner", "max_sends"],
    [5, 600, "stranger", "challenge"],
    [5, 3599, "customer", "max_sends"],
    [5, 3600, "customer", "sent"],
    [5, 3600, "stranger", "sent"],
  ] as const)(
    "after %i codes, %d seconds after the first, requested by a %s: %s",
    (count, seconds, asker, answer) => {
      expect(otpSend(sendsInARow(count), { ...calm, asker }, after(seconds))).toBe(answer);
    },
  );

  it.each([
    ["nothing", 0, 0, "sent", "sent"],
    ["fewer than the free ones", OTP_FREE_SENDS - 1, 0, "sent", "sent"],
    ["as many as the free ones", OTP_FREE_SENDS, 0, "challenge", "sent"],
    ["any number", 500, 0, "challenge", "sent"],
    ["a shop that is half spent", 0, 0.5, "challenge", "sent"],
    ["a shop that is spent", 0, 1, "over_budget", "over_budget"],
  ] as const)(
    "after %s from others (%i codes, budget use %d): %s for a stranger, %s if proved or the owner",
    (_, others, budgetUse, unproved, proved) => {
      const sends = floodedBy(others, start);
      expect(otpSend(sends, { ...calm, budgetUse }, start)).toBe(unproved);
      expect(otpSend(sends, { ...calm, budgetUse, isProved: true }, start)).toBe(proved);
      expect(otpSend(sends, { ...calm, budgetUse, asker: "owner" }, start)).toBe(proved);
    },
  );

  it("is never refused for what others requested, once a challenge is solved", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2000 }), fc.constantFrom(...askers), (others, asker) => {
        const asking = { asker, isProved: true, budgetUse: 0.9 };
        expect(otpSend(floodedBy(others, start), asking, start)).toBe("sent");
      }),
    );
  });

  it("is limited per minute and address even with a solved challenge, except for owners", () => {
    let sends = noOtpSends(start);
    for (let index = 0; index < OTP_SENDS_PER_ADDRESS; index += 1) {
      const { fromAddress } = withOtpSend(sends, start);
      sends = { ...noOtpSends(start), fromAddress };
    }
    expect(otpSend(sends, { ...calm, isProved: true }, start)).toBe("too_fast");
    expect(otpSend(sends, { ...calm, asker: "owner" }, start)).toBe("sent");
    expect(otpSend(sends, calm, after(60 / OTP_SENDS_PER_ADDRESS))).toBe("sent");
  });

  it("allows fewer tries when the recipient is flooded, except for owners", () => {
    const sends = floodedBy(OTP_FREE_SENDS, start);
    expect(askers.map((asker) => otpTries(sends, asker, start))).toEqual([
      OTP_MAX_WRONG,
      OTP_TRIES_UNDER_FIRE,
      OTP_TRIES_UNDER_FIRE,
    ]);
    expect(otpTries(noOtpSends(start), "stranger", start)).toBe(OTP_MAX_WRONG);
  });

  it("needs no challenge a day after a flood", () => {
    const sends = floodedBy(5000, start);
    expect(isOtpRecipientFlooded(sends, after(24 * 3600))).toBe(false);
  });

  const waits = fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 60 });
  /** Simulates requests after these waits; calls back with the state before each. */
  function play(seconds: readonly number[], asker: OtpAsker, each: (sends: OtpSends, now: Date) => void) {
    let now = start;
    let sends = noOtpSends(now);
    for (const wait of seconds) {
      now = new Date(now.getTime() + wait * 1000);
      each(sends, now);
      if (otpSend(sends, { asker, isProved: true, budgetUse: 0 }, now) === "sent") {
        sends = withOtpSend(sends, now);
      }
    }
  }

  it("is possible from the announced time on, and not a millisecond before", () => {
    fc.assert(
      fc.property(waits, fc.constantFrom(...askers), (seconds, asker) => {
        const proved = { asker, isProved: true, budgetUse: 0 };
        play(seconds, asker, (sends, now) => {
          const at = otpSendableAt(sends, asker);
          expect(otpSend(sends, proved, now) === "sent").toBe(at <= now);
          if (at > now) expect(otpSend(sends, proved, new Date(at.getTime() - 1))).not.toBe("sent");
          expect(otpSend(sends, proved, new Date(Math.max(at.getTime(), now.getTime())))).toBe("sent");
          const free = Math.max(at.getTime(), otpChallengeFreeAt(sends).getTime(), now.getTime());
          expect(otpSend(sends, { ...calm, asker }, new Date(free))).toBe("sent");
        });
      }),
    );
  });

  it("is limited to five codes and one more per hour for a customer or device", () => {
    fc.assert(
      fc.property(waits, fc.constantFrom("owner", "customer"), (seconds, asker) => {
        const times: number[] = [];
        play(seconds, asker, (sends, now) => {
          if (otpSend(sends, { ...calm, asker, isProved: true }, now) === "sent") times.push(now.getTime());
        });
        times.forEach((at, from) => {
          times.slice(from).forEach((laterOn, between) => {
            const hours = (laterOn - at) / OTP_SEND_FORGOTTEN_MS;
            expect(between + 1).toBeLessThanOrEqual(OTP_MAX_SENDS + hours + 1e-6);
            if (between === 1) expect(laterOn - at).toBeGreaterThanOrEqual(OTP_RESEND_SECONDS * 1000);
          });
        });
      }),
    );
  });
});

describe("challenge difficulty", () => {
  it.each([
    [0, 0, 100_000],
    [OTP_FREE_SENDS, 0, 100_000],
    [OTP_FREE_SENDS + 5, 0, 200_000],
    [OTP_FREE_SENDS + 10, 0, 400_000],
    [5000, 0, 1_600_000],
    [0, 0.5, 100_000],
    [0, 0.75, 400_000],
    [0, 1, 1_600_000],
    [5000, 9, 1_600_000],
  ])("after %i sends with %d of the budget used is %i", (others, budgetUse, expected) => {
    expect(challengeMaxNumber(floodedBy(others, start), budgetUse, start)).toBe(expected);
  });
});
