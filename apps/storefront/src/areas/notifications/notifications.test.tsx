// @vitest-environment happy-dom
import type { Notification } from "@sen/api";
import type { NotificationScreenTab } from "@sen/ui/notifications";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { outdatedLists } from "../../core/endless-list.ts";
import { clearDrafts } from "../../core/persisted.ts";
import { clearSession } from "../../core/session/session.ts";
import { renderHook } from "../../test/render.tsx";
import { signIn } from "../../test/sign-in.ts";
import { useNotifications } from "./notifications.ts";

const server = vi.hoisted(() => ({
  notices: [] as { id: number; is_read: boolean }[],
  asked: [] as unknown[],
}));

vi.mock("../../core/api-client.ts", () => ({
  api: {
    GET: (_path: string, { params }: { params: { query: { after?: number } } }) => {
      const { after = Infinity } = params.query;
      server.asked.push(params.query.after);
      const behind = server.notices.filter(({ id }) => id < after);
      const data = behind.slice(0, 10);
      const next = behind.length > 10 ? data.at(-1)?.id : null;
      return Promise.resolve({ data: { data: { data, next, unread_count: 0 } } });
    },
    PUT: (path: string, { params }: { params?: { path: { id: number } } }) => {
      const isMeant = (id: number) => path.endsWith("read-all") || id === params?.path.id;
      server.notices = server.notices.map((one) => (isMeant(one.id) ? { ...one, is_read: true } : one));
      return Promise.resolve({
        data: { code: 200, status: 1, message: "", data: { total: 0 } },
        response: { status: 200 },
      });
    },
  },
}));

afterEach(() => {
  clearSession();
  clearDrafts();
});

/** Mounts the list for this many notifications and exposes its current state. */
function shown(many: number) {
  signIn();
  server.notices = Array.from({ length: many }, (_, index) => ({ id: many - index, is_read: false }));
  server.asked = [];
  const { now: given } = renderHook(() => {
    const [tab, open] = useState<NotificationScreenTab>("all");
    return { ...useNotifications(tab), tab, open };
  });
  const now = () => {
    const { list, ...calls } = given();
    if (list.state !== "ready") return null;
    const { items, hasMore, onLoadMore } = list;
    return { ...calls, items, hasMore, onLoadMore };
  };
  return { now, count: () => now()?.items.length };
}

const unreadOf = (notices: readonly Notification[] = []) => notices.filter(({ is_read }) => !is_read).length;

it("loads more after the last notification until there is no next page", async () => {
  const { now, count } = shown(25);
  await expect.poll(count).toBe(10);
  await now()?.onLoadMore();
  await expect.poll(count).toBe(20);
  expect(now()?.hasMore).toBe(true);
  await now()?.onLoadMore();
  await expect.poll(count).toBe(25);
  expect([now()?.hasMore, server.asked]).toEqual([false, [undefined, 16, 6]]);
});

it("shows a notification on any page as read, without refetching", async () => {
  const { now, count } = shown(15);
  await expect.poll(count).toBe(10);
  await now()?.onLoadMore();
  await expect.poll(count).toBe(15);
  const last = now()?.items.at(-1);
  if (!last) throw new Error("There is no notice.");
  await now()?.onRead(last);
  await expect.poll(() => now()?.items.at(-1)?.is_read).toBe(true);
  expect(server.asked).toEqual([undefined, 6]);
});

it("shows a notification as read in a tab that was open before", async () => {
  const { now } = shown(1);
  await expect.poll(() => unreadOf(now()?.items)).toBe(1);
  now()?.open("order");
  await expect.poll(() => [now()?.tab, unreadOf(now()?.items)]).toEqual(["order", 1]);
  const [first] = now()?.items ?? [];
  if (first) await now()?.onRead(first);
  now()?.open("all");
  await expect.poll(() => [now()?.tab, unreadOf(now()?.items)]).toEqual(["all", 0]);
});

it("returns to a fresh first page after all were marked read", async () => {
  const { now, count } = shown(30);
  await expect.poll(count).toBe(10);
  await now()?.onLoadMore();
  await expect.poll(count).toBe(20);
  expect(await now()?.onReadAll()).toBeNull();
  await expect.poll(() => [count(), unreadOf(now()?.items)]).toEqual([10, 0]);
});

it("puts new notifications first, without duplicates", async () => {
  const { now, count } = shown(15);
  await expect.poll(count).toBe(10);
  await now()?.onLoadMore();
  await expect.poll(count).toBe(15);
  server.notices.unshift({ id: 16, is_read: false });
  outdatedLists.write(() => true);
  await expect
    .poll(() => now()?.items.map(({ id }) => id))
    .toEqual(Array.from({ length: 16 }, (_, index) => 16 - index));
});
