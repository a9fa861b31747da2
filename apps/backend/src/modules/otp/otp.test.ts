import { randomUUID } from "node:crypto";
import {
  OTP_LIFE_MS,
  OTP_MAX_WRONG,
  OTP_PURPOSES,
  OTP_RESEND_SECONDS,
  type OtpAnswer,
  type OtpPurpose,
} from "@sen/domain";
import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { otps, attemptCounts } from "../../database/schema/index.ts";
import { keepMessages, otherThan } from "../../../test/sent-messages.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../test/small-shop/index.ts";
import { OtpRefused, resendOtp, sendOtp, redeemOtp, type OtpServices } from "./index.ts";

const messages = keepMessages();
const shop = await useShop(messages.adapters);

const phone = demoCustomer.phone;
const HOME = "203.0.113.10";
const base = {
  purpose: "register",
  customerId: null,
  ownDevice: null,
  challengeAnswer: undefined,
  address: HOME,
  locale: "vi",
} as const;

const services = (): OtpServices => {
  const { db, clock, config } = shop;
  return { db, clock, config, captcha: null };
};
const send = (wish: Partial<Parameters<typeof sendOtp>[1]> = {}) =>
  sendOtp(services(), { ...base, recipient: phone, ...wish });
const resend = (id: string, asking: Partial<Parameters<typeof resendOtp>[1]> = {}) =>
  resendOtp(services(), { ...base, id, ...asking });
const take = (id: string, code: string, given: Partial<Parameters<typeof redeemOtp>[1]> = {}) =>
  redeemOtp(services(), { ...base, id, code, ...given }, (_, taken) => Promise.resolve(taken));

/** The last message sent. */
const lastMessage = async () => (await messages.sent(shop)).at(-1);

/** The last code sent. */
const lastCode = async () => /^\d{6}/.exec((await lastMessage())?.text ?? "")?.[0] ?? "";

/** The result of a call, in the domain's words. */
async function told(done: Promise<unknown>, accepted: "sent" | "accepted"): Promise<OtpAnswer> {
  try {
    await done;
    return accepted;
  } catch (error) {
    if (error instanceof OtpRefused) return error.answer;
    throw error;
  }
}

beforeEach(async () => {
  await messages.forget(shop);
  await shop.db.delete(otps);
  await shop.db.delete(attemptCounts);
});

