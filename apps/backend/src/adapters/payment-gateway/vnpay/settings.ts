/** Our merchant account at VNPay, and VNPay's URLs. */
export interface VnpaySettings {
  tmnCode: string;
  hashSecret: string;
  payUrl: string;
  apiUrl: string;
  /** The IP address that our requests come from, as registered with VNPay. */
  serverAddress: string;
}
