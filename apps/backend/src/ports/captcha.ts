/** What a CAPTCHA token was issued for. */
export interface SolvedCaptcha {
  action: string;
  cdata: string;
}

/** A CAPTCHA service. */
export interface Captcha {
  /** The public key that the widget is rendered with. */
  siteKey: string;
  /**
   * Returns what a token was issued for; null if it is invalid or already used. Rejects if the service
   * cannot be reached.
   */
  check: (token: string) => Promise<SolvedCaptcha | null>;
}
