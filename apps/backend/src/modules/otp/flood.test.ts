import type { ProofOfWork } from "@sen/api";
import type { OtpPurpose } from "@sen/domain";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { operatorSays } from "../../../test/aftersales.ts";
import { manyCustomers } from "../../../test/many-customers.ts";
import { keepMessages } from "../../../test/sent-messages.ts";
import { useShop, type Received } from "../../../test/shop.ts";
import { solveChallenge } from "../../../test/solve-challenge.ts";
import { demoCustomer, otherCustomer } from "../../../test/small-shop/index.ts";
import { makeProofOfWork } from "./challenge.ts";
import { messagePauses, otps, attemptCounts, rateLimits } from "../../database/schema/index.ts";

const PER_MINUTE = 24;
const PER_PREFIX = 24;
const messages = keepMessages();
const shop = await useShop(messages.adapters, undefined, {
  CODES_PER_MINUTE: String(PER_MINUTE),
  CODES_PER_PREFIX_PER_DAY: String(PER_PREFIX),
});

const { phone } = demoCustomer;
const MINUTE_MS = 60_000;
const addressOf = (index: number) => `198.51.100.${index}`;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: shop.clock.now() });
  await messages.forget(shop);
  for (const table of [otps, attemptCounts, rateLimits, messagePauses]) await shop.db.delete(table);
});
afterEach(() => void vi.useRealTimers());

const pass = (ms: number) => {
  shop.clock.pass(ms);
  vi.setSystemTime(shop.clock.now());
};

interface From {
  from?: string;
  cookie?: string;
  answer?: string;
}
const headersOf = ({ cookie, answer }: From) => ({
  ...(cookie !== undefined && { cookie }),
  ...(answer !== undefined && { "challenge-answer": answer }),
});
const forgot = (to: string, { from, ...sent }: From = {}) =>
  shop.call("forgotPassword", { body: { phone: to }, headers: headersOf(sent), ...(from && { from }) });
const register = (to: string, { from, ...sent }: From = {}) =>
  shop.call("register", {
    body: { full_name: "Phạm Thu Hà", phone: to, password: "Matkhau1" },
    headers: headersOf(sent),
    ...(from && { from }),
  });
/** The cookie of a browser where the customer has signed in. */
async function deviceOf({ phone: account, password }: { phone: string; password: string }): Promise<string> {
  const { response } = await shop.call("login", { body: { phone: account, password } });
  return String(response.headers["set-cookie"]).split(";")[0] ?? "";
}
const challengeOf = ({ body }: Received) => (body as { data: { challenge: ProofOfWork } }).data.challenge;
const codeOf = ({ status, body }: Received) => [status, (body as { message_code: string }).message_code];
/** A valid answer without the work: the shop's secret signs a challenge that needs none. */
function answerFor(purpose: OtpPurpose, recipient: string): string {
  const { token } = makeProofOfWork(shop.config.jwtSecret, { purpose, recipient }, 0, shop.clock.now());
  return `${token}.0`;
}
/** Unused phone numbers of one network block. */
const numberOf = (index: number) => `0977${String(index).padStart(6, "0")}`;

/** Requests as many codes for a number as are sent without a challenge, each from another address. */
async function flood(ask: (to: string, sent: From) => Promise<Received>, to: string) {
  const answers = [];
  for (let index = 0; index < 15; index += 1) answers.push(await ask(to, { from: addressOf(index) }));
  return answers;
}

it("registering tells which numbers have an account only as often as it sends codes", async () => {
  await manyCustomers(shop, 6);
  const answers = [];
  for (let index = 0; index < 6; index += 1) {
    answers.push(codeOf(await register(`070000000${index}`, { from: addressOf(1) })));
  }
  expect(answers).toEqual([...Array<unknown>(5).fill([409, "PHONE_REGISTERED"]), [429, "TOO_MANY_REQUESTS"]]);
  expect(await messages.sent(shop)).toEqual([]);
});

describe("a phone number flooded from 15 IP addresses", () => {
  it("gets its owner's code at once on a device that has signed in to the account", async () => {
    const cookie = await deviceOf(demoCustomer);
    const answers = await flood(forgot, phone);
    expect(codeOf(answers.at(-1) as Received)).toEqual([429, "CHALLENGE_REQUIRED"]);
    const before = (await messages.sent(shop)).length;
    expect((await forgot(phone, { cookie })).status).toBe(200);
    expect((await messages.sent(shop)).length).toBe(before + 1);
  });

  it("gets its owner's code on any device with a solved challenge", async () => {
    await flood(forgot, phone);
    const refused = await forgot(phone);
    expect(refused.status).toBe(429);
    expect(Number(refused.response.headers["retry-after"])).toBeGreaterThan(0);
    const before = (await messages.sent(shop)).length;
    expect((await forgot(phone, { answer: solveChallenge(challengeOf(refused)) })).status).toBe(200);
    expect((await messages.sent(shop)).length).toBe(before + 1);
  });

  it("can be registered with a solved challenge", async () => {
    await flood(register, "0987654399");
    const refused = await register("0987654399");
    expect(codeOf(refused)).toEqual([429, "CHALLENGE_REQUIRED"]);
    expect((await register("0987654399", { answer: answerFor("register", "0987654399") })).status).toBe(200);
  });

  it("requires a challenge on another account's device and with a forged device cookie", async () => {
    const foreign = await deviceOf(otherCustomer);
    const own = await deviceOf(demoCustomer);
    await flood(forgot, phone);
    for (const cookie of [foreign, own.slice(0, -1), `device=${"0".repeat(36)}.${"A".repeat(43)}`]) {
      expect((await forgot(phone, { cookie })).status).toBe(429);
    }
  });

  it("allows two guesses at each further code", async () => {
    await flood(forgot, phone);
    const answer = answerFor("restore_password", phone);
    const { id } = ((await forgot(phone, { answer })).body as { data: { id: string } }).data;
    const guess = () => shop.call("restorePassword", { body: { id, otp: "000000", password: "Matkhau2" } });
    expect([(await guess()).status, (await guess()).body.code]).toEqual([422, 938]);
  });
});

