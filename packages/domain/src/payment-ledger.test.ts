import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ledgerBalance, PAYMENT_ENTRY_KINDS, paymentStatusOf, type PaymentEntry } from "./payment-ledger.ts";
import { PaymentStatus } from "./statuses.ts";

const { pending, complete, failed } = PaymentStatus;
const entry = (kind: PaymentEntry["kind"], amount = 100, is_return = false): PaymentEntry => ({
  kind,
  amount,
  is_return,
});

const anyEntry = fc.record({
  kind: fc.constantFrom(...PAYMENT_ENTRY_KINDS),
  amount: fc.nat(1_000_000),
  is_return: fc.boolean(),
});

describe("the ledger of a payment", () => {
  it.each<[string, PaymentEntry[], PaymentStatus, number]>([
    ["nothing yet", [], pending, 0],
    ["a promise alone", [entry("authorized")], pending, 0],
    ["money for its orders", [entry("authorized"), entry("captured")], complete, 100],
    ["money that came and went", [entry("captured"), entry("refunded", 100, true)], complete, 0],
    [
      "a refund recorded by mistake",
      [entry("captured"), entry("refunded"), entry("reversed")],
      complete,
      100,
    ],
    ["a refund that failed", [entry("captured"), entry("failed", 100, true)], complete, 100],
    ["a page that was closed", [entry("failed")], failed, 0],
    ["money that found no order", [entry("failed"), entry("orphaned")], failed, 100],
    ["money of a wrong amount", [entry("authorized", 1), entry("orphaned", 1)], failed, 1],
    ["a second charge", [entry("captured"), entry("orphaned")], complete, 200],
  ])("has status and balance for %s", (_what, entries, status, balance) => {
    expect([paymentStatusOf(entries), ledgerBalance(entries)]).toEqual([status, balance]);
  });

  it("has the same status and balance in any order of its entries", () => {
    fc.assert(
      fc.property(fc.array(anyEntry), fc.array(anyEntry), (some, others) => {
        expect(ledgerBalance([...some, ...others])).toBe(ledgerBalance(others) + ledgerBalance(some));
        expect(paymentStatusOf([...some, ...others])).toBe(paymentStatusOf([...others, ...some]));
      }),
    );
  });

  it("stays complete whatever is recorded later", () => {
    fc.assert(
      fc.property(fc.array(anyEntry), (later) => {
        expect(paymentStatusOf([entry("captured"), ...later])).toBe(complete);
      }),
    );
  });
});
