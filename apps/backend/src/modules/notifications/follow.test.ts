import type { EventData } from "@sen/api";
import { createParser } from "eventsource-parser";
import { eq, sql } from "../../database/drizzle.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { operatorSays, placed } from "../../../test/aftersales.ts";
import { secondServer, type SecondServer } from "../../../test/second-server.ts";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer, otherCustomer } from "../../../test/small-shop/index.ts";
import { sessions } from "../../database/schema/index.ts";
import { openNoticeHub, writeNotice } from "./index.ts";

const shop = await useShop();
const open: { end: () => void }[] = [];
const servers: SecondServer[] = [];

const token = await shop.signIn();
afterEach(async () => {
  for (const one of open.splice(0)) one.end();
  await Promise.all(servers.splice(0).map(({ app }) => app.close()));
});

interface Told {
  event: string;
  id: string | undefined;
  data: EventData;
}

async function server(): Promise<SecondServer> {
  const started = await secondServer(shop);
  servers.push(started);
  return started;
}

/** Follows the stream as a browser does, and collects its events in order. */
async function follow({ port }: SecondServer, { who = token, last = "", lang = "vi" } = {}) {
  const ending = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/events`, {
    headers: { authorization: `Bearer ${who}`, lang, ...(last && { "last-event-id": last }) },
    signal: ending.signal,
  });
  const told: Told[] = [];
  const following = { who, response, told, isOver: false, end: () => ending.abort() };
  open.push(following);
  const parser = createParser({
    onEvent: ({ event = "", id, data }) => told.push({ event, id, data: JSON.parse(data) as EventData }),
  });
  const read = async () => {
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      parser.feed(decoder.decode(chunk as Uint8Array, { stream: true }));
    }
  };
  if (response.ok) {
    read()
      .catch(() => undefined)
      .finally(() => (following.isOver = true))
      .catch(() => undefined);
    await expect.poll(() => told[0]?.event).toBe("open");
  }
  return following;
}
const titles = (told: readonly Told[]) =>
  told.filter(({ event }) => event === "notice").map(({ data }) => data.notification?.title);
const ticket = (subject: string, customer_id = demoCustomer.id) =>
  ({ kind: "ticket_answered", customer_id, source_id: 1, facts: { subject } }) as const;

describe("the event stream", () => {
  it("sends the customer's own notices as they happen, in their language, from any backend", async () => {
    const [one, two] = await Promise.all([server(), server()]);
    const mine = await follow(one);
    const english = await follow(two, { lang: "en" });
    const others = await follow(two, { who: await shop.signIn(otherCustomer) });
    const id = await placed(shop);
    await operatorSays(shop, "confirm", String(id));
    await expect.poll(() => titles(mine.told)).toHaveLength(2);
    expect(titles(mine.told)).toEqual(["Đặt hàng thành công", "Shop đã xác nhận đơn"]);
    await expect.poll(() => titles(english.told)).toEqual(["Order placed", "Order confirmed"]);
    const last = mine.told.findLast(({ event }) => event === "notice")?.data;
    expect(last?.notification?.body_data.order_detail_id).toBe(id);
    expect(last?.unread_counts.order).toBe(2);
    expect(mine.response.headers.get("content-type")).toContain("text/event-stream");
    expect(mine.response.headers.get("cache-control")).toBe("no-store, no-transform");
    expect(titles(others.told)).toEqual([]);
  });

  it("reports on one device what was read on another", async () => {
    const following = await follow(await server());
    await writeNotice(shop.db, ticket("một"), shop.clock.now());
    await expect.poll(() => titles(following.told)).toHaveLength(1);
    await shop.call("readAllNotifications", { token });
    await expect.poll(() => following.told.at(-1)?.event).toBe("read");
    expect(following.told.at(-1)?.data.unread_counts.total).toBe(0);
  });

  it("resumes after the last event id with each missed notice once, whatever the commit order", async () => {
    const backend = await server();
    const first = await follow(backend);
    let late: () => void = () => undefined;
    const committing = shop.db.transaction(async (tx) => {
      await writeNotice(tx, ticket("chậm"), shop.clock.now());
      await new Promise<void>((resolve) => (late = resolve));
    });
    const idle = sql`select from pg_stat_activity where state = 'idle in transaction' and datname = current_database()`;
    await expect.poll(async () => (await shop.db.execute(idle)).rows).toHaveLength(1);
    // The transaction with the higher id commits and is delivered first.
    await writeNotice(shop.db, ticket("nhanh"), shop.clock.now());
    await expect.poll(() => titles(first.told)).toHaveLength(1);
    const last = first.told.at(-1)?.id ?? "";
    first.end();
    late();
    await committing;
    await writeNotice(shop.db, ticket("sau"), shop.clock.now());
    const second = await follow(backend, { last });
    await expect.poll(() => titles(second.told)).toHaveLength(2);
    // Read events of the previous test may arrive as well.
    const told = second.told.filter(({ event }) => event !== "read");
    const subjects = told.map(({ data }) => /“(.*)”/.exec(data.notification?.text ?? "")?.[1]);
    expect(subjects).toEqual([undefined, "chậm", "sau"]);
    expect(told.map(({ id }) => id !== undefined)).toEqual([false, false, true]);
  });

  it.each(["9'; drop table notices; --", "0:0:", "9:5:", "5:9:7,6", "5:9:,"])(
    "starts anew after the invalid event id %s",
    async (last) => {
      const { told } = await follow(await server(), { last });
      expect(told[0]?.id).toMatch(/^\d+:\d+:/);
    },
  );

  it("ends when the backend shuts down", async () => {
    const backend = await server();
    const following = await follow(backend);
    await backend.app.close();
    await expect.poll(() => following.isOver).toBe(true);
  });

  describe("in a session that ends", () => {
    const { phone, password } = otherCustomer;
    const own = { phone, password: "Matkhau7" };
    beforeAll(async () => {
      await shop.call("changePassword", {
        token: await shop.signIn(otherCustomer),
        body: { current_password: password, new_password: own.password },
      });
    });

    it.each<[string, (followed: string, here: string) => Promise<unknown>]>([
      ["by signing out", (followed) => shop.call("logout", { token: followed })],
      ["by signing out everywhere else", (_, here) => shop.call("endOtherSessions", { token: here })],
      [
        "by another password",
        async (_, here) => {
          const change = (from: string, to: string) =>
            shop.call("changePassword", { token: here, body: { current_password: from, new_password: to } });
          await change(own.password, "Matkhau8");
          await change("Matkhau8", own.password);
        },
      ],
      ["by the operator", () => operatorSays(shop, "customer", "sign-out", "--phone", phone)],
    ])("%s closes at once, while other sessions' streams stay open", async (_, end) => {
      const backend = await server();
      const following = await follow(backend, { who: await shop.signIn(own) });
      const stays = await follow(backend);
      shop.clock.pass(1_000);
      const here = await shop.signIn(own);
      await end(following.who, here);
      await expect.poll(() => following.isOver).toBe(true);
      expect(stays.isOver).toBe(false);
    });

    it("sends no notice and closes even if the signal of the session's end is lost", async () => {
      const backend = await server();
      const following = await follow(backend, { who: await shop.signIn(own) });
      await shop.db.execute(sql`alter table customers disable trigger all_sessions_ended`);
      shop.clock.pass(1_000);
      await operatorSays(shop, "customer", "sign-out", "--phone", phone);
      await shop.db.execute(sql`alter table customers enable trigger all_sessions_ended`);
      await writeNotice(shop.db, ticket("sau khi đăng xuất", otherCustomer.id), shop.clock.now());
      await expect.poll(() => following.isOver).toBe(true);
      expect(titles(following.told)).toEqual([]);
    });
  });

  it("continues after the listening database connection was lost", async () => {
    const { told } = await follow(await server());
    await shop.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`);
    await writeNotice(shop.db, ticket("mất kết nối"), shop.clock.now());
    await expect.poll(() => titles(told)).toHaveLength(1);
  });

  it("sends notices whose signals were lost", async () => {
    const told: string[] = [];
    const hub = openNoticeHub({
      ...{ db: shop.db, clock: shop.clock, log: { warn: () => undefined }, beatMs: 100 },
    });
    const [session] = await shop.db
      .select({ id: sessions.id })
      .from(sessions)
      .where(eq(sessions.customer_id, demoCustomer.id))
      .limit(1);
    const nothing = () => undefined;
    hub.follow({
      ...{ customerId: demoCustomer.id, sessionId: session?.id ?? "", address: "198.51.100.9", locale: "vi" },
      ...{ seen: null, tell: ({ name }) => told.push(name), beat: nothing, end: nothing },
    });
    const writeUnsaid = async () => {
      await shop.db.execute(sql`
        insert into notices (customer_id, kind, tab, source_id, facts, in_shop, created_at)
        values (${demoCustomer.id}, 'ticket_answered', 'activity', 1, '{"subject": "?"}', true, now())`);
      return told;
    };
    await expect.poll(writeUnsaid).toContain("notice");
    await hub.close();
  });

  it("is limited to ten per customer", async () => {
    const backend = await server();
    for (let index = 0; index < 10; index++) await follow(backend);
    expect((await follow(backend)).response.status).toBe(429);
  });

  /** A hub of its own, and a follower that ignores all events. */
  function quietHub() {
    const hub = openNoticeHub({ db: shop.db, clock: shop.clock, log: { warn: () => undefined } });
    const nothing = () => undefined;
    const sessionId = crypto.randomUUID();
    const followFrom = (address: string, customerId: number) =>
      hub.follow({
        ...{ customerId, sessionId, address, locale: "vi", seen: null },
        ...{ tell: nothing, beat: nothing, end: nothing },
      });
    return { hub, followFrom };
  }

  it("is limited to twenty thousand in all, until one leaves", async () => {
    const { hub, followFrom } = quietHub();
    const addressOf = (customer: number) => `10.1.${customer >> 8}.${customer & 255}`;
    const leaves = Array.from({ length: 20_000 }, (_, customer) => followFrom(addressOf(customer), customer));
    expect(() => followFrom("198.51.100.8", 20_001)).toThrow("SERVICE_BUSY");
    leaves[7]?.();
    expect(() => followFrom("198.51.100.8", 20_001)).not.toThrow();
    await hub.close();
  });

  it("is limited to two hundred per address", async () => {
    const { hub, followFrom } = quietHub();
    for (let customer = 1; customer <= 200; customer++) followFrom("198.51.100.7", customer);
    expect(() => followFrom("198.51.100.7", 201)).toThrow("TOO_MANY_REQUESTS");
    expect(() => followFrom("198.51.100.8", 201)).not.toThrow();
    await hub.close();
  });
});
