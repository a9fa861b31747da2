/** A payment that the gateway is asked to collect. */
export interface PaymentRequest {
  /** Our unguessable name of the payment (`payments.reference`). */
  reference: string;
  /** Dong. */
  amount: number;
  description: string;
  locale: "vi" | "en";
  /** Where the gateway sends the customer afterwards. */
  returnUrl: string;
}

/** Collects online payments. */
export interface PaymentGateway {
  /** Opens a payment; the customer pays on the page at `paymentUrl`. */
  open: (request: PaymentRequest) => Promise<{ paymentUrl: string; gatewayReference: string }>;
}
