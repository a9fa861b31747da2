/** GHN's API and our account there. */
export interface GhnSettings {
  /** Such as `https://online-gateway.ghn.vn/shiip/public-api`. */
  apiUrl: string;
  token: string;
  /** Our shop id at GHN. Notices about other shops are ignored. */
  shopId: number;
  /** Last segment of the webhook URL. GHN signs nothing, so the URL itself is the secret. */
  webhookToken: string;
}