describe("the answer to a challenge", () => {
  it("is accepted once, for its number and purpose only, and for less than five minutes", async () => {
    const other = numberOf(1);
    await flood(forgot, phone);
    await flood(forgot, other);
    const answer = answerFor("restore_password", phone);
    expect((await forgot(other, { answer })).status).toBe(429);
    expect((await forgot(phone, { answer })).status).toBe(200);
    expect((await forgot(phone, { answer })).status).toBe(429);
    const late = answerFor("restore_password", phone);
    pass(5 * MINUTE_MS);
    expect((await forgot(phone, { answer: late })).status).toBe(429);
  });

  it("is accepted once under concurrent requests", async () => {
    await flood(forgot, phone);
    const answer = answerFor("restore_password", phone);
    const answers = await Promise.all(Array.from({ length: 6 }, () => forgot(phone, { answer })));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });
});

describe("messages sent in bulk", () => {
  it("stop at the shop's budget per minute, except for customers on their own devices", async () => {
    const cookie = await deviceOf(demoCustomer);
    const answers = [];
    for (let index = 0; index < 60; index += 1) {
      // Spread over network blocks, so that no block's own budget is reached. Unregistered numbers count as well.
      const to = `097${index % 10}${String(index).padStart(6, "0")}`;
      const answer = answerFor("restore_password", to);
      answers.push(codeOf(await forgot(to, { from: addressOf(index), answer })).join(" "));
    }
    expect(answers.filter((answered) => answered.startsWith("200"))).toHaveLength(PER_MINUTE);
    expect(new Set(answers.slice(PER_MINUTE))).toEqual(new Set(["503 OTP_UNAVAILABLE"]));
    expect((await forgot(phone, { cookie })).status).toBe(200);
    expect(await messages.sent(shop)).toHaveLength(1);
    pass(MINUTE_MS);
    const to = numberOf(61);
    expect((await forgot(to, { answer: answerFor("restore_password", to) })).status).toBe(200);
  });

  it("stop at the daily budget of a number prefix, while other numbers get theirs", async () => {
    const statuses = [];
    for (let index = 0; index < PER_PREFIX + 4; index += 1) {
      pass(MINUTE_MS / 4);
      const to = numberOf(index);
      statuses.push((await forgot(to, { answer: answerFor("restore_password", to) })).status);
    }
    expect(statuses).toEqual([...Array<number>(PER_PREFIX).fill(200), ...Array<number>(4).fill(503)]);
    expect((await forgot("0901999999")).status).toBe(200);
  });

  it("are limited to five a minute per IPv4 address or IPv6 network", async () => {
    const statuses: Record<string, number[]> = { v4: [], v6: [] };
    for (let index = 0; index < 7; index += 1) {
      statuses.v4?.push((await forgot(numberOf(index), { from: "203.0.113.9" })).status);
      const from = `2001:db8::${index + 1}`;
      statuses.v6?.push((await forgot(`0988${String(index).padStart(6, "0")}`, { from })).status);
    }
    const fiveOfSeven = [200, 200, 200, 200, 200, 429, 429];
    expect(statuses).toEqual({ v4: fiveOfSeven, v6: fiveOfSeven });
  });

  it("from one address do not block a customer's own device at that address", async () => {
    const cookie = await deviceOf(demoCustomer);
    const from = "203.0.113.10";
    for (let index = 0; index < 12; index += 1) await forgot(numberOf(index), { from });
    expect((await forgot(phone, { from })).status).toBe(429);
    expect((await forgot(phone, { from, cookie })).status).toBe(200);
  });

  it("are shown to the operator, who can pause and resume them", async () => {
    await register(numberOf(1));
    const shown = await operatorSays(shop, "messages");
    expect(shown).toContainEqual(
      expect.objectContaining({ channel: "sms", budget: "strangers per minute", used: 1, limit: PER_MINUTE }),
    );
    expect(shown).toContainEqual(
      expect.objectContaining({ budget: "0977 per day", used: 1, limit: PER_PREFIX }),
    );
    await operatorSays(shop, "messages", "pause", "sms");
    const cookie = await deviceOf(demoCustomer);
    expect(codeOf(await forgot(phone, { cookie }))).toEqual([503, "OTP_UNAVAILABLE"]);
    await operatorSays(shop, "messages", "resume");
    expect((await forgot(phone, { cookie })).status).toBe(200);
  });
});
