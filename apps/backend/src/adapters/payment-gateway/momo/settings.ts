/** What MoMo gave the merchant, and where it is reached. */
export interface MomoSettings {
  partnerCode: string;
  accessKey: string;
  secretKey: string;
  /** Such as https://payment.momo.vn */
  apiUrl: string;
}
