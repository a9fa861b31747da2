/** What a CAPTCHA's token was given for. */
export interface SolvedCaptcha {
  action: string;
  cdata: string;
}

/** A service that tells people from programs. */
export interface Captcha {
  /** Public: the widget is shown with it. */
  siteKey: string;
  /**
   * What a token was given for; null for one that is not good, or was checked before. Rejects where the service cannot be
   * asked.
   */
  check: (token: string) => Promise<SolvedCaptcha | null>;
}
