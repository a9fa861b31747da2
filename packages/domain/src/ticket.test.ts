import { describe, expect, it } from "vitest";
import {
  mayRateTicket,
  mayReopenTicket,
  isTicketOpen,
  reopenWindowEnd,
  TICKET_REOPEN_MS,
  ticketEntries,
} from "./ticket.ts";
import { ticketFormSchema, ticketMessageSchema } from "./ticket-form.ts";
import { TicketStatus } from "./statuses.ts";

const closedAt = new Date("2026-11-21T03:00:00Z");
const closed = { status: TicketStatus.closed, reopen_until: reopenWindowEnd(closedAt).toISOString() };

describe("a closed ticket", () => {
  it.each([
    [0, true],
    [TICKET_REOPEN_MS, true],
    [TICKET_REOPEN_MS + 1, false],
  ])("can be reopened %i ms after closing: %s", (later, may) => {
    expect(mayReopenTicket(closed, new Date(closedAt.getTime() + later))).toBe(may);
  });

  it("can be rated once, if it was addressed to customer care", () => {
    expect(mayRateTicket({ ...closed, rating: null, tenant: null })).toBe(true);
    expect(mayRateTicket({ ...closed, rating: { stars: 5, note: "" }, tenant: null })).toBe(false);
    expect(mayRateTicket({ ...closed, rating: null, tenant: { id: 7 } })).toBe(false);
  });
});

it.each([TicketStatus.open, TicketStatus.answered, TicketStatus.asked])(
  "a ticket of status %i is open, and can be neither reopened nor rated",
  (status) => {
    expect(isTicketOpen({ status })).toBe(true);
    expect(mayReopenTicket({ status, reopen_until: null }, closedAt)).toBe(false);
    expect(mayRateTicket({ status, rating: null, tenant: null })).toBe(false);
  },
);

describe("the ticket form", () => {
  const form = {
    category: 1,
    tenant_id: null,
    product_id: null,
    order_id: null,
    subject: " Hộp bị móp ",
    text: " Tôi muốn đổi hộp khác. ",
  };
  const problemOf = (changes: object) =>
    ticketFormSchema.safeParse({ ...form, ...changes }).error?.issues[0]?.message;

  it("accepts category, order, subject and text, and trims the texts", () => {
    expect(ticketFormSchema.parse(form)).toEqual({
      category: 1,
      tenant_id: null,
      product_id: null,
      order_id: null,
      subject: "Hộp bị móp",
      text: "Tôi muốn đổi hộp khác.",
    });
  });

  it.each([
    [{ category: null }, "fields:category_required"],
    [{ category: 10 }, "fields:category_required"],
    [{ subject: " \u200B " }, "fields:subject_required"],
    [{ subject: "ă".repeat(101) }, "fields:text_too_long"],
    [{ text: "\n" }, "fields:text_required"],
    [{ text: "ă".repeat(2001) }, "fields:text_too_long"],
  ])("refuses %o", (changes, message) => {
    expect(problemOf(changes)).toBe(message);
  });

  it("accepts an empty message only with files", () => {
    expect(ticketMessageSchema(true).safeParse(" ").success).toBe(true);
    expect(ticketMessageSchema(false).safeParse(" ").success).toBe(false);
  });
});

it("a conversation lists its messages with closing and reopening between them", () => {
  const message = (id: number, created_at: string) => ({
    id,
    creator_type: 1 as const,
    text: "",
    attachments: [],
    created_at,
  });
  const change = (id: number, status: 0 | 1 | 3, created_at: string) => ({
    id,
    status,
    creator_type: 1 as const,
    created_at,
  });
  const entries = ticketEntries({
    messages: [
      message(1, "2026-11-21T01:00:00Z"),
      message(2, "2026-11-21T02:00:00Z"),
      message(3, "2026-11-21T05:00:00Z"),
    ],
    histories: [
      change(1, 0, "2026-11-21T01:00:00Z"),
      change(2, 1, "2026-11-21T02:00:00Z"),
      change(3, 3, "2026-11-21T03:00:00Z"),
      change(4, 0, "2026-11-21T04:00:00Z"),
    ],
  });
  expect(entries.map(({ kind }) => kind)).toEqual(["message", "message", "closed", "reopened", "message"]);
});
