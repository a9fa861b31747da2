import { describe, expect, it } from "vitest";
import { recheckoutOutcome, type RecheckoutAnswer } from "./recheckout.ts";

const answer = (payment_method: 0 | 1, payment_url: string | null, message = ""): RecheckoutAnswer => ({
  status_code: 200,
  message,
  data: { order: { id: 7, payment_method, payment_url } },
});
const failed = { kind: "failed", messageKey: "errors:recheckout.failed" };

describe("outcome of a re-checkout", () => {
  it("redirects to the payment URL of an online payment", () => {
    expect(recheckoutOutcome(answer(1, "https://pay.example/1"))).toEqual({
      kind: "redirect",
      url: "https://pay.example/1",
    });
    expect(recheckoutOutcome(answer(1, "/gateway/1"))).toEqual({ kind: "redirect", url: "/gateway/1" });
  });

  it("is placed for cash on delivery without a URL, even with a message", () => {
    const placed = { kind: "placed", messageKey: "errors:recheckout.placed" };
    expect(recheckoutOutcome(answer(0, null))).toEqual(placed);
    expect(recheckoutOutcome(answer(0, null, "Thành công"))).toEqual(placed);
  });

  it("shows the server's message as a notice", () => {
    const notice = { kind: "notice", titleKey: "errors:recheckout.notice", message: "Sản phẩm đã hết hàng" };
    expect(recheckoutOutcome({ code: 422, message: "Sản phẩm đã hết hàng", data: null })).toEqual(notice);
    expect(recheckoutOutcome(answer(1, null, "Sản phẩm đã hết hàng"))).toEqual(notice);
  });

  it("shows the message of each refused line", () => {
    const errors = [
      { field: "items[0].quantity", message_code: "SOLD_OUT", message: "Ấm trà: Sản phẩm đã hết hàng" },
      { field: "items[2].quantity", message_code: "SOLD_OUT", message: "Đèn bàn: Sản phẩm đã hết hàng" },
    ];
    expect(recheckoutOutcome({ code: 422, message: "Một số thông tin chưa đúng", data: { errors } })).toEqual(
      {
        kind: "notice",
        titleKey: "errors:recheckout.notice",
        message: "Ấm trà: Sản phẩm đã hết hàng\nĐèn bàn: Sản phẩm đã hết hàng",
      },
    );
  });

  it("is failed when the call threw, or the response has no message or an unsafe URL", () => {
    expect(recheckoutOutcome(null)).toEqual(failed);
    expect(recheckoutOutcome({ code: 500, message: "  ", data: null })).toEqual(failed);
    expect(recheckoutOutcome(answer(1, null))).toEqual(failed);
    // What other addresses are unsafe is said by `payableUrl`.
    expect(recheckoutOutcome(answer(1, "javascript:alert(1)"))).toEqual(failed);
  });
});
