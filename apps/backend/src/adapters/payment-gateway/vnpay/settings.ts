/** What VNPay gave the merchant, and where it is reached. */
export interface VnpaySettings {
  tmnCode: string;
  hashSecret: string;
  payUrl: string;
  apiUrl: string;
  /** The address that our own calls come from, as VNPay is told it. */
  serverAddress: string;
}
