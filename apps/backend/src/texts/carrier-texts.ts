import type { Locale } from "./messages.ts";

/** English translations of the reasons that Vietnamese carriers give for a failed delivery. The first match applies. */
const reasons: readonly (readonly [words: RegExp, en: string])[] = [
  [/không.*(nghe máy|bắt máy|liên lạc|liên hệ)/iu, "The recipient did not answer calls"],
  [/hẹn|đổi (ngày|giờ|lịch)/iu, "The recipient asked for another day"],
  [/từ chối|không (đồng ý )?nhận|đổi ý/iu, "The recipient refused the parcel"],
  [/(sai|nhầm|đổi|không rõ).*(địa chỉ|thông tin|số)/iu, "The address or phone number was not right"],
  [/(vắng nhà|không có (nhà|mặt|ai|người nhận))/iu, "Nobody was at the address"],
  [/(hư hỏng|vỡ|thất lạc|mất hàng)/iu, "The parcel was damaged or lost"],
];

/** A carrier's reason for a failed delivery in the reader's language. An unknown reason stays untranslated. */
export function failReasonText(words: string, locale: Locale): string {
  if (locale === "vi") return words;
  return reasons.find(([pattern]) => pattern.test(words.normalize("NFC")))?.[1] ?? words;
}

/** Translations of carriers' stations. */
const places: readonly (readonly [words: RegExp, en: string])[] = [
  [/^Kho (?:phân loại|trung chuyển) (.+)$/u, "$1 sorting center"],
  [/^Bưu cục (.+)$/u, "$1 post office"],
];

/** A carrier's station in the reader's language. */
export function parcelPlaceText(words: string, locale: Locale): string {
  if (locale === "vi") return words;
  return places.reduce((text, [pattern, en]) => text.replace(pattern, en), words.normalize("NFC"));
}
