import { eq, sql } from "../../database/drizzle.ts";
import { spawn, type ChildProcess } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { operatorSays } from "../../../test/aftersales.ts";
import { noticeWorker } from "../../../test/notice-worker.ts";
import { startPushService } from "../../../test/push-service.ts";
import { keepMessages } from "../../../test/sent-messages.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { newVapidKeys, webPushSender } from "../../adapters/push/web-push.ts";
import {
  customers,
  noticeDeliveries,
  notices,
  pushSubscriptions,
  rateLimits,
} from "../../database/schema/index.ts";
import { addJob } from "../../jobs/add-job.ts";
import { writeNotice, writeNotices } from "./index.ts";

/** Number of workers killed while delivering; set NOTICE_KILLS for many more, one by one. */
const KILLS = Number(process.env.NOTICE_KILLS ?? 3);
const EACH = 4;

const messages = keepMessages();
const vapid = { ...newVapidKeys(), subject: "mailto:push@sen.example", services: [] as string[] };
let isMailServerDown = false;
const shop = await useShop(() => {
  const { sms, email } = messages.adapters();
  const send: typeof email.send = (mail) =>
    isMailServerDown ? Promise.reject(new Error("connect ECONNREFUSED")) : email.send(mail);
  return { sms, email: { ...email, send }, push: webPushSender(vapid) };
});
const silent = () => undefined;
const log = { debug: silent, info: silent, warn: silent, error: silent };
let token = "";

const service = await startPushService();
vapid.services.push(service.host);
afterAll(() => service.close());
beforeEach(async () => {
  await shop.db.delete(notices);
  await shop.db.delete(noticeDeliveries);
  await shop.db.delete(pushSubscriptions);
  await shop.db.delete(rateLimits);
  await shop.db.execute(sql`delete from graphile_worker._private_jobs`);
  await shop.db.update(customers).set({ email_verified_at: null, lang: "vi" });
  service.taken.length = 0;
  messages.all.length = 0;
  token = await shop.signIn();
});

const subscribe = (device: string, who = token) =>
  shop.call("savePushSubscription", { token: who, body: service.subscribe(device) });
const answered = (subject: string) =>
  writeNotice(
    shop.db,
    { kind: "ticket_answered", customer_id: demoCustomer.id, source_id: 7, facts: { subject } },
    shop.clock.now(),
  );
const verifyMail = () =>
  shop.db
    .update(customers)
    .set({ email_verified_at: shop.clock.now() })
    .where(eq(customers.id, demoCustomer.id));
const devices = () => service.taken.map(({ device }) => device).toSorted();
const jobsLeft = async () =>
  (await shop.db.execute(sql`select from graphile_worker._private_jobs`)).rows.length;

