import { describe, expect, it } from "vitest";
import { mayRecheckout, recheckoutOutcome, type RecheckoutAnswer } from "./recheckout.ts";

const answer = (payment_method: 0 | 1, payment_url: string | null, message = ""): RecheckoutAnswer => ({
  status_code: 200,
  message,
  data: { order: { id: 7, payment_method, payment_url } },
});
const failed = { kind: "failed", messageKey: "errors:recheckout.failed" };

describe("what follows from a re-checkout", () => {
  it("goes to the payment when it is online and has an address", () => {
    expect(recheckoutOutcome(answer(1, "https://pay.example/1"))).toEqual({
      kind: "redirect",
      url: "https://pay.example/1",
    });
    expect(recheckoutOutcome(answer(1, "/gateway/1"))).toEqual({ kind: "redirect", url: "/gateway/1" });
  });

  it("is placed when it is cash on delivery without an address, also with a message", () => {
    const placed = { kind: "placed", messageKey: "errors:recheckout.placed" };
    expect(recheckoutOutcome(answer(0, null))).toEqual(placed);
    expect(recheckoutOutcome(answer(0, null, "Thành công"))).toEqual(placed);
  });

  it("shows a server's message as a notice", () => {
    const notice = { kind: "notice", titleKey: "errors:recheckout.notice", message: "Sản phẩm đã hết hàng" };
    expect(recheckoutOutcome({ code: 422, message: "Sản phẩm đã hết hàng", data: null })).toEqual(notice);
    expect(recheckoutOutcome(answer(1, null, "Sản phẩm đã hết hàng"))).toEqual(notice);
  });

  it("names each line that stands in the way, where the server does", () => {
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

  it("has failed when the call threw or nothing was said", () => {
    expect(recheckoutOutcome(null)).toEqual(failed);
    expect(recheckoutOutcome({ code: 500, message: "  ", data: null })).toEqual(failed);
    expect(recheckoutOutcome(answer(1, null))).toEqual(failed);
  });

  it.each(["javascript:alert(1)", "//evil.example", "/\\evil.example", "data:text/html,x"])(
    "does not follow %s",
    (url) => {
      expect(recheckoutOutcome(answer(1, url))).toEqual(failed);
    },
  );
});

describe("the lock", () => {
  const at = (ms: number) => new Date(1_000_000 + ms);
  it("holds while one is under way", () => {
    expect(mayRecheckout({ underWay: true, endedAt: null }, at(0))).toBe(false);
  });

  it("opens 2 seconds after the last one ended, not before", () => {
    const lock = { underWay: false, endedAt: 1_000_000 };
    expect(mayRecheckout(lock, at(1_999))).toBe(false);
    expect(mayRecheckout(lock, at(2_000))).toBe(true);
    expect(mayRecheckout({ underWay: false, endedAt: null }, at(0))).toBe(true);
  });
});
