import { describe, expect, it } from "vitest";
import {
  mayChangeRefundBank,
  refundableAmount,
  refundLabel,
  refundStatusLabel,
  refundStep,
  shownRefund,
} from "./refund.ts";
import { PaymentStatus, RefundStatus } from "./statuses.ts";

const account = {
  bank_name: "Vietcombank",
  bank_bin: "970436",
  account_number: "0071000123456",
  account_fullname: "NGUYEN THI SEN",
};

describe("a refund", () => {
  it.each([
    [0, "aftersales:refund.status.new", "warning"],
    [1, "aftersales:refund.status.approved", "info"],
    [2, "aftersales:refund.status.cancelled", "neutral"],
    [3, "aftersales:refund.status.completed", "success"],
    [10, "aftersales:refund.status.transaction_pending", "info"],
    [11, "aftersales:refund.status.failed", "danger"],
  ] as const)("with status %i has its label and tone", (status, labelKey, tone) => {
    expect(refundStatusLabel(status)).toEqual({ labelKey, tone });
    expect(refundLabel({ status, reason_not_refund: null })).toEqual({ labelKey, tone });
    expect(refundLabel({ status, reason_not_refund: "  " })).toEqual({ labelKey, tone });
  });

  it.each(Object.values(RefundStatus))(
    "with status %i and a reason against it is labeled not refunded",
    (status) => {
      expect(refundLabel({ status, reason_not_refund: "Sản phẩm đã qua sử dụng" })).toEqual({
        labelKey: "aftersales:refund.status.not_refunded",
        tone: "danger",
      });
    },
  );

  it.each([
    ["waits for approval", "new", {}],
    ["waits for approval, to be sent the way it was paid", "new_online", { infor_banking_customer: null }],
    ["is on its way", "transaction_pending", { status: RefundStatus.transactionPending }],
    ["needs another account once the transfer failed", "failed", { status: RefundStatus.failed }],
    [
      "is sent again to the new account",
      "failed_new_bank",
      { status: RefundStatus.failed, has_new_bank: true },
    ],
    [
      "is sent again by the gateway",
      "failed_online",
      { status: RefundStatus.failed, infor_banking_customer: null },
    ],
    ["is refused", "not_refunded", { status: RefundStatus.cancelled, reason_not_refund: "Used" }],
  ] as const)("says that it %s", (_what, step, change) => {
    const refund = {
      status: RefundStatus.new,
      infor_banking_customer: account,
      reason_not_refund: null,
      has_new_bank: false,
    };
    expect(refundStep({ ...refund, ...change })).toBe(`aftersales:refund_detail.next.${step}`);
  });

  it("is the one that its order shows if it failed, else the newest still to be paid, else the newest", () => {
    const { new: opened, completed, failed, cancelled, transactionPending } = RefundStatus;
    const shown = (...statuses: RefundStatus[]) =>
      shownRefund(statuses.map((status, id) => ({ id, status, reason_not_refund: null })))?.id;
    expect(shown()).toBeUndefined();
    expect(shown(opened, transactionPending)).toBe(1);
    expect(shown(failed, opened)).toBe(0);
    expect(shown(opened, completed)).toBe(0);
    expect(shown(opened, cancelled)).toBe(0);
    expect(shown(cancelled, completed)).toBe(1);
  });

  it("can change its bank account while new or failed, if it has one", () => {
    const statuses = Object.values(RefundStatus);
    const may = (infor_banking_customer: typeof account | null) =>
      statuses.filter((status) => mayChangeRefundBank({ status, infor_banking_customer }));
    expect(may(account)).toEqual([RefundStatus.new, RefundStatus.failed]);
    expect(may(null)).toEqual([]);
  });
});

describe("the refundable amount", () => {
  const paid = { payment_status: PaymentStatus.complete, order_tenant_final: 131_000 };

  it.each([
    ["all that was paid, at first", paid, [], 131_000],
    ["nothing of what was not paid", { ...paid, payment_status: PaymentStatus.pending }, [], 0],
    ["the rest", paid, [{ status: RefundStatus.completed, amount: 31_000 }], 100_000],
    ["nothing more while all of it is on its way", paid, [{ status: RefundStatus.new, amount: 131_000 }], 0],
    [
      "all again after a transfer that failed is given up",
      paid,
      [{ status: RefundStatus.cancelled, amount: 9 }],
      131_000,
    ],
    ["never less than nothing", paid, [{ status: RefundStatus.failed, amount: 200_000 }], 0],
  ] as const)("is %s", (_, order, refunds, amount) => {
    expect(refundableAmount(order, refunds)).toBe(amount);
  });
});