describe("a notice", () => {
  it("is delivered once to each device and to the verified email address, in the customer's language", async () => {
    await verifyMail();
    await subscribe("phone");
    await subscribe("laptop", await shop.signIn());
    await answered("Hộp quà");
    await shop.runJobs();
    expect(devices()).toEqual(["laptop", "phone"]);
    const [pushed] = service.taken;
    expect(pushed?.message).toMatchObject({
      title: "Yêu cầu hỗ trợ đã được trả lời",
      body: "Sen đã trả lời yêu cầu “Hộp quà” của bạn.",
      path: "/support/my-questions?id=7",
      lang: "vi",
    });
    expect(pushed?.topic).toBe(pushed?.message.tag);
    expect(messages.all).toEqual([
      expect.objectContaining({
        channel: "email",
        to: demoCustomer.email,
        subject: "Yêu cầu hỗ trợ đã được trả lời",
        text: expect.stringContaining("http://localhost:3000/support/my-questions?id=7") as string,
      }),
    ]);
    const [notice] = await shop.db.select({ id: notices.id }).from(notices);
    const again = { notice_ids: [notice?.id] };
    await shop.db.execute(
      sql`select graphile_worker.add_job('deliver-notice', ${JSON.stringify(again)}::json)`,
    );
    await shop.runJobs();
    expect(service.taken).toHaveLength(2);
    expect(messages.all).toHaveLength(1);
  });

  it("is not delivered to a device whose customer was signed out everywhere since", async () => {
    await subscribe("lost-phone");
    shop.clock.pass(1_000);
    await operatorSays(shop, "customer", "sign-out", "--phone", demoCustomer.phone);
    await subscribe("new-phone", await shop.signIn());
    await answered("Sau khi đăng xuất");
    await shop.runJobs();
    expect(devices()).toEqual(["new-phone"]);
  });

  it("is delivered once to a device that several sessions subscribed at the same time", async () => {
    const signedIn = await Promise.all(Array.from({ length: 6 }, () => shop.signIn()));
    const body = service.subscribe("phone");
    const answers = await Promise.all(
      signedIn.map((who) => shop.call("savePushSubscription", { token: who, body })),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200));
    await answered("Hộp quà");
    await shop.runJobs();
    expect(devices()).toEqual(["phone"]);
  });

  it("is shown but not emailed once its customer got 100 emails in a day", async () => {
    await verifyMail();
    const looped = Array.from({ length: 102 }, (_, index) => ({
      kind: "complaint_raised" as const,
      customer_id: demoCustomer.id,
      source_id: index,
    }));
    await writeNotices(shop.db, looped, shop.clock.now());
    await shop.runJobs();
    expect(messages.all).toHaveLength(100);
    expect(await shop.db.$count(notices)).toBe(102);
  });

  it("is emailed after an outage of the mail server, whose retries do not count", async () => {
    await verifyMail();
    const raised = Array.from({ length: 60 }, (_, index) => ({
      kind: "complaint_raised" as const,
      customer_id: demoCustomer.id,
      source_id: index,
    }));
    await writeNotices(shop.db, raised, shop.clock.now());
    const start = shop.clock.now();
    isMailServerDown = true;
    for (let tries = 0; tries < 2; tries++) {
      expect((await shop.runJobs()).failed).toContain("deliver-notice");
      shop.clock.pass(60_000);
    }
    isMailServerDown = false;
    await shop.runJobs();
    shop.clock.set(start);
    expect(messages.all).toHaveLength(60);
  });

  it("is delivered by no channel that was not requested or is switched off", async () => {
    await answered("một");
    expect(await jobsLeft()).toBe(0);
    await verifyMail();
    await subscribe("phone");
    const shopWays = ["activity", "promotion", "order", "wallet"];
    await shop.call("updateNotificationSettings", {
      token,
      body: { shop: shopWays, email: ["order"], push: ["activity"] },
    });
    await shop.db.update(customers).set({ lang: "en" });
    await answered("hai");
    await shop.runJobs();
    expect(messages.all).toEqual([]);
    expect(service.taken[0]?.message).toMatchObject({
      title: "We replied to your request",
      path: "/en/support/my-questions?id=7",
    });
  });

  it("is not delivered to a signed-out device, nor to an unsubscribed one, which is deleted", async () => {
    await subscribe("phone");
    const elsewhere = await shop.signIn();
    await subscribe("laptop", elsewhere);
    await shop.call("logout", { token: elsewhere });
    service.answer("phone", 410);
    await answered("một");
    await shop.runJobs();
    expect(service.taken).toEqual([]);
    const left = await shop.db.select({ endpoint: pushSubscriptions.endpoint }).from(pushSubscriptions);
    expect(left.map(({ endpoint }) => endpoint.split("/").at(-1))).toEqual(["laptop"]);
    expect(await jobsLeft()).toBe(0);
  });

  it("is retried only where a service failed, ten times at most", async () => {
    const start = shop.clock.now();
    await subscribe("phone");
    await subscribe("laptop", await shop.signIn());
    service.answer("laptop", 503);
    await answered("một");
    expect((await shop.runJobs()).failed).toEqual(["deliver-notice"]);
    service.answer("laptop", 201);
    shop.clock.pass(60_000);
    await shop.runJobs();
    expect(devices()).toEqual(["laptop", "phone"]);
    service.answer("laptop", 503);
    await answered("hai");
    let tries = 0;
    for (let index = 0; index < 14; index++) {
      tries += (await shop.runJobs()).failed.filter((name) => name === "deliver-notice").length;
      shop.clock.pass(7 * 60 * 60 * 1000);
    }
    expect(tries).toBe(10);
    shop.clock.set(start);
  });

  it("lets other queued jobs run first", async () => {
    await subscribe("phone");
    for (const subject of ["một", "hai", "ba"]) await answered(subject);
    await addJob(shop.db, "sweep", {});
    const { done } = await shop.runJobs();
    expect(done.slice(-4)).toEqual(["sweep", "deliver-notice", "deliver-notice", "deliver-notice"]);
  });

  it("is delivered in batches of fifty per job, without waiting for a failing device", async () => {
    await subscribe("phone");
    await subscribe("laptop", await shop.signIn());
    service.answer("laptop", 503);
    const about = { kind: "ticket_answered", customer_id: demoCustomer.id, source_id: 7 } as const;
    const subjects = Array.from({ length: 120 }, (_, index) => `số ${index}`);
    await writeNotices(
      shop.db,
      subjects.map((subject) => ({ ...about, facts: { subject } })),
      shop.clock.now(),
    );
    expect(await jobsLeft()).toBe(3);
    expect((await shop.runJobs()).failed).toHaveLength(3);
    expect(devices()).toEqual(subjects.map(() => "phone"));
    service.answer("laptop", 201);
    const start = shop.clock.now();
    shop.clock.pass(60_000);
    await shop.runJobs();
    shop.clock.set(start);
    expect(devices().filter((one) => one === "laptop")).toHaveLength(120);
    expect(service.taken).toHaveLength(240);
    expect(await shop.db.$count(noticeDeliveries)).toBe(240);
  });

  it("is pushed only through known push services, once per device until push is turned off", async () => {
    const { keys } = service.subscribe("evil");
    for (const endpoint of ["https://evil.example/1", "http://127.0.0.1:1/x", "https://127.0.0.1/x"]) {
      const { status, body } = await shop.call("savePushSubscription", { token, body: { endpoint, keys } });
      expect([status, body.data.errors[0].field], endpoint).toEqual([422, "endpoint"]);
    }
    await subscribe("phone");
    await subscribe("phone", await shop.signIn());
    await subscribe("phone");
    expect(await shop.db.$count(pushSubscriptions)).toBe(1);
    expect((await shop.call("getNotificationSettings", { token })).body.data.is_push_on).toBe(true);
    await shop.call("removePushSubscription", { token });
    expect(await shop.db.$count(pushSubscriptions)).toBe(0);
  });
});

