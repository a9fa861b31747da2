import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  FORGETTING_MS,
  LOCKING_FAILURES,
  signInDecision,
  triesLeft,
  withFailure,
  withoutFailures,
  type SignInFailures,
} from "./sign-in-failures.ts";

const start = new Date("2026-11-21T03:00:00.000Z");
const QUARTER = 15;
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
/** The state with these numbers of wrong passwords at the start. */
const failures = (fromAddress: number, fromAnywhere: number): SignInFailures => ({
  fromAddress: after(fromAddress * QUARTER),
  fromAnywhere: after(fromAnywhere * QUARTER),
});
const allowed = { kind: "allowed" };
const wait = (seconds: number) => ({ kind: "wait", seconds });
const locked = (minutes: number) => ({ kind: "locked", until: after(minutes) });

describe("a sign-in after wrong passwords", () => {
  it.each([
    [0, 0, 0, allowed, 5],
    [4, 4, 0, allowed, 1],
    [5, 5, 0, locked(15), 0],
    [5, 8, 0, locked(15), 0],
    [0, 5, 0, wait(1), 5],
    [0, 6, 0, wait(2), 5],
    [0, 7, 0, wait(4), 5],
    [0, 8, 0, wait(8), 5],
    [4, 8, 0, wait(8), 1],
    // Wrong passwords are forgotten one after another, minutes later.
    [5, 5, 14.9, locked(15), 0],
    [5, 5, 15, allowed, 1],
    [0, 8, 14.9, wait(8), 5],
    [0, 8, 15, wait(4), 5],
    [0, 8, 45, wait(1), 5],
    [0, 8, 60, allowed, 5],
  ])(
    "with %i from the address and %i from anywhere, %d minutes ago: %o, and %i tries left",
    (address, anywhere, minutes, decision, tries) => {
      const known = failures(address, anywhere);
      expect(signInDecision(known, after(minutes))).toEqual(decision);
      expect(triesLeft(known, after(minutes))).toBe(tries);
    },
  );

  it("is locked at the fifth in quick succession, but not when they are far apart", () => {
    const after5 = (minutesBetween: number) => {
      let known = failures(0, 0);
      for (let index = 0; index < 5; index += 1) known = withFailure(known, after(index * minutesBetween));
      return signInDecision(known, after(4 * minutesBetween)).kind;
    };
    expect([0, 1, 3, 4, 60].map(after5)).toEqual(["locked", "locked", "locked", "allowed", "allowed"]);
  });
});

interface Event {
  minutes: number;
  address: number;
  right: boolean;
}

const events = (addresses: number) =>
  fc.array(
    fc.record<Event>({
      minutes: fc.double({ min: 0, max: 30, noNaN: true }),
      address: fc.integer({ min: 1, max: addresses }),
      right: fc.boolean(),
    }),
    { maxLength: 60 },
  );

/** Simulates the backend's state of an account during sign-ins from several addresses. */
function account() {
  const byAddress = new Map<number, Date>();
  let fromAnywhere = start;
  const known = (address: number): SignInFailures => ({
    fromAddress: byAddress.get(address) ?? start,
    fromAnywhere,
  });
  return {
    decision: (address: number, now: Date) => signInDecision(known(address), now),
    /** Attempts a sign-in. Returns whether the password was checked. */
    tries(address: number, right: boolean, now: Date): boolean {
      if (signInDecision(known(address), now).kind === "locked") return false;
      const failed = withFailure(known(address), now);
      const kept = right ? withoutFailures(failed, now) : failed;
      byAddress.set(address, kept.fromAddress);
      ({ fromAnywhere } = kept);
      return true;
    },
  };
}

function play(told: Event[]) {
  const one = account();
  let now = start;
  const looked: { at: Date; address: number; right: boolean }[] = [];
  for (const { minutes, address, right } of told) {
    now = new Date(now.getTime() + minutes * 60_000);
    if (one.tries(address, right, now)) looked.push({ at: now, address, right });
  }
  return { one, now, looked };
}

describe("after any sequence of sign-ins", () => {
  const OWNER = 0;

  it("strangers never lock the owner's address, which waits eight seconds at most", () => {
    fc.assert(
      fc.property(events(20), (told) => {
        const { one, now } = play(told);
        const decision = one.decision(OWNER, now);
        expect(decision.kind).not.toBe("locked");
        if (decision.kind === "wait") expect(decision.seconds).toBeLessThanOrEqual(8);
      }),
    );
  });

  it("a stranger at one address makes the owner wait a second at most", () => {
    fc.assert(
      fc.property(events(1), (told) => {
        const { one, now } = play(told.map((event) => ({ ...event, right: false })));
        expect([allowed, wait(1)]).toContainEqual(one.decision(OWNER, now));
      }),
    );
  });

  it("one address has five wrong passwords checked, and one more per quarter of an hour", () => {
    fc.assert(
      fc.property(events(1), (told) => {
        const { looked } = play(told.map((event) => ({ ...event, right: false })));
        looked.forEach(({ at }, from) => {
          looked.slice(from).forEach((later, between) => {
            const quarters = (later.at.getTime() - at.getTime()) / FORGETTING_MS;
            expect(between + 1).toBeLessThanOrEqual(LOCKING_FAILURES + quarters + 1e-6);
          });
        });
      }),
    );
  });

  it("all failures are forgotten two and a quarter hours after the last attempt", () => {
    fc.assert(
      fc.property(events(20), fc.integer({ min: 0, max: 20 }), (told, address) => {
        const { one, now } = play(told);
        expect(one.decision(address, new Date(now.getTime() + 9 * FORGETTING_MS))).toEqual(allowed);
      }),
    );
  });

  it("a correct password clears the failures that its own address added", () => {
    fc.assert(
      fc.property(events(3), fc.integer({ min: 0, max: 4 }), (told, wrong) => {
        const { one, now } = play(told);
        const before = one.decision(OWNER + 99, now);
        for (let index = 0; index < wrong; index += 1) one.tries(OWNER, false, now);
        one.tries(OWNER, true, now);
        expect(one.decision(OWNER, now).kind).not.toBe("locked");
        const rank = (decision: typeof before) => (decision.kind === "wait" ? decision.seconds : 0);
        expect(rank(one.decision(OWNER + 99, now))).toBeLessThanOrEqual(rank(before));
      }),
    );
  });
});
