import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { NOTICE_KINDS, type NoticeKind } from "./notice.ts";
import { NOTIFICATION_TABS } from "./notification-tabs.ts";
import { withOneRead } from "./notification-read.ts";
import {
  areAllowedWays,
  DEFAULT_NOTIFICATION_WAYS,
  NOTIFICATION_WAYS,
  withWay,
} from "./notification-settings.ts";
import { notificationTarget } from "./notification-target.ts";

describe("every kind of notice", () => {
  it("belongs to a tab and links to a page", () => {
    for (const kind of Object.keys(NOTICE_KINDS) as NoticeKind[]) {
      const { tab, source } = NOTICE_KINDS[kind];
      expect(NOTIFICATION_TABS, kind).toContain(tab);
      expect(
        notificationTarget({ source_type: source, source_id: 7, order_detail_id: 42 }),
        kind,
      ).not.toBeNull();
    }
  });
});

describe("reading a notice", () => {
  const lists = fc.record({
    data: fc.array(fc.record({ id: fc.integer({ min: 1, max: 9 }), is_read: fc.boolean() })),
    unread_count: fc.nat(5),
  });

  it("marks it read and lowers the unread count by one at most, never below 0, and only once", () => {
    fc.assert(
      fc.property(lists, fc.integer({ min: 1, max: 9 }), (list, id) => {
        const once = withOneRead(list, id);
        expect(once.data.every((one) => one.id !== id || one.is_read)).toBe(true);
        const wasUnread = list.data.some((one) => one.id === id && !one.is_read);
        expect(once.unread_count).toBe(Math.max(0, list.unread_count - (wasUnread ? 1 : 0)));
        expect(withOneRead(once, id)).toEqual(once);
      }),
    );
  });
});

describe("notification channels", () => {
  const choices = fc.array(
    fc.record({
      tab: fc.constantFrom(...NOTIFICATION_TABS),
      way: fc.constantFrom(...NOTIFICATION_WAYS),
      on: fc.boolean(),
    }),
  );

  it("can each be switched on and off, except order notices in the shop", () => {
    fc.assert(
      fc.property(choices, (chosen) => {
        const ways = chosen.reduce(withWay, DEFAULT_NOTIFICATION_WAYS);
        expect(areAllowedWays(ways)).toBe(true);
        const last = chosen.at(-1);
        if (!last) return;
        const isOn = ways[last.way].includes(last.tab);
        expect(isOn).toBe(last.on || (last.tab === "order" && last.way === "shop"));
      }),
    );
  });

  it("exclude promotions from email and push by default", () => {
    const { shop, email, push } = DEFAULT_NOTIFICATION_WAYS;
    expect(shop).toContain("promotion");
    expect([...email, ...push]).not.toContain("promotion");
  });

  it("are refused without order notices in the shop", () => {
    expect(areAllowedWays({ ...DEFAULT_NOTIFICATION_WAYS, shop: ["wallet"] })).toBe(false);
  });
});
