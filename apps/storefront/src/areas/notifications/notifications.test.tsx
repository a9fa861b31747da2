// @vitest-environment happy-dom
import type { Notification } from "@sen/api";
import type { NotificationScreenTab } from "@sen/ui/notifications";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { outdatedLists } from "../../core/endless-list.ts";
import { clearDrafts } from "../../core/persisted.ts";
import { clearSession } from "../../core/session/session.ts";
import { renderHook } from "../../test/render.tsx";
import { serve } from "../../test/server.ts";
import { signIn } from "../../test/sign-in.ts";
import { useNotifications } from "./notifications.ts";

vi.mock("../../core/api-client.ts", () => import("../../test/server.ts"));

let notices: { id: number; is_read: boolean }[] = [];
let afters: unknown[] = [];

afterEach(() => {
  clearSession();
  clearDrafts();
});

/** Mounts the list for this many notifications and exposes its current state. */
function shown(many: number) {
  signIn();
  notices = Array.from({ length: many }, (_, index) => ({ id: many - index, is_read: false }));
  afters = [];
  serve({
    GET({ query: { after = Infinity } }: { query: { after?: number } }) {
      afters.push(after);
      const behind = notices.filter(({ id }) => id < after);
      const data = behind.slice(0, 10);
      return { data, next: behind.length > 10 ? data.at(-1)?.id : null, unread_count: 0 };
    },
    PUT({ path }: { path?: { id: number } }) {
      notices = notices.map((one) => (!path || one.id === path.id ? { ...one, is_read: true } : one));
      return { total: 0 };
    },
  });
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
  expect([now()?.hasMore, afters]).toEqual([false, [Infinity, 16, 6]]);
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
  expect(afters).toEqual([Infinity, 6]);
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

it("shows all loaded notifications as read after all were marked read", async () => {
  const { now, count } = shown(30);
  await expect.poll(count).toBe(10);
  await now()?.onLoadMore();
  await expect.poll(count).toBe(20);
  expect(await now()?.onReadAll()).toBeNull();
  await expect.poll(() => [count(), unreadOf(now()?.items)]).toEqual([20, 0]);
});

it("puts new notifications first, without duplicates", async () => {
  const { now, count } = shown(15);
  await expect.poll(count).toBe(10);
  await now()?.onLoadMore();
  await expect.poll(count).toBe(15);
  notices.unshift({ id: 16, is_read: false });
  outdatedLists.write(() => true);
  await expect
    .poll(() => now()?.items.map(({ id }) => id))
    .toEqual(Array.from({ length: 16 }, (_, index) => 16 - index));
});
