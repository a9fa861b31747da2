import { useContext } from "react";
import { I18nContext } from "react-i18next";
import {
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
  type CompactCount,
} from "./format.ts";
import { DEFAULT_LOCALE, isLocale, type Locale } from "./locale.ts";

/** The formatters of one language. */
export interface Format {
  locale: Locale;
  /** Texts built into the primitives: mostly labels for screen readers, and default labels of buttons. */
  words: Words;
  dong: typeof formatDong;
  dongRange: typeof formatDongRange;
  integer: (count: number) => string;
  decimal: (value: number, digits?: number) => string;
  percent: (percent: number) => string;
  compact: (count: CompactCount) => string;
  date: typeof formatDate;
  dateTime: typeof formatDateTime;
  firstMoment: typeof formatFirstMoment;
  lastMoment: typeof formatLastMoment;
  duration: typeof formatDuration;
}

const vi = {
  price: "Giá",
  original: "Giá gốc",
  close: "Đóng",
  dismiss: "Đóng tin báo",
  retry: "Thử lại",
  breadcrumb: "Đường dẫn",
  previous: "Xem phía trước",
  next: "Xem tiếp",
  page: "Trang",
  pages: "Các trang",
  day: "ngày",
  days: "ngày",
  ofStars: "trên 5 sao",
};

type Words = typeof vi;

/** Defined here rather than in a file of texts, so that a price alone loads none. */
export const words: Record<Locale, Words> = {
  vi,
  en: {
    price: "Price",
    original: "Original price",
    close: "Close",
    dismiss: "Dismiss message",
    retry: "Try again",
    breadcrumb: "Breadcrumb",
    previous: "Previous",
    next: "Next",
    page: "Page",
    pages: "Pages",
    day: "day",
    days: "days",
    ofStars: "out of 5 stars",
  },
};

const formatOf = (locale: Locale): Format => ({
  locale,
  words: words[locale],
  dong: formatDong,
  dongRange: formatDongRange,
  integer: (count) => formatInteger(count, locale),
  decimal: (value, digits) => formatDecimal(value, locale, digits),
  percent: (percent) => formatPercent(percent, locale),
  compact: (count) => formatCompact(count, locale),
  date: formatDate,
  dateTime: formatDateTime,
  firstMoment: formatFirstMoment,
  lastMoment: formatLastMoment,
  duration: formatDuration,
});

/** The formatters by language, created once: a page calls them hundreds of times. */
const formats: Record<Locale, Format> = { vi: formatOf("vi"), en: formatOf("en") };

/** The formatters of the page's language. */
export function useFormat(): Format {
  return formats[useLocale()];
}

/** The page's language. */
export function useLocale(): Locale {
  const language = useContext(I18nContext)?.i18n?.language;
  return isLocale(language) ? language : DEFAULT_LOCALE;
}
