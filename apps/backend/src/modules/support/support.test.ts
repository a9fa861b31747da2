import { TICKET_MESSAGE_LIMIT, TICKET_REOPEN_MS, TICKET_REPEAT_MS, type TicketStatus } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import {
  operatorContextOf,
  operatorSays,
  picture,
  placed,
  upload,
  uploaded,
} from "../../../test/aftersales.ts";
import { useShop } from "../../../test/shop.ts";
import { otherCustomer } from "../../../test/small-shop/index.ts";
import { tinyVideo } from "../../../test/tiny-video.ts";
import { orders, ticketHistories, ticketMessages, tickets } from "../../database/schema/index.ts";
import { replyAsStaff, askCustomerAsStaff, closeTicketAsStaff } from "../../operator/actions/tickets.ts";

const shop = await useShop();
const folder = mkdtempSync(join(tmpdir(), "sen-care-"));

const token = await shop.signIn();
const stranger = await shop.signIn(otherCustomer);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const asked = { category: 1, subject: "Hộp quà bị móp", text: "Hộp bị móp khi tôi nhận hàng." };
const create = (changes: object = {}, sent: object = {}) =>
  shop.call("createTicket", { token, body: { ...asked, ...changes }, ...sent });

let asking = 0;
/** A new ticket by the demo customer. */
async function opened(changes: object = {}): Promise<number> {
  const { body } = await create({ text: `Hộp số ${++asking} bị móp.`, ...changes });
  return (body as { data: { id: number } }).data.id;
}
const shown = async (id: number) => {
  const { body } = await shop.call("getTicket", { params: { id }, token });
  return body.data as {
    status: TicketStatus;
    unread_count: number;
    messages: { creator_type: number; text: string; attachments: { attach_type: string }[] }[];
    histories: { status: number; creator_type: number }[];
    reopen_until: string | null;
    rating: object | null;
  };
};
const step = (operation: "closeTicket" | "reopenTicket", id: number) =>
  shop.call(operation, { params: { id }, token });

describe("asking a shop", () => {
  const question = { category: 8, subject: "Áo sơ mi linen", text: "Áo này có size S không?" };

  it("records its shop and product, and shows the answer under the shop's name", async () => {
    const id = await opened({ ...question, tenant_id: 1, product_id: 1 });
    expect(await shown(id)).toMatchObject({ tenant: { id: 1 }, product: { id: 1 }, order: null });
    await replyAsStaff(operatorContextOf(shop), id, { text: "Dạ có ạ" });
    expect(await shown(id)).toMatchObject({
      status: 1,
      unread_count: 1,
      messages: [{ creator_type: 1 }, { creator_type: 2, text: "Dạ có ạ" }],
    });
    const { body } = await shop.call("listNotifications", { token });
    expect(JSON.stringify(body)).toContain("Lụa Việt đã trả lời");
    await closeTicketAsStaff(operatorContextOf(shop), id);
    expect((await shop.call("rateTicket", { params: { id }, token, body: { stars: 5 } })).status).toBe(422);
  });

  it("is listed separately from tickets to customer care", async () => {
    const [ofShop, ofCare] = [await opened({ ...question, tenant_id: 1 }), await opened()];
    const idsOf = async (recipient: string) => {
      const { body } = await shop.call("listMyTickets", { token, query: { recipient, per_page: 100 } });
      return (body as { data: { items: { id: number }[] } }).data.items.map(({ id }) => id);
    };
    expect(await idsOf("shop")).toContain(ofShop);
    expect(await idsOf("shop")).not.toContain(ofCare);
    expect(await idsOf("care")).not.toContain(ofShop);
  });

  it.each([
    ["a shop that is none", { tenant_id: 999 }, "tenant_id"],
    ["a product of another shop", { tenant_id: 1, product_id: 3 }, "product_id"],
    ["a product without its shop", { product_id: 3 }, "product_id"],
  ])("is rejected about %s", async (_, changes, field) => {
    const { status, body } = await create({ ...question, ...changes });
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(`"field":"${field}"`);
  });

  it("is rejected about an order of another shop", async () => {
    const order_id = await placed(shop);
    const [order] = await shop.db.select().from(orders).where(eq(orders.id, order_id));
    const tenant_id = order?.tenant_id === 1 ? 2 : 1;
    expect((await create({ ...question, tenant_id, order_id })).status).toBe(422);
    expect((await create({ ...question, tenant_id: order?.tenant_id, order_id })).status).toBe(200);
  });
});

