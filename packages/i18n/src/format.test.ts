import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  countdownParts,
  formatCompact,
  formatDate,
  formatDateTime,
  formatDecimal,
  formatDong,
  formatDongRange,
  formatDuration,
  formatFirstMoment,
  formatInteger,
  formatLastMoment,
  formatPercent,
} from "./format.ts";

describe("formatting dong", () => {
  it.each([
    [0, "0\u00a0đ"],
    [999, "999\u00a0đ"],
    [1_000, "1.000\u00a0đ"],
    [1_234_567, "1.234.567\u00a0đ"],
    [99_999_999_999, "99.999.999.999\u00a0đ"],
    [-15_000, "-15.000\u00a0đ"],
    [-0, "0\u00a0đ"],
  ])("turns %s into %s", (amount, text) => {
    expect(formatDong(amount)).toBe(text);
  });

  it("writes the currency sign once in a range", () => {
    expect(formatDongRange(100_000, 1_299_999)).toBe("100.000 – 1.299.999\u00a0đ");
    expect(formatDongRange(0, 999)).toBe("0 – 999\u00a0đ");
  });

  it("groups digits as Vietnamese numbers do", () => {
    const vietnamese = new Intl.NumberFormat("vi-VN");
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(formatDong(amount)).toBe(`${vietnamese.format(amount === 0 ? 0 : amount)}\u00a0đ`);
      }),
    );
  });
});

describe("formatting numbers", () => {
  it.each([
    [formatInteger(1_234, "vi"), "1.234"],
    [formatInteger(1_234, "en"), "1,234"],
    [formatDecimal(4.5, "vi"), "4,5"],
    [formatDecimal(4.5, "en"), "4.5"],
    [formatDecimal(4, "vi"), "4"],
    [formatDecimal(4, "vi", 1), "4,0"],
    [formatDecimal(-0.04, "en"), "0"],
    [formatDecimal(-1234.56, "en", 2), "-1,234.56"],
    [formatPercent(12.5, "vi"), "12,5%"],
    [formatPercent(25, "en"), "25%"],
    [formatCompact({ value: 1.3, unit: "k" }, "vi"), "1,3k"],
    [formatCompact({ value: 1.3, unit: "k" }, "en"), "1.3k"],
    [formatCompact({ value: 999, unit: "" }, "vi"), "999"],
    [formatCompact({ value: 1500, unit: "B" }, "vi"), "1.500B"],
  ])("gives %s", (text, expected) => {
    expect(text).toBe(expected);
  });
});

describe("formatting dates", () => {
  it.each([
    ["2026-11-21T02:15:00.000Z", "21/11/2026", "09:15 21/11/2026"],
    ["2026-12-31T17:00:00.000Z", "01/01/2027", "00:00 01/01/2027"],
    ["2026-12-31T16:59:59.999Z", "31/12/2026", "23:59 31/12/2026"],
    ["2026-11-21T09:15:00+07:00", "21/11/2026", "09:15 21/11/2026"],
    ["never", "", ""],
  ])("turns %s into %s, and with time into %s", (moment, date, dateTime) => {
    expect(formatDate(moment)).toBe(date);
    expect(formatDateTime(moment)).toBe(dateTime);
  });

  it.each([
    ["2026-11-22T17:00:00.000Z", "22/11/2026"],
    ["2026-11-22T16:59:59.000Z", "22/11/2026"],
    ["2026-11-22T16:59:00.000Z", "23:58 22/11/2026"],
    ["2026-11-22T11:00:00.000Z", "17:59 22/11/2026"],
    ["2026-11-22T11:00:30.000Z", "18:00 22/11/2026"],
    ["2026-12-31T17:00:00.000Z", "31/12/2026"],
    ["never", ""],
  ])("turns the end %s into %s, the last moment included", (end, last) => {
    expect(formatLastMoment(end)).toBe(last);
  });

  it.each([
    ["2026-10-31T17:00:00.000Z", "01/11/2026"],
    ["2026-11-01T03:00:00.000Z", "10:00 01/11/2026"],
    ["never", ""],
  ])("turns the start %s into %s", (start, first) => {
    expect(formatFirstMoment(start)).toBe(first);
  });

  it("uses the time zone of Ho Chi Minh City", () => {
    const city = new Intl.DateTimeFormat("en-GB", {
      timeZone: "Asia/Ho_Chi_Minh",
      day: "2-digit",
      month: "2-digit",
      year: "numeric",
    });
    const moments = fc.date({
      min: new Date("1980-01-01"),
      max: new Date("2100-01-01"),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(moments, (moment) => {
        expect(formatDate(moment)).toBe(city.format(moment));
        expect(formatDate(moment.getTime())).toBe(formatDate(moment.toISOString()));
      }),
    );
  });
});

describe("formatting a countdown", () => {
  it.each([
    [0, "00:00:00"],
    [-5_000, "00:00:00"],
    [1, "00:00:01"],
    [61_000, "00:01:01"],
    [3_600_000, "01:00:00"],
    [49 * 3_600_000 + 5 * 60_000 + 9_000, "49:05:09"],
  ])("of %s ms gives %s", (ms, text) => {
    expect(formatDuration(ms)).toBe(text);
  });

  it("separates days", () => {
    expect(countdownParts(49 * 3_600_000)).toEqual({ days: 2, hours: "01", minutes: "00", seconds: "00" });
  });
});
