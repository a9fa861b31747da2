import type { GatewayOutcome, PaymentGatewayId, RefundOutcome } from "@sen/domain";

/** A payment for the gateway to collect. */
export interface PaymentRequest extends GatewayPayment {
  /** What the customer is paying for: the order codes. */
  description: string;
  locale: "vi" | "en";
  /** Where the gateway redirects the customer afterwards, in the customer's language. */
  returnUrl: string;
  /** When the payment page expires. */
  expiresAt: Date;
  /** The customer's IP address; null outside a request. */
  clientAddress: string | null;
  /** The URL of the payment page; null before it was opened. */
  paymentUrl: string | null;
}

/** A payment to look up. What is paid must match it exactly. */
export interface GatewayPayment {
  /** Our unguessable id of the payment (`payments.reference`). */
  reference: string;
  /** Dong, the only currency of every gateway: none names one in its messages. */
  amount: number;
  /** When the payment was created here; some gateways need it for a look-up. */
  createdAt: Date;
}

/** The status of a payment. */
export interface PaymentAnswer {
  reference: string;
  outcome: GatewayOutcome;
  /** As the gateway reports it. Never trusted unchecked: it is compared with the requested one. */
  amount: number;
  /** The gateway's transaction number; null before money moved. It may change between responses. */
  transaction: string | null;
  /** When the outcome was decided, by the gateway's clock; null if unknown. */
  decidedAt: Date | null;
}

/** Money for the gateway to send back to where it came from. */
export interface RefundRequest {
  /** Our id of the refund. Repeating it does not send the money twice. */
  reference: string;
  payment: GatewayPayment & { transaction: string | null };
  amount: number;
  /** Whether the full payment is refunded. */
  isWhole: boolean;
  /** For our books, not for the customer. */
  description: string;
  /** When it was first requested. */
  requestedAt: Date;
  /** The gateway's number of the refund; null until known. */
  transaction: string | null;
}

/** The status of a refund. */
export interface RefundAnswer {
  reference: string;
  outcome: RefundOutcome;
  /** As the gateway reports it, like a payment's. */
  amount: number;
  transaction: string | null;
  decidedAt: Date | null;
  /** The obstacle in the gateway's words; null if there is none. */
  problem: string | null;
}

/** The reference of a notice that matches none of ours. */
export const UNKNOWN_REFERENCE = "00000000-0000-0000-0000-000000000000";

/** A message that claims to come from the gateway, unverified. */
export interface Notice {
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** Our verdict on a notice. */
export type NoticeVerdict =
  /** Recorded in the books. */
  | "recorded"
  /** Recorded before. */
  | "known"
  | "unknown_payment"
  | "wrong_amount"
  /** Not signed by the gateway. */
  | "forged"
  /** We could not process it; the gateway should retry. */
  | "failed";

/** The gateway's webhook. */
export interface Notices {
  method: "GET" | "POST";
  /** Parses a notice; null unless the gateway's signature is valid. */
  read: (notice: Notice) => PaymentAnswer | null;
  /** The HTTP response to the gateway. */
  answer: (verdict: NoticeVerdict) => { status: number; body: unknown };
}

/**
 * Collects and refunds online payments. Methods do not use `this`, and must not be called while rows are locked. They throw if there is no
 * response, or one that cannot be trusted.
 */
export interface PaymentGateway {
  /** Part of the URLs of its notices and returns, and stored in `payments.gateway`. */
  id: PaymentGatewayId;
  /** The minimum and maximum of one payment, in dong. */
  limits: { min: number; max: number };
  /**
   * Opens a payment and returns the URL of the page where the customer pays. Repeated for the same reference, it returns the same page, which then
   * uses the language and the return URL of the last request.
   */
  open: (request: PaymentRequest) => Promise<string>;
  /** Looks up a payment. One that was not opened is pending, since another process may be opening it right now. */
  lookUp: (payment: GatewayPayment) => Promise<PaymentAnswer>;
  /**
   * Ends an undecided payment and returns its final status, never `pending`. A payment that was not opened is ended too, so that its page is
   * closed if it opens later. A gateway that cannot close a page still returns `closed`; money paid there later is refunded. A status in
   * review or unknown stays as it is.
   */
  close: (payment: GatewayPayment) => Promise<PaymentAnswer>;
  /** Refunds all or part of a payment. Repeating the same reference changes nothing. */
  refund: (request: RefundRequest) => Promise<RefundAnswer>;
  /** Looks up a refund that was sent before. Moves no money. */
  lookUpRefund: (request: RefundRequest) => Promise<RefundAnswer>;
  /** Whether a refund whose outcome is unknown can be sent again under the same reference without paying twice. */
  isRefundRepeatable: (request: RefundRequest, now: Date) => boolean;
  notices: Notices;
  /** Decides payments and refunds in place of the customer and the bank; null for a real gateway. */
  simulation: Simulation | null;
}

/** Controls of a simulated gateway, which moves no money. */
export interface Simulation {
  decidePayment: (reference: string, outcome: "paid" | "declined", at: Date) => Promise<void>;
  decideRefund: (reference: string, outcome: "completed" | "failed", at: Date) => Promise<void>;
}
