import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { operatorSays } from "../../../test/aftersales.ts";
import { startMessengers, type MessageTroubleKind } from "../../../test/message-server.ts";
import { useShop } from "../../../test/shop.ts";
import { esmsSender } from "../../adapters/sms/esms.ts";
import { znsTokens } from "../../adapters/sms/zns/tokens.ts";
import { znsSender } from "../../adapters/sms/zns/zns.ts";
import { sql } from "../../database/drizzle.ts";
import { messageDays, operatorAlerts, providerEvents, providerTokens } from "../../database/schema/index.ts";
import { MessageError } from "../../ports/message-error.ts";
import { messagesSent, queueMessage, type Message } from "./index.ts";

const FIRST_TOKEN = "the first refresh token";
const LIMIT = 10;
const messengers = await startMessengers(FIRST_TOKEN);
const esms = {
  apiUrl: messengers.url,
  apiKey: "key of the shop",
  secretKey: "secret of the shop",
  brandname: "SEN",
};
const zns = {
  apiUrl: messengers.url,
  oauthUrl: messengers.url,
  appId: "4070108602062",
  appSecret: "secret of the app",
  refreshToken: FIRST_TOKEN,
  templateId: "7895417",
};
/** Long enough for a busy machine, and short where the double times out. */
const timeoutAt = (at: "esms" | "zns" | "oauth") =>
  messengers.trouble?.at === at && messengers.trouble.kind === "time-out" ? 200 : 30_000;
const shop = await useShop(
  () => ({
    email: { send: () => Promise.reject(new MessageError("account", "smtp", "EAUTH 535")) },
    sms: {
      provider: "esms",
      isSimulated: false,
      send: (message) => esmsSender(esms, timeoutAt("esms")).send(message),
    },
    zns: {
      provider: "zns",
      isSimulated: false,
      send: (message) => {
        const tokens = znsTokens(
          zns,
          { db: shop.db, clock: shop.clock, secrets: [shop.config.jwtSecret] },
          timeoutAt("oauth"),
        );
        return znsSender(zns, tokens, timeoutAt("zns")).send(message);
      },
    },
  }),
  undefined,
  { MESSAGES_PER_DAY: String(LIMIT) },
);
afterAll(() => messengers.stop());
beforeEach(async () => {
  Object.assign(messengers, { esmsCode: null, znsError: null, trouble: null });
  messengers.esms.length = 0;
  messengers.zns.length = 0;
  for (const table of [messageDays, operatorAlerts, providerEvents]) await shop.db.delete(table);
});

const message: Message = { channel: "sms", to: "0901234567", text: "246810 là mã của bạn", code: "246810" };
const HOUR_MS = 3_600_000;
async function send(sent: Message = message) {
  await queueMessage(shop.db, shop.config, sent, { until: new Date(shop.clock.now().getTime() + HOUR_MS) });
  return shop.runJobs();
}
const outcomes = async () => {
  const rows = await shop.db.select().from(providerEvents).orderBy(providerEvents.id);
  return rows.map(({ provider, outcome, code }) => [provider, outcome, code]);
};
const alerts = async () => (await shop.db.select().from(operatorAlerts)).map(({ text }) => text);

describe("a one-time code", () => {
  it("is sent by Zalo first, from the template, with a renewed token that is stored encrypted", async () => {
    await send();
    expect(messengers.zns).toEqual([
      {
        accessToken: "access-1",
        body: expect.objectContaining({
          phone: "84901234567",
          template_id: "7895417",
          template_data: { otp: "246810" },
        }),
      },
    ]);
    expect(messengers.renewals).toEqual([
      { app_id: zns.appId, grant_type: "refresh_token", refresh_token: FIRST_TOKEN },
    ]);
    expect(messengers.esms).toEqual([]);
    await send();
    expect(messengers.renewals).toHaveLength(1);
    expect(JSON.stringify(await shop.db.select().from(providerTokens))).not.toContain("access-1");
    expect(await outcomes()).toEqual([
      ["zns", "done", "3af6c3b2e2ea0db454fb"],
      ["zns", "done", "3af6c3b2e2ea0db454fb"],
    ]);
  });

  it("gets a new Zalo token after a day, and uses one that another process renewed", async () => {
    shop.clock.pass(25 * HOUR_MS);
    await send();
    expect(messengers.renewals.at(-1)).toMatchObject({ refresh_token: "refresh-1" });
    await shop.db
      .update(providerTokens)
      .set({ expires_at: new Date(shop.clock.now().getTime() + 48 * HOUR_MS) });
    // Another process has renewed the token, with the refresh token that only we and Zalo know.
    const tokens = znsTokens(zns, { db: shop.db, clock: shop.clock, secrets: [shop.config.jwtSecret] });
    const stale = await tokens.current();
    expect(await tokens.renewed(stale)).not.toBe(stale);
    await send();
    expect(messengers.zns).toHaveLength(2);
  });

  it("stores a renewed Zalo token even if the connection is lost meanwhile", async () => {
    await shop.db.update(providerTokens).set({ expires_at: shop.clock.now() });
    const renewals = messengers.renewals.length;
    let losses = 1;
    const transaction: typeof shop.db.transaction = (work) =>
      shop.db.transaction(async (tx) => {
        const made = await work(tx);
        if (losses-- > 0) await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
        return made;
      });
    const db: typeof shop.db = Object.assign(Object.create(shop.db), { transaction });
    const tokens = znsTokens(zns, { db, clock: shop.clock, secrets: [shop.config.jwtSecret] });
    const token = await tokens.current();
    expect(messengers.renewals).toHaveLength(renewals + 1);
    expect(await tokens.current()).toBe(token);
  });

  it.each([-118, -114, -108])(
    "is sent by SMS to a recipient whom Zalo cannot reach (%i), without an alert",
    async (error) => {
      messengers.znsError = error;
      await send();
      expect(messengers.esms).toEqual([
        expect.objectContaining({
          ApiKey: esms.apiKey,
          SecretKey: esms.secretKey,
          Brandname: "SEN",
          SmsType: "2",
          Phone: "0901234567",
          Content: message.text,
          IsUnicode: "1",
        }),
      ]);
      expect(await alerts()).toEqual([]);
    },
  );

  it.each([-115, -144, -109])(
    "is sent by SMS if Zalo's account has a problem (%i), with an alert to the operator",
    async (error) => {
      messengers.znsError = error;
      await send();
      expect(messengers.esms).toHaveLength(1);
      expect(await alerts()).toEqual([expect.stringContaining(`zns responded with ${error}`)]);
    },
  );

  it.each<["zns" | "oauth", MessageTroubleKind]>(
    (["zns", "oauth"] as const).flatMap((at) =>
      (["html", "500", "time-out", "half an answer", "loses the answer"] as const).map(
        (kind): ["zns" | "oauth", MessageTroubleKind] => [at, kind],
      ),
    ),
  )("is sent by SMS if the response of %s is: %s", async (at, kind) => {
    if (at === "oauth") await shop.db.delete(providerTokens);
    messengers.trouble = { at, kind };
    await send();
    expect(messengers.esms).toHaveLength(1);
    messengers.trouble = null;
  });
});