describe("opening a ticket", () => {
  it("stores category, own order, subject, text and files, and waits for customer care", async () => {
    const order_id = await placed(shop);
    const images = await uploaded(shop, token, 2);
    const video = await upload(shop, tinyVideo(), { token, name: "clip.mp4" });
    const { status, body } = await create({ order_id, images, videos: [video.body.data.id] });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      category: asked.category,
      subject: asked.subject,
      status: 0,
      unread_count: 0,
      order: { id: order_id, item_count: 1 },
      messages: [{ creator_type: 1, text: asked.text }],
      histories: [{ status: 0, creator_type: 1 }],
      reopen_until: null,
    });
    expect(body.data.code).toMatch(/^YC-261121-\d{4,}$/);
    const [message] = (body as { data: Awaited<ReturnType<typeof shown>> }).data.messages;
    expect(message?.attachments.map(({ attach_type }) => attach_type)).toEqual(["image", "image", "video"]);
  });

  it("creates one from two concurrent requests with one key, and responds 409 to another body", async () => {
    const headers = { "idempotency-key": crypto.randomUUID() };
    const before = await shop.db.$count(tickets);
    const both = await Promise.all([create({}, { headers }), create({}, { headers })]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both[0].body.data.id).toBe(both[1].body.data.id);
    expect((await create({ subject: "Khác" }, { headers })).status).toBe(409);
    expect(await shop.db.$count(tickets)).toBe(before + 1);
  });

  it("creates one for the same words sent again soon, unless something differs or was added since", async () => {
    const start = shop.clock.now();
    const text = "Gửi từ hai thẻ.";
    const idOf = async (changes: object = {}) => {
      const { status, body } = await create({ text, ...changes });
      expect(status).toBe(200);
      return body.data.id as number;
    };
    const [first, second] = await Promise.all([idOf(), idOf()]);
    expect(second).toBe(first);
    const others = [
      await idOf({ subject: "Khác" }),
      await idOf({ category: 2 }),
      await idOf({ images: await uploaded(shop, token) }),
      await idOf({ order_id: await placed(shop) }),
      await idOf({ tenant_id: 1 }),
      await idOf({ tenant_id: 1, product_id: 1 }),
    ];
    expect(new Set([first, ...others]).size).toBe(7);
    await shop.call("answerTicket", { params: { id: first }, token, body: { text: "Thêm nữa." } });
    const after = await idOf();
    expect(after).not.toBe(first);
    expect(await idOf()).toBe(after);
    shop.clock.pass(TICKET_REPEAT_MS);
    expect(await idOf()).not.toBe(after);
    shop.clock.set(start);
  });

  it.each([
    ["no category", { category: undefined }, "category"],
    ["category 10", { category: 10 }, "category"],
    ["a blank subject", { subject: " \u200b" }, "subject"],
    ["a blank text", { text: "\n \u00a0" }, "text"],
    ["a text too long", { text: "a".repeat(2001) }, "text"],
    ["an order that is none", { order_id: 2_000_000_000 }, "order_id"],
    ["seven pictures", { images: Array.from({ length: 7 }, () => crypto.randomUUID()) }, "images"],
    ["a file that is none", { images: [crypto.randomUUID()] }, "images[0]"],
  ])("responds 422 at the field for %s, and writes nothing", async (_what, changes, field) => {
    const before = await shop.db.$count(tickets);
    const { status, body } = await create(changes);
    expect(status).toBe(422);
    expect(body.data.errors.map((one: { field: string }) => one.field)).toContain(field);
    expect(await shop.db.$count(tickets)).toBe(before);
  });

  it("responds 403 for another's order and 422 for another's file, and is no repetition of another's", async () => {
    const theirs = await placed(shop, { customer_id: otherCustomer.id });
    expect((await create({ order_id: theirs })).status).toBe(403);
    const { body } = await create({ images: await uploaded(shop, stranger) });
    expect(body.data.errors[0].message_code).toBe("FILE_UNKNOWN");
    const same = [await create(), await create({}, { token: stranger })];
    expect(same.map(({ status }) => status)).toEqual([200, 200]);
  });

  it("stores a script as plain text", async () => {
    const text = `<script>alert(1)</script><img src=x onerror="alert(1)">`;
    const id = await opened({ text, subject: text.slice(0, 60) });
    expect((await shown(id)).messages[0]?.text).toBe(text);
  });
});

