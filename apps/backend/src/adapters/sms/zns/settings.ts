/** How to reach Zalo's notification service. */
export interface ZnsSettings {
  /** `https://business.openapi.zalo.me` */
  apiUrl: string;
  /** `https://oauth.zaloapp.com` */
  oauthUrl: string;
  appId: string;
  appSecret: string;
  /** The official account's first refresh token. Each use returns the next one, which is stored in the database. */
  refreshToken: string;
  /** The registered template, with one parameter: `otp`. */
  templateId: string;
}
