import { beforeEach, describe, expect, it } from "vitest";
import { keepMessages } from "../../../test/sent-messages.ts";
import { useShop } from "../../../test/shop.ts";
import { solveChallenge } from "../../../test/solve-challenge.ts";
import type { SolvedCaptcha } from "../../ports/captcha.ts";

const messages = keepMessages();
/** What the CAPTCHA service returns for every token; null makes it unreachable. */
let says: SolvedCaptcha | null = null;
const shop = await useShop(() => ({
  ...messages.adapters(),
  captcha: {
    siteKey: "1x00000000000000000000AA",
    check: () => (says ? Promise.resolve(says) : Promise.reject(new Error("unreachable"))),
  },
}));

const phone = "0987650001";
const forgot = (to: string, answer?: string) =>
  shop.call("forgotPassword", {
    body: { phone: to },
    ...(answer && { headers: { "challenge-answer": answer } }),
  });

describe("a flooded phone number of a shop with a CAPTCHA", () => {
  let action = "";
  let cdata = "";
  beforeEach(async () => {
    for (let index = 0; index < 10; index += 1) await forgot(phone);
    const { challenge } = (await forgot(phone)).body.data;
    expect(challenge).toMatchObject({ kind: "turnstile", site_key: "1x00000000000000000000AA" });
    ({ action, cdata } = challenge as SolvedCaptcha);
  });

  it("gets its code for a CAPTCHA token of this number and purpose only", async () => {
    says = { action: "register", cdata };
    expect((await forgot(phone, "0.token")).status).toBe(429);
    says = { action, cdata: `${cdata}x` };
    expect((await forgot(phone, "0.token")).status).toBe(429);
    says = { action, cdata };
    expect((await forgot(phone, "0.token")).status).toBe(200);
  });

  it("gets a proof of work instead while the CAPTCHA service is unreachable", async () => {
    says = null;
    const { challenge } = (await forgot(phone, "0.token")).body.data;
    expect(challenge.kind).toBe("proof_of_work");
    expect((await forgot(phone, solveChallenge(challenge))).status).toBe(200);
  });
});
