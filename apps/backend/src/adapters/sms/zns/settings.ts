/** How Zalo's notification service is reached. */
export interface ZnsSettings {
  /** `https://business.openapi.zalo.me` */
  apiUrl: string;
  /** `https://oauth.zaloapp.com` */
  oauthUrl: string;
  appId: string;
  appSecret: string;
  /** Of the official account; each use gives the next one, which is kept in the database. */
  refreshToken: string;
  /** The registered template, with one parameter: `otp`. */
  templateId: string;
}
