import type { Locale, TextOverrides } from "@sen/i18n";

/** What the shop calls otherwise than the library does. */
export const overrides: Record<Locale, TextOverrides> = {
  vi: { aftersales: { complaint_detail: { cancel: "Rút khiếu nại" } } },
  en: { aftersales: { complaint_detail: { cancel: "Take it back" } } },
};
