import type { RequestReason } from "@sen/domain";
import type { Locale } from "./messages.ts";

/** Reasons of complaints and returns. Spec §3, reasons 1 to 8. */
const reasonTexts: Record<RequestReason, Record<Locale, string>> = {
  1: { vi: "Chưa nhận được hàng", en: "Item not received" },
  2: { vi: "Thiếu hàng, thiếu phụ kiện", en: "Items or accessories missing" },
  3: { vi: "Giao sai sản phẩm, sai màu hoặc sai cỡ", en: "Wrong item, color or size received" },
  4: { vi: "Sản phẩm bể vỡ", en: "Broken or damaged" },
  5: { vi: "Sản phẩm bị lỗi", en: "Faulty item" },
  6: { vi: "Hàng giả, hàng nhái", en: "Counterfeit" },
  7: { vi: "Khác với mô tả", en: "Not as described" },
  8: { vi: "Sản phẩm đã qua sử dụng", en: "Already used" },
};

/** The text of a reason in a language. */
export function reasonText(reason: RequestReason, locale: Locale): string {
  return reasonTexts[reason][locale];
}

/** Texts that differ for a return, where customers look for a wrong size or a change of mind. */
const returnReasonTexts: Partial<typeof reasonTexts> = {
  7: {
    vi: "Khác với mô tả, không vừa hoặc đổi ý",
    en: "Not as described, does not fit, or changed my mind",
  },
};

/** The text of a return's reason in a language. */
export function returnReasonText(reason: RequestReason, locale: Locale): string {
  return (returnReasonTexts[reason] ?? reasonTexts[reason])[locale];
}
