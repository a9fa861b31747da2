import type { Locale } from "./messages.ts";

/** Why a parcel could not be handed over, as carriers in Vietnam write it, and the same in English. The first that fits holds. */
const reasons: readonly (readonly [words: RegExp, en: string])[] = [
  [/không.*(nghe máy|bắt máy|liên lạc|liên hệ)/iu, "The recipient did not answer calls"],
  [/hẹn|đổi (ngày|giờ|lịch)/iu, "The recipient asked for another day"],
  [/từ chối|không (đồng ý )?nhận|đổi ý/iu, "The recipient refused the parcel"],
  [/(sai|nhầm|đổi|không rõ).*(địa chỉ|thông tin|số)/iu, "The address or phone number was not right"],
  [/(vắng nhà|không có (nhà|mặt|ai|người nhận))/iu, "Nobody was at the address"],
  [/(hư hỏng|vỡ|thất lạc|mất hàng)/iu, "The parcel was damaged or lost"],
];

/** A carrier's reason for a failed delivery in the reader's language. What nobody has foreseen stays as it was written. */
export function failReasonText(words: string, locale: Locale): string {
  if (locale === "vi") return words;
  return reasons.find(([pattern]) => pattern.test(words.normalize("NFC")))?.[1] ?? words;
}

/** Places that a parcel passes, by their names. */
const places: readonly (readonly [words: RegExp, en: string])[] = [
  [/^Kho (?:phân loại|trung chuyển) (.+)$/u, "$1 sorting center"],
  [/^Bưu cục (.+)$/u, "$1 post office"],
];

/** A place that a parcel passes in the reader's language. */
export function parcelPlaceText(words: string, locale: Locale): string {
  if (locale === "vi") return words;
  return places.reduce((text, [pattern, en]) => text.replace(pattern, en), words.normalize("NFC"));
}