describe("with several workers", () => {
  it("each delivery is made once", async () => {
    await subscribe("phone");
    const workers = await Promise.all([
      noticeWorker(shop.databaseUrl, vapid, { log, now: shop.clock.now() }),
      noticeWorker(shop.databaseUrl, vapid, { log, now: shop.clock.now() }),
    ]);
    await Promise.all(Array.from({ length: 40 }, (_, index) => answered(`số ${index}`)));
    await expect.poll(() => jobsLeft()).toBe(0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(service.taken).toHaveLength(40);
    expect(new Set(service.taken.map(({ topic }) => topic)).size).toBe(40);
  });

  it("killed between commit and delivery, no notice is lost or shown twice", async () => {
    await subscribe("phone");
    const wanted: string[] = [];
    for (let kill = 0; kill < KILLS; kill++) {
      const child = await workerElsewhere();
      for (let index = 0; index < EACH; index++) {
        wanted.push(`${kill}.${index}`);
        await answered(`${kill}.${index}`);
      }
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 30));
      child.kill("SIGKILL");
    }
    const last = await noticeWorker(shop.databaseUrl, vapid, { log, now: shop.clock.now() });
    await expect.poll(() => jobsLeft()).toBe(0);
    await last.stop();
    // A browser shows one message per tag, and the service keeps one per topic, so a send interrupted by a kill may be repeated.
    const shown = new Map(service.taken.map(({ topic, message }) => [topic, message.body]));
    const subjects = [...shown.values()].map((body) => /“(.*)”/.exec(body)?.[1]);
    expect(subjects.toSorted()).toEqual(wanted.toSorted());
    expect(await shop.db.$count(noticeDeliveries)).toBe(wanted.length);
    expect(service.taken.length - shown.size).toBeLessThanOrEqual(KILLS * EACH);
  }, 600_000);
});

const program = fileURLToPath(new URL("../../../test/notice-worker-process.ts", import.meta.url));

async function workerElsewhere(): Promise<ChildProcess> {
  const child = spawn(
    process.execPath,
    [
      "--conditions=@sen/source",
      program,
      shop.databaseUrl,
      JSON.stringify(vapid),
      shop.clock.now().toISOString(),
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  await new Promise<void>((resolve, reject) => {
    child.stdout.once("data", () => resolve());
    child.once("exit", (code) => reject(new Error(`The worker ended with ${code}`)));
  });
  return child;
}
