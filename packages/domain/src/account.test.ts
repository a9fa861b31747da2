import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { removalBlockersOf } from "./account-removal.ts";
import { CancellationKind } from "./enumerations.ts";
import {
  complaintMachine,
  isTerminal,
  orderMachine,
  refundMachine,
  returnMachine,
} from "./machines/index.ts";
import { isBirthday, profileBody, profileFormSchemaAt } from "./profile-form.ts";

const now = new Date("2026-11-21T17:30:00Z");

describe("birthday", () => {
  it.each([
    ["1994-05-19", true],
    ["2000-02-29", true],
    ["1900-01-01", true],
    ["2026-11-22", true],
    ["2026-11-23", false],
    ["1899-12-31", false],
    ["2001-02-29", false],
    ["2001-13-01", false],
    ["19-05-1994", false],
    ["1994-5-19", false],
    ["", false],
  ])("accepts %j at 00:30 on 22 November in Vietnam: %s", (day, possible) => {
    expect(isBirthday(day, now)).toBe(possible);
  });

  it("is optional in the profile form, like the gender, and sent only if it is set", () => {
    const full_name = "Nguyễn Thị Sen";
    const form = { full_name, birthday: null, gender: null };
    expect(profileFormSchemaAt(now).parse(form)).toEqual(form);
    expect(profileBody(form)).toEqual({ full_name });
    const all = { full_name, birthday: "1994-05-19", gender: 1 } as const;
    expect(profileBody(all)).toEqual(all);
  });
});

describe("blockers of removing an account", () => {
  const order = fc.record({
    id: fc.constant(42),
    code: fc.constant("SEN-261121-0042"),
    order_status: fc.constantFrom(...orderMachine.states),
    cancel_status: fc.constantFrom(null, CancellationKind.return),
    return_status: fc.constantFrom(null, ...returnMachine.states),
    refund_status: fc.constantFrom(null, ...refundMachine.states),
    complaint_status: fc.constantFrom(null, ...complaintMachine.states),
  });

  it("are the order, return, refund and complaint that are still open, and nothing else, with the order's id and code", () => {
    fc.assert(
      fc.property(order, (one) => {
        const blockers = removalBlockersOf(one);
        const kinds = blockers.map(({ kind }) => kind);
        for (const blocker of blockers) {
          expect(blocker).toMatchObject({ order_id: one.id, order_code: one.code });
        }
        const isReturned = one.return_status === 3 && one.cancel_status === 2;
        expect(kinds.includes("order")).toBe(
          !["COMPLETED", "CANCELLED"].includes(one.order_status) && !isReturned,
        );
        expect(kinds.includes("return")).toBe(
          one.return_status !== null && !isTerminal(returnMachine, one.return_status),
        );
        expect(kinds.includes("refund")).toBe(
          one.refund_status !== null && ![2, 3].includes(one.refund_status),
        );
        expect(kinds.includes("complaint")).toBe(
          one.complaint_status !== null && ![2, 3].includes(one.complaint_status),
        );
      }),
    );
  });
});
