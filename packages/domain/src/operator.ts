/** The shop's policies. Each has its own page. */
export const POLICIES = ["privacy", "terms", "delivery", "returns"] as const;
export type Policy = (typeof POLICIES)[number];

/** When the policies were last changed, ISO 8601. */
export const POLICIES_UPDATED_AT = "2026-11-26T00:00:00+07:00";

/**
 * Details of the marketplace's operator, shown on every page as required by law; name and address are texts. These are sample
 * values for the real operator to replace.
 */
export const OPERATOR = {
  /** Number to dial. */
  hotline: "19001042",
  /** Number to display. */
  hotlineText: "1900 1042",
  email: "hotro@sen.example",
  registrationNumber: "0300000000",
  registeredAt: "2026-01-05T00:00:00+07:00",
} as const;
