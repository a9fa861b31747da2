import { describe, expect, it } from "vitest";
import { CANCEL_REASONS, cancelReasonLabel } from "./cancel-reason.ts";
import { REQUEST_REASONS, RequestReason, requestReasonLabel, returnReasonLabel } from "./request-reason.ts";

describe("reasons", () => {
  it("for a complaint or return are these eight, in this order", () => {
    expect(REQUEST_REASONS.map((reason) => [reason, requestReasonLabel(reason)])).toEqual([
      [1, "aftersales:reason.not_received"],
      [2, "aftersales:reason.missing"],
      [3, "aftersales:reason.wrong_product"],
      [4, "aftersales:reason.easy_to_break"],
      [5, "aftersales:reason.error"],
      [6, "aftersales:reason.fake"],
      [7, "aftersales:reason.different"],
      [8, "aftersales:reason.used"],
    ]);
  });

  it("of a return have distinct labels, some of their own", () => {
    expect(new Set(REQUEST_REASONS.map(returnReasonLabel)).size).toBe(8);
    expect(returnReasonLabel(RequestReason.different)).toBe("aftersales:return_reason.different");
    expect(returnReasonLabel(RequestReason.error)).toBe(requestReasonLabel(RequestReason.error));
  });

  it("for a cancellation are seven, numbered 1 to 7, with distinct labels", () => {
    expect(CANCEL_REASONS).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(new Set(CANCEL_REASONS.map(cancelReasonLabel)).size).toBe(7);
  });
});