describe("a one-time code", () => {
  it("is sent to the phone with its purpose and a last line for autofill", async () => {
    const sent = await send();
    const [message] = await messages.sent(shop);
    expect(message?.to).toBe(phone);
    expect(message?.text).toMatch(/^\d{6} là mã xác nhận đăng ký.*5 phút/);
    expect(message?.text).toMatch(new RegExp(`\n\n@localhost #${await lastCode()}$`));
    expect(sent.expires_at.getTime() - shop.clock.now().getTime()).toBe(OTP_LIFE_MS);
    expect(sent.resend_at.getTime() - shop.clock.now().getTime()).toBe(OTP_RESEND_SECONDS * 1000);
  });

  it("is worded in the requester's language for every purpose", async () => {
    for (const purpose of OTP_PURPOSES) {
      await send({ purpose, locale: "en" });
      expect((await lastMessage())?.text).toMatch(/^\d{6} is your /);
    }
    expect(new Set(messages.all.map(({ text }) => text.slice(7, 60))).size).toBe(OTP_PURPOSES.length);
  });

  it("is stored as a digest, and send counts contain neither phone number nor IP address", async () => {
    await send({ payload: { full_name: "Sen" } });
    const stored = JSON.stringify(await shop.db.select().from(otps));
    expect(stored).not.toContain(await lastCode());
    const counts = JSON.stringify(await shop.db.select().from(attemptCounts));
    for (const secret of [phone, HOME]) expect(counts).not.toContain(secret);
  });

  it("returns its payload once, and stores it no longer", async () => {
    const { id } = await send({ payload: { full_name: "Sen" } });
    expect(await take(id, await lastCode())).toEqual({ recipient: phone, payload: { full_name: "Sen" } });
    expect(await told(take(id, await lastCode()), "accepted")).toBe("used");
    expect(JSON.stringify(await shop.db.select().from(otps))).not.toContain("full_name");
  });

  it("is accepted once under concurrent requests", async () => {
    const { id } = await send();
    const code = await lastCode();
    const answers = await Promise.all(Array.from({ length: 8 }, () => told(take(id, code), "accepted")));
    expect(answers.toSorted()).toEqual(["accepted", ...Array<string>(7).fill("used")]);
  });

  it("is resent once under concurrent requests", async () => {
    const { id } = await send();
    expect(await messages.sent(shop)).toHaveLength(1);
    shop.clock.pass(OTP_RESEND_SECONDS * 1000);
    const answers = await Promise.all([told(resend(id), "sent"), told(resend(id), "sent")]);
    expect(answers.toSorted()).toEqual(["sent", "too_soon"]);
    expect(await messages.sent(shop)).toHaveLength(2);
  });

  it("counts concurrent wrong tries", async () => {
    const { id } = await send();
    const wrong = otherThan(await lastCode());
    const answers = await Promise.all(Array.from({ length: 8 }, () => told(take(id, wrong), "accepted")));
    expect(answers.filter((answer) => answer === "wrong")).toHaveLength(OTP_MAX_WRONG - 1);
    expect(await told(take(id, await lastCode()), "accepted")).toBe("max_wrong");
  });

  it("stays unused if what it authorizes fails", async () => {
    const { id } = await send();
    const given = { ...base, id, code: await lastCode() };
    await expect(
      redeemOtp(services(), given, () => Promise.reject(new Error("the account could not be made"))),
    ).rejects.toThrow("could not be made");
    expect(await told(take(id, await lastCode()), "accepted")).toBe("accepted");
  });

  it("is rejected for another purpose, another customer or a guest", async () => {
    const customerId = demoCustomer.id;
    const { id } = await send({ purpose: "membership", customerId });
    const code = await lastCode();
    const foreign = [
      { purpose: "verify_phone", customerId },
      { purpose: "membership", customerId: otherCustomer.id },
      { purpose: "membership", customerId: null },
    ] as const;
    for (const given of foreign) expect(await told(take(id, code, given), "accepted")).toBe("expired");
    expect(await told(take(randomUUID(), code), "accepted")).toBe("expired");
    expect(await told(take(id, code, { purpose: "membership", customerId }), "accepted")).toBe("accepted");
  });

  it("that is not delivered gets the same responses as one that is", async () => {
    const sent = await send({ isDelivered: false });
    const other = await send({ recipient: otherCustomer.phone });
    expect({ ...sent, id: "", recipient: "" }).toEqual({ ...other, id: "", recipient: "" });
    expect(await messages.sent(shop)).toHaveLength(1);
    const answers: OtpAnswer[] = [];
    for (let tries = 0; tries < OTP_MAX_WRONG + 1; tries += 1) {
      answers.push(await told(take(sent.id, "123456"), "accepted"));
    }
    expect(answers).toEqual(["wrong", "wrong", "wrong", "wrong", "max_wrong", "max_wrong"]);
    shop.clock.pass(OTP_RESEND_SECONDS * 1000);
    await resend(sent.id);
    expect(await messages.sent(shop)).toHaveLength(1);
  });

  it("is reused with the corrected payload until another may be sent", async () => {
    const first = await send({ payload: { full_name: "Sne" } });
    const code = await lastCode();
    expect(await told(send(), "sent")).toBe("too_soon");
    const again = await send({ payload: { full_name: "Sen" }, id: first.id });
    expect(again).toEqual(first);
    expect((await take(first.id, code)).payload).toEqual({ full_name: "Sen" });

    const own = { purpose: "verify_phone", customerId: demoCustomer.id } as const;
    expect((await send(own)).id).toBe((await send(own)).id);
    expect((await send({ ...own, customerId: otherCustomer.id })).id).not.toBe((await send(own)).id);
  });

  it("gets the id its caller chose and is sent once for it, unless the id is in use", async () => {
    const id = randomUUID();
    expect((await send({ id })).id).toBe(id);
    expect((await send({ id })).id).toBe(id);
    expect(await messages.sent(shop)).toHaveLength(1);
    const stranger = await send({ id, recipient: otherCustomer.phone });
    expect(stranger.id).not.toBe(id);
    expect(await told(take(id, otherThan(await lastCode())), "accepted")).toBe("wrong");
  });

  it("can still be requested by its owner after a stranger at one address used up theirs", async () => {
    const stranger = "198.51.100.20";
    for (let count = 0; count < 5; count += 1) {
      await send({ address: stranger });
      shop.clock.pass(OTP_RESEND_SECONDS * 1000);
    }
    expect(await told(send({ address: stranger }), "sent")).toBe("challenge");
    expect(await told(send(), "sent")).toBe("sent");
  });
});