describe("the conversation of a ticket", () => {
  it("goes from a question through answers to closing and rating, with unread counts and history", async () => {
    const id = await opened();
    const context = operatorContextOf(shop);
    await askCustomerAsStaff(context, id, {
      text: "Bạn gửi hình ảnh nhãn hộp nhé?",
      files: [await picture()],
    });
    expect(await shown(id)).toMatchObject({ status: 2, unread_count: 1 });
    const answer = await shop.call("answerTicket", {
      params: { id },
      token,
      body: { text: "", images: await uploaded(shop, token) },
    });
    expect(answer.body.data).toMatchObject({ status: 0, unread_count: 1 });
    expect((await shop.call("readTicket", { params: { id }, token })).body.data.unread_count).toBe(0);
    await replyAsStaff(context, id, { text: "Shop sẽ đổi hộp mới." });
    expect(await shown(id)).toMatchObject({ status: 1, unread_count: 1 });
    expect((await step("closeTicket", id)).body.data.status).toBe(3);
    const rated = await shop.call("rateTicket", {
      params: { id },
      token,
      body: { stars: 5, note: " Nhanh " },
    });
    expect(rated.body.data.rating).toEqual({ stars: 5, note: "Nhanh" });
    const { messages, histories } = await shown(id);
    expect(messages.map(({ creator_type }) => creator_type)).toEqual([1, 3, 1, 3]);
    expect(messages.map(({ attachments }) => attachments.length)).toEqual([0, 1, 1, 0]);
    expect(histories.map(({ status }) => status)).toEqual([0, 2, 0, 1, 3]);
  });

  it("accepts two answers in a row from either side, with one change of status", async () => {
    const id = await opened();
    await shop.call("answerTicket", { params: { id }, token, body: { text: "Thêm một ý." } });
    await replyAsStaff(operatorContextOf(shop), id, { text: "Một" });
    await replyAsStaff(operatorContextOf(shop), id, { text: "Hai" });
    const { messages, histories, unread_count } = await shown(id);
    expect([messages.length, histories.length, unread_count]).toEqual([4, 2, 2]);
  });

  it("rejects empty answers, answers beyond the limit and answers to a closed ticket", async () => {
    const id = await opened();
    const answer = (text: string) => shop.call("answerTicket", { params: { id }, token, body: { text } });
    expect((await answer("  ")).status).toBe(422);
    await shop.db.insert(ticketMessages).values(
      Array.from({ length: TICKET_MESSAGE_LIMIT - 1 }, () => ({
        ticket_id: id,
        creator_type: 1,
        text: "x",
      })),
    );
    expect((await answer("một nữa")).body.message_code).toBe("TICKET_FULL");
    await step("closeTicket", id);
    expect((await answer("nữa")).body.message_code).toBe("TICKET_CLOSED");
  });
});

