/** Caps on the codes that the shop sends, per channel. */
export interface SendLimits {
  perMinute: number;
  perDay: number;
  /** To phone numbers with the same prefix. */
  perPrefixPerDay: number;
}
