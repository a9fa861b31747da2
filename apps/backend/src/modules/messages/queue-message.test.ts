import { sql } from "../../database/drizzle.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { decryptMessage, encryptMessage } from "./message-encryption.ts";
import { queueMessage, type Message } from "./index.ts";

const taken: string[] = [];
let failures = 0;
const shop = await useShop(() => ({
  sms: {
    provider: "kept",
    isSimulated: true,
    send: ({ id, to, text }) => {
      if (failures > 0) {
        failures -= 1;
        const refusal = new Error(`no such subscriber: ${to}, ${text}`);
        return Promise.reject(Object.assign(refusal, { name: "GatewayRefusal", status: 503 }));
      }
      taken.push(text);
      return Promise.resolve(id);
    },
  },
}));

const message: Message = {
  channel: "sms",
  to: "0901234567",
  text: "246810 là mã của bạn",
  code: "246810",
};
const inFiveMinutes = () => new Date(shop.clock.now().getTime() + 300_000);
const queue = (sent: Message | null = message, options = {}) =>
  queueMessage(shop.db, shop.config, sent, options);
const jobsLeft = async () =>
  (
    await shop.db.execute<{ payload: unknown; last_error: string | null; attempts: number }>(sql`
      select j.payload, j.last_error, j.attempts from graphile_worker._private_jobs j
      join graphile_worker._private_tasks t on t.id = j.task_id where t.identifier = 'send-message'`)
  ).rows;

beforeEach(() => {
  taken.length = 0;
  failures = 0;
});

describe("a queued message", () => {
  it("is sent by a job only after its transaction commits, and its job is deleted", async () => {
    const undone = shop.db.transaction(async (tx) => {
      await queueMessage(tx, shop.config, message);
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    await shop.runJobs();
    expect(taken).toEqual([]);

    await queue();
    await shop.runJobs();
    expect(taken).toEqual([message.text]);
    expect(await jobsLeft()).toEqual([]);
  });

  it("is encrypted while queued, and a message for nobody looks the same", async () => {
    await queue();
    await queue(null);
    const waiting = JSON.stringify(await jobsLeft());
    for (const secret of [message.to, "246810", Buffer.from("246810").toString("base64").slice(0, 7)]) {
      expect(waiting).not.toContain(secret);
    }
    expect((await shop.runJobs()).done.filter((name) => name === "send-message")).toHaveLength(2);
    expect(taken).toEqual([message.text]);
  });

  it("is retried with growing delays until the provider accepts it", async () => {
    failures = 2;
    await queue(message, { until: inFiveMinutes() });
    expect((await shop.runJobs()).failed).toEqual(["send-message"]);
    shop.clock.pass(10_000);
    expect((await shop.runJobs()).failed).toEqual(["send-message"]);
    shop.clock.pass(20_000);
    await shop.runJobs();
    expect(taken).toEqual([message.text]);
    expect(await jobsLeft()).toEqual([]);
  });

  it("is dropped once it expires", async () => {
    failures = 1;
    await queue(message, { until: inFiveMinutes() });
    await shop.runJobs();
    shop.clock.pass(300_000);
    expect((await shop.runJobs()).done).toContain("send-message");
    expect(taken).toEqual([]);
    expect(await jobsLeft()).toEqual([]);
  });

  it("is replaced by a newer one with the same key", async () => {
    await queue(message, { key: "otp:1" });
    await queue({ ...message, text: "135790 là mã của bạn" }, { key: "otp:1" });
    await shop.runJobs();
    expect(taken).toEqual(["135790 là mã của bạn"]);
  });

  it("can be decrypted after the secret changed, but not with another secret", () => {
    const sealed = encryptMessage(message, { jwtSecret: "before" });
    expect(decryptMessage(sealed, { jwtSecret: "after", formerJwtSecrets: ["before"] })).toEqual(message);
    expect(() => decryptMessage(sealed, { jwtSecret: "after", formerJwtSecrets: [] })).toThrow();
  });
});