describe("a closed ticket", () => {
  it.each([
    [TICKET_REOPEN_MS, 200],
    [TICKET_REOPEN_MS + 1, 422],
  ])("reopened %i ms after it was closed gets the status %i", async (later, expected) => {
    const id = await opened();
    await closeTicketAsStaff(operatorContextOf(shop), id, "Chúng tôi đã đổi hộp cho bạn.");
    await shop.call("rateTicket", { params: { id }, token, body: { stars: 1 } });
    shop.clock.pass(later);
    const fresh = await shop.signIn();
    const { status, body } = await shop.call("reopenTicket", { params: { id }, token: fresh });
    shop.clock.pass(-later);
    expect(status).toBe(expected);
    if (expected === 200) expect(body.data).toMatchObject({ status: 0, rating: null, reopen_until: null });
    else expect(body.message_code).toBe("TICKET_REOPEN_OVER");
  });

  it("is closed, reopened and rated once each under repeated requests", async () => {
    const id = await opened();
    const rate = () => shop.call("rateTicket", { params: { id }, token, body: { stars: 4 } });
    expect((await rate()).body.message_code).toBe("TICKET_NOT_RATEABLE");
    const closing = await Promise.all([step("closeTicket", id), step("closeTicket", id)]);
    expect(closing.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect([(await rate()).status, (await rate()).status]).toEqual([200, 422]);
    expect((await step("reopenTicket", id)).status).toBe(200);
    expect((await step("reopenTicket", id)).status).toBe(422);
    expect(await shop.db.$count(ticketHistories, eq(ticketHistories.ticket_id, id))).toBe(3);
  });
});

it("lists the customer's own tickets, the latest message first, filtered by open or closed", async () => {
  await shop.db.update(tickets).set({ customer_id: otherCustomer.id });
  const [first, second, third] = [await opened(), await opened({ subject: "Hai" }), await opened()];
  await step("closeTicket", second);
  shop.clock.pass(1000);
  await replyAsStaff(operatorContextOf(shop), first, { text: "Chào bạn" });
  const list = async (query: Record<string, string> = {}) => {
    const { body } = await shop.call("listMyTickets", { query, token });
    return (body.data.items as { id: number }[]).map(({ id }) => id);
  };
  expect(await list()).toEqual([first, third, second]);
  expect(await list({ standing: "open" })).toEqual([first, third]);
  expect(await list({ standing: "closed" })).toEqual([second]);
  const { body } = await shop.call("listMyTickets", { query: { per_page: 1 }, token });
  expect(body.data).toMatchObject({ total: 3, next: body.data.items[0].id });
  expect(body.data.items[0]).toMatchObject({
    unread_count: 1,
    last_message: { creator_type: 3, text: "Chào bạn" },
  });
});

it("every ticket operation responds 404 for an unknown id", async () => {
  for (const [operation, body] of [
    ["getTicket", undefined],
    ["readTicket", undefined],
    ["answerTicket", { text: "x" }],
    ["closeTicket", undefined],
    ["reopenTicket", undefined],
    ["rateTicket", { stars: 5 }],
  ] as const) {
    const sent = { params: { id: 2_000_000_000 }, token, ...(body && { body }) };
    expect([operation, (await shop.call(operation, sent)).status]).toEqual([operation, 404]);
  }
});

it("the operator lists, asks about, answers with a file, and closes a ticket", async () => {
  const id = await opened({ subject: "Cho quầy hỗ trợ" });
  const file = join(folder, "receipt.jpg");
  writeFileSync(file, await picture());
  const waiting = (await operatorSays(shop, "ticket", "list")) as { ticket: number; subject: string }[];
  expect(waiting).toContainEqual(
    expect.objectContaining({ ticket: id, subject: "Cho quầy hỗ trợ", customer: "Nguyễn Thị Sen" }),
  );
  await operatorSays(shop, "ticket", "ask", String(id), "--text", "Bạn cho biết mã đơn?");
  await operatorSays(shop, "ticket", "answer", String(id), "--text", "Đây là biên nhận.", "--file", file);
  await operatorSays(shop, "ticket", "close", String(id));
  const { status, messages, histories } = await shown(id);
  expect([status, messages.at(-1)?.attachments.length]).toEqual([3, 1]);
  expect(histories.map((one) => one.status)).toEqual([0, 2, 1, 3]);
  await expect(operatorSays(shop, "ticket", "answer", String(id), "--text", "Nữa")).rejects.toThrow();
  await expect(operatorSays(shop, "ticket", "ask", String(id), "--text", " ")).rejects.toThrow("--text");
});
