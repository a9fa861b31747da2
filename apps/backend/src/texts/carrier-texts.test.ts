import { describe, expect, it } from "vitest";
import { failReasonText, parcelPlaceText } from "./carrier-texts.ts";

describe("Vietnamese texts of carriers", () => {
  it.each([
    ["Người nhận không nghe máy sau ba lần gọi.", "The recipient did not answer calls"],
    ["Gọi ba lần trong hai ngày không có người nghe máy", "The recipient did not answer calls"],
    ["Không liên lạc được người nhận", "The recipient did not answer calls"],
    ["Khách hẹn lại hôm khác.", "The recipient asked for another day"],
    ["Người nhận từ chối nhận hàng", "The recipient refused the parcel"],
    ["Sai địa chỉ", "The address or phone number was not right"],
    ["Không có nhà", "Nobody was at the address"],
    ["Hàng bị hư hỏng", "The parcel was damaged or lost"],
    ["Xe hỏng giữa đường", "Xe hỏng giữa đường"],
  ])("have for the reason %s the English %s", (words, en) => {
    expect(failReasonText(words, "en")).toBe(en);
    expect(failReasonText(words.normalize("NFD"), "en")).toBe(en === words ? words.normalize("NFD") : en);
    expect(failReasonText(words, "vi")).toBe(words);
  });

  it.each([
    ["Kho phân loại Tân Bình", "Tân Bình sorting center"],
    ["Bưu cục Cầu Giấy", "Cầu Giấy post office"],
    ["Gần cầu Sài Gòn", "Gần cầu Sài Gòn"],
  ])("have for the place %s the English %s", (words, en) => {
    expect(parcelPlaceText(words, "en")).toBe(en);
    expect(parcelPlaceText(words, "vi")).toBe(words);
  });
});
