/** Most codes that the shop sends, on each channel. */
export interface SendLimits {
  perMinute: number;
  perDay: number;
  /** To phone numbers that begin alike. */
  perPrefixPerDay: number;
}
