/** Our merchant account at MoMo, and MoMo's API. */
export interface MomoSettings {
  partnerCode: string;
  accessKey: string;
  secretKey: string;
  /** Such as https://payment.momo.vn */
  apiUrl: string;
}