it("a code does not wait for another one's renewal of the Zalo token", async () => {
  await shop.db.delete(providerTokens);
  messengers.trouble = { at: "oauth", kind: "time-out" };
  const secrets = [shop.config.jwtSecret];
  const tokens = znsTokens(zns, { db: shop.db, clock: shop.clock, secrets }, 1_000);
  const failures = await Promise.all(
    [1, 2, 3].map(() => tokens.current().catch((error: MessageError) => `${error.kind} ${error.code}`)),
  );
  const renewed = "unavailable token_being_renewed";
  expect(failures.toSorted()).toEqual(["unavailable TimeoutError", renewed, renewed]);
});

const byText: Message = { ...message, code: null };

describe("an SMS sent by eSMS", () => {
  it.each<MessageTroubleKind>(["html", "500", "time-out", "half an answer", "loses the answer"])(
    "is retried and sent once if the response is: %s",
    async (kind) => {
      messengers.trouble = { at: "esms", kind };
      expect((await send(byText)).failed).toContain("send-message");
      messengers.trouble = null;
      shop.clock.pass(60_000);
      await shop.runJobs();
      expect(messengers.esms).toHaveLength(1);
      const seen = await outcomes();
      expect(seen[0]?.slice(0, 2)).toEqual(["esms", "unavailable"]);
      expect(seen[0]).not.toContain("TypeError");
      expect(seen.at(-1)?.slice(0, 2)).toEqual(["esms", "done"]);
    },
  );

  it.each(["99", "108", "177"])("that eSMS rejects permanently (%s) is dropped and logged", async (code) => {
    messengers.esmsCode = code;
    expect((await send(byText)).done).toContain("send-message");
    expect(await outcomes()).toEqual([["esms", "refused", code]]);
  });

  it.each(["101", "103", "104", "140"])(
    "waits while the account has a problem (%s), and the operator is alerted once",
    async (code) => {
      messengers.esmsCode = code;
      expect((await send(byText)).failed).toContain("send-message");
      shop.clock.pass(10_000);
      await shop.runJobs();
      expect(await alerts()).toEqual([expect.stringContaining(`esms responded with ${code}`)]);
      messengers.esmsCode = null;
      shop.clock.pass(60_000);
      await shop.runJobs();
      expect(messengers.esms).toHaveLength(1);
    },
  );

  it("leaves neither phone number nor text in logs and alerts", async () => {
    messengers.esmsCode = "103";
    await send(byText);
    const written = JSON.stringify([await shop.db.select().from(providerEvents), await alerts()]);
    expect(written).not.toContain("0901234567");
    expect(written).not.toContain("246810");
  });
});

it("an email waits while the mail server refuses our login, and the operator is alerted", async () => {
  const email: Message = { channel: "email", to: "an@sen.example", subject: "Sen", text: "246810" };
  expect((await send(email)).failed).toContain("send-message");
  expect(await alerts()).toEqual([expect.stringContaining("smtp responded with EAUTH 535")]);
});

describe("the daily message budget", () => {
  it("stops paid messages when spent, alerts the operator at 80% and 100%, and resets the next day", async () => {
    for (let times = 0; times < LIMIT + 3; times += 1) await send(byText);
    expect(messengers.esms).toHaveLength(LIMIT);
    expect(await alerts()).toEqual([
      expect.stringContaining(`8 of ${LIMIT}`),
      expect.stringContaining(`All ${LIMIT} paid messages`),
    ]);
    const told = (await operatorSays(shop, "messages")) as Record<string, unknown>[];
    expect(told).toContainEqual(
      expect.objectContaining({ budget: "paid per day", used: LIMIT, limit: LIMIT }),
    );
    shop.clock.pass(24 * HOUR_MS);
    await send(byText);
    expect(messengers.esms).toHaveLength(LIMIT + 1);
  });

  it("is not used up by what a provider refuses, so codes go out again once the account is in order", async () => {
    messengers.esmsCode = "103";
    for (let times = 0; times < LIMIT + 3; times += 1) await send(byText);
    messengers.esmsCode = "99";
    await send(byText);
    expect(await messagesSent(shop.db, shop.clock.now())).toBe(0);
    messengers.esmsCode = null;
    await send(byText);
    expect(messengers.esms).toHaveLength(1);
  });
});
