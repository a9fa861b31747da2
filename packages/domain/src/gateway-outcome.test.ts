import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { momoOutcome, momoRefundOutcome } from "./momo-outcome.ts";
import { vnpayNoticeOutcome, vnpayOutcome, vnpayRefundOutcome } from "./vnpay-outcome.ts";

describe("VNPay payment outcome", () => {
  it.each([
    ["00", "paid"],
    ["01", "pending"],
    ["02", "declined"],
    ["04", "review"],
    ["05", "closed"],
    ["06", "closed"],
    ["07", "review"],
    ["09", "review"],
    ["08", "unknown"],
    ["", "unknown"],
    ["constructor", "unknown"],
  ])("for transaction status %s is %s", (status, outcome) => {
    expect(vnpayOutcome(status)).toBe(outcome);
  });

  it.each([
    ["00", "00", "paid"],
    ["07", "00", "review"],
    ["07", "07", "review"],
    ["00", "07", "review"],
    ["00", "04", "review"],
    ["24", "02", "declined"],
    ["51", "02", "declined"],
    ["99", "02", "declined"],
    ["00", "01", "pending"],
    ["00", "05", "closed"],
    ["00", "06", "closed"],
    ["00", "02", "unknown"],
    ["24", "00", "unknown"],
    ["00", "", "unknown"],
    ["98", "00", "unknown"],
    ["77", "02", "unknown"],
  ])("for an IPN with response code %s and transaction status %s is %s", (code, status, outcome) => {
    expect(vnpayNoticeOutcome(code, status)).toBe(outcome);
  });

  it("for an IPN is paid only when both codes are 00", () => {
    const code = fc.stringMatching(/^\d{2}$/);
    fc.assert(
      fc.property(code, code, (response, status) => {
        expect(vnpayNoticeOutcome(response, status) === "paid").toBe(response === "00" && status === "00");
      }),
      { numRuns: 500, examples: [["00", "00"]] },
    );
  });
});

describe("VNPay refund outcome", () => {
  it.each([
    ["00", "00", "completed"],
    ["00", "05", "pending"],
    ["00", "06", "pending"],
    ["00", "09", "failed"],
    ["00", "07", "unknown"],
    ["00", "", "unknown"],
    ["03", "", "failed"],
    ["04", "", "failed"],
    ["13", "", "failed"],
    ["91", "", "failed"],
    ["93", "", "failed"],
    ["95", "", "failed"],
    ["94", "", "pending"],
    ["02", "", "unknown"],
    ["97", "", "unknown"],
    ["98", "", "unknown"],
    ["99", "", "unknown"],
    ["12", "00", "unknown"],
  ])("for response code %s and transaction status %s is %s", (code, status, outcome) => {
    expect(vnpayRefundOutcome(code, status)).toBe(outcome);
  });
});

describe("MoMo outcome", () => {
  it.each([
    [0, "paid"],
    [1000, "pending"],
    [7002, "pending"],
    [9000, "paid"],
    [1001, "declined"],
    [1006, "declined"],
    [1005, "closed"],
    [1003, "closed"],
    [10, "unknown"],
    [99, "unknown"],
    [Number.NaN, "unknown"],
  ])("of a payment with result code %d is %s", (code, outcome) => {
    expect(momoOutcome(code)).toBe(outcome);
  });

  it.each([
    [0, "completed"],
    [7000, "pending"],
    [1001, "failed"],
    [1080, "failed"],
    [1081, "failed"],
    [1088, "failed"],
    [10, "unknown"],
    [40, "unknown"],
    [41, "unknown"],
    [99, "unknown"],
    [1006, "unknown"],
  ])("of a refund with result code %d is %s", (code, outcome) => {
    expect(momoRefundOutcome(code)).toBe(outcome);
  });
});
