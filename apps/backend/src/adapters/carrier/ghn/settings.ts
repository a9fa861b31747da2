/** How GHN is reached, and who we are there. */
export interface GhnSettings {
  /** Such as `https://online-gateway.ghn.vn/shiip/public-api`. */
  apiUrl: string;
  token: string;
  /** Ours at GHN; what is about another shop is not ours. */
  shopId: number;
  /** Ends the address that GHN is given for its notices: GHN signs nothing, so the address itself is the secret. */
  webhookToken: string;
}
