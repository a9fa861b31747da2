/** The shop's policies. Each has its own page. */
export const POLICIES = ["privacy", "terms", "delivery", "returns"] as const;
export type Policy = (typeof POLICIES)[number];

/** When the policies were last changed, ISO 8601. */
export const POLICIES_UPDATED_AT = "2026-11-26T00:00:00+07:00";

/** Details of the marketplace's operator, shown on every page as required by law; name and address are texts. */
export interface Operator {
  /** Number to dial. */
  hotline: string;
  /** Number to display. */
  hotlineText: string;
  email: string;
  /** Number of the business registration certificate. */
  registrationNumber: string;
  registeredAt: string;
}

/** The operator. These are sample values to replace: with any of them, a production shop does not start. */
export const OPERATOR: Operator = {
  hotline: "19001042",
  hotlineText: "1900 1042",
  email: "hotro@sen.example",
  registrationNumber: "0300000000",
  registeredAt: "2026-01-05T00:00:00+07:00",
};

/** Which details are still the sample's. */
export function sampleDetails({ hotline, hotlineText, email, registrationNumber }: Operator): string[] {
  const isSample = {
    hotline: hotline === "19001042",
    hotlineText: hotlineText === "1900 1042",
    email: email.endsWith(".example"),
    registrationNumber: registrationNumber === "0300000000",
  };
  return Object.entries(isSample).flatMap(([detail, is]) => (is ? [detail] : []));
}
