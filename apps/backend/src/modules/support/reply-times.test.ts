import type { Tenant } from "@sen/api";
import { AttachmentCreator, REPLY_TIME_DAYS, TicketStatus } from "@sen/domain";
import { beforeEach, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { demoCustomer } from "../../../test/small-shop/index.ts";
import { ticketMessages, tickets } from "../../database/schema/index.ts";
import { measureReplyTimes } from "./index.ts";

const shop = await useShop();
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** A question to shop 1, asked some minutes ago and answered some minutes later (null: not answered). */
async function asked(minutesAgo: number, answeredAfter: number | null): Promise<void> {
  const created_at = new Date(shop.clock.now().getTime() - minutesAgo * MINUTE_MS);
  const question = { customer_id: demoCustomer.id, tenant_id: 1, category: 1, subject: "Còn hàng không?" };
  const [row] = await shop.db
    .insert(tickets)
    .values({ ...question, status: TicketStatus.open, created_at, updated_at: created_at })
    .returning({ id: tickets.id });
  const message = { ticket_id: row?.id ?? 0, text: "…" };
  await shop.db
    .insert(ticketMessages)
    .values({ ...message, creator_type: AttachmentCreator.customer, created_at });
  if (answeredAfter === null) return;
  for (const later of [answeredAfter, answeredAfter + 500]) {
    await shop.db.insert(ticketMessages).values({
      ...message,
      creator_type: AttachmentCreator.tenant,
      created_at: new Date(created_at.getTime() + later * MINUTE_MS),
    });
  }
}
async function replyMinutes() {
  await measureReplyTimes(shop.jobServices() as never, {} as never);
  const { body } = await shop.call("getTenant", { params: { id: 1 } });
  return (body.data as Tenant).reply_minutes;
}

beforeEach(async () => {
  await shop.db.delete(tickets);
});

it("a shop's reply time is the median wait for its first answer, from three questions on", async () => {
  await asked(3000, 10);
  await asked(3000, 120);
  expect(await replyMinutes()).toBeNull();
  await asked(3000, 1000);
  expect(await replyMinutes()).toBe(120);
});

it("an unanswered question counts in the reply time with its wait so far", async () => {
  await asked(3000, 10);
  await asked(2000, null);
  await asked(3000, null);
  expect(await replyMinutes()).toBe(2000);
});

it("questions older than the measured period do not count in the reply time", async () => {
  for (let times = 0; times < 3; times += 1) await asked(3000, 60);
  expect(await replyMinutes()).toBe(60);
  shop.clock.pass(REPLY_TIME_DAYS * DAY_MS);
  expect(await replyMinutes()).toBeNull();
});
