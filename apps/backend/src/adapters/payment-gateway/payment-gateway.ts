/** A payment that the gateway is asked to collect. */
export interface PaymentRequest {
  /** Our unguessable name of the payment (`payments.reference`). */
  reference: string;
  /** Dong. */
  amount: number;
  /** What it is for, in words that the customer knows: the codes of the orders. */
  description: string;
  locale: "vi" | "en";
  /** Where the gateway sends the customer afterwards, in the customer's language. */
  returnUrl: string;
  /** When the page closes by itself. */
  expiresAt: Date;
}

/** What a gateway knows of a payment. `closed`: nobody paid, and nobody can any more. */
export type GatewayOutcome = "pending" | "paid" | "declined" | "closed";

/** Collects online payments. Methods are called without their object. */
export interface PaymentGateway {
  /** Whether it only pretends to move money. */
  isSimulated: boolean;
  /**
   * Opens a payment; the customer pays on the page at `paymentUrl`. Asked again for a reference, it answers the same page,
   * which from then on speaks the language and leads back to the address of the last request.
   */
  open: (request: PaymentRequest) => Promise<{ paymentUrl: string; gatewayReference: string }>;
  /** How a payment stands. One that was not opened is pending: whoever made it may be opening it in this moment. */
  outcomeOf: (reference: string) => Promise<GatewayOutcome>;
  /**
   * Ends a payment that is not decided yet, and answers what is true from now on. One that was not opened is ended too: its page,
   * when it comes, is closed.
   */
  close: (reference: string) => Promise<Exclude<GatewayOutcome, "pending">>;
}
