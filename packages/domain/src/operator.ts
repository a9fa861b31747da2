/** What the shop publishes as its own. Each has a page. */
export const POLICIES = ["privacy", "terms", "delivery", "returns"] as const;
export type Policy = (typeof POLICIES)[number];

/** When the policies were changed last, ISO 8601. */
export const POLICIES_UPDATED_AT = "2026-11-26T00:00:00+07:00";

/**
 * Who runs the marketplace, as the law has it shown on every page; its name and address are texts. The values are a sample's:
 * whoever runs the shop puts their own here.
 */
export const OPERATOR = {
  /** As it is dialled. */
  hotline: "19001042",
  /** As it is read. */
  hotlineText: "1900 1042",
  email: "hotro@sen.example",
  registrationNumber: "0300000000",
  registeredAt: "2026-01-05T00:00:00+07:00",
} as const;
