import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { clearSession } from "../../core/session/session.ts";
import { offlineMemberCard, type OfflineMemberCard } from "./offline-member-card.ts";

const kept: OfflineMemberCard = {
  card: { number: "8812345678901232", tier: "silver", joined_at: "2026-03-08T02:15:00.000Z" },
  points: 620,
  seenAt: "2026-11-21T03:00:00.000Z",
};

beforeEach(() => {
  const stored: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
    removeItem: (key: string) => Reflect.deleteProperty(stored, key),
  };
  // As in a browser, the keys of a storage are those of its items.
  vi.stubGlobal("localStorage", Object.setPrototypeOf(stored, methods));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

describe("the offline member card", () => {
  it("can be read by its own customer only", () => {
    offlineMemberCard(42).write(kept);
    expect(offlineMemberCard(42).read()).toEqual(kept);
    expect(offlineMemberCard(43).read()).toBeNull();
  });

  it("is removed when the session ends", () => {
    offlineMemberCard(42).write(kept);
    clearSession();
    expect(offlineMemberCard(42).read()).toBeNull();
  });

  it.each([
    "{",
    "null",
    "[]",
    '{"card":{"number":"12x"},"points":1,"seenAt":"a"}',
    '{"card":{"number":"12"}}',
  ])("is null when the stored text is %s", (text) => {
    localStorage.setItem("member-card:42", text);
    expect(offlineMemberCard(42).read()).toBeNull();
  });
});