type Step =
  | { kind: "send" | "resend" | "right" | "wrong" | "older" }
  | { kind: "foreign"; purpose: OtpPurpose }
  | { kind: "pass"; seconds: number };

const steps: fc.Arbitrary<Step[]> = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom<Step>({ kind: "send" }, { kind: "resend" }, { kind: "right" }) },
    { weight: 5, arbitrary: fc.constantFrom<Step>({ kind: "wrong" }, { kind: "older" }) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom<OtpPurpose>("membership", "verify_phone")
        .map((purpose) => ({ kind: "foreign" as const, purpose })),
    },
    {
      weight: 4,
      arbitrary: fc
        .constantFrom(1, 119, 120, 121, 299, 300, 3600)
        .map((seconds) => ({ kind: "pass" as const, seconds })),
    },
  ),
  { maxLength: 25 },
);

/** The specification's state machine as a model of plain counts and times. */
class Model {
  phase: "none" | "out" | "expired" | "blocked" | "used" = "none";
  now = 0;
  private sentAt = -Infinity;
  private lastSentOfPhone = -Infinity;
  private wrong = 0;
  private forgotten = 0;

  pass(seconds: number): void {
    this.now += seconds;
    if (this.phase === "out" && this.now >= this.sentAt + OTP_LIFE_MS / 1000) this.phase = "expired";
  }

  /** A code request under the same id, or from a new caller. */
  send(isNew: boolean): OtpAnswer {
    if (isNew) this.phase = "none";
    if (this.phase === "used") return "used";
    if (this.now < this.lastSentOfPhone + OTP_RESEND_SECONDS) return "too_soon";
    if (Math.ceil(Math.max(0, this.forgotten - this.now) / 3600) >= 5) return "challenge";
    this.phase = "out";
    this.sentAt = this.now;
    this.lastSentOfPhone = this.now;
    this.wrong = 0;
    this.forgotten = Math.max(this.forgotten, this.now) + 3600;
    return "sent";
  }

  try(isRight: boolean): OtpAnswer {
    if (this.phase === "used") return "used";
    if (this.phase === "blocked") return "max_wrong";
    if (this.phase !== "out") return "expired";
    if (isRight) this.phase = "used";
    else if ((this.wrong += 1) >= OTP_MAX_WRONG) this.phase = "blocked";
    return isRight ? "accepted" : this.wrong < OTP_MAX_WRONG ? "wrong" : "max_wrong";
  }
}

it("a one-time code follows its rules under any sequence of requests, tries and time", async () => {
  await fc.assert(
    fc
      .asyncProperty(steps, async (todo) => {
        const model = new Model();
        let id: string = randomUUID();
        let code = "123456";
        let older = "654321";
        for (const step of todo) {
          if (step.kind === "pass") {
            shop.clock.pass(step.seconds * 1000);
            model.pass(step.seconds);
            continue;
          }
          let expected: OtpAnswer;
          let answered: OtpAnswer;
          if (step.kind === "send" || step.kind === "resend") {
            if (step.kind === "resend" && model.phase === "none") continue;
            const before = model.phase;
            expected = model.send(step.kind === "send");
            const wish = step.kind === "send" ? send() : resend(id);
            answered = await told(wish, "sent");
            if (answered === "sent") {
              ({ id } = await wish);
              older = code;
              code = await lastCode();
            } else if (step.kind === "send") model.phase = before;
          } else if (step.kind === "foreign") {
            expected = "expired";
            answered = await told(take(id, code, { purpose: step.purpose }), "accepted");
          } else {
            const typed = { right: code, wrong: otherThan(code), older }[step.kind];
            expected = model.try(typed === code);
            answered = await told(take(id, typed), "accepted");
          }
          expect([step, answered]).toEqual([step, expected]);
        }
      })
      .beforeEach(async () => {
        await shop.db.delete(otps);
        await shop.db.delete(attemptCounts);
      }),
    { numRuns: 40 },
  );
});
