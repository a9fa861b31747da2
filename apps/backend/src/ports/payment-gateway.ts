import type { GatewayOutcome, PaymentGatewayId, RefundOutcome } from "@sen/domain";

/** The currency that everything here is sold in. */
export const CURRENCY = "VND";

/** A payment that the gateway is asked to collect. */
export interface PaymentRequest extends GatewayPayment {
  /** What it is for, in words that the customer knows: the codes of the orders. */
  description: string;
  locale: "vi" | "en";
  /** Where the gateway sends the customer afterwards, in the customer's language. */
  returnUrl: string;
  /** When the page closes by itself. */
  expiresAt: Date;
  /** The customer's address on the network, where somebody asks over it. */
  clientAddress: string | null;
  /** The page that it has already; null before it was opened. */
  paymentUrl: string | null;
}

/** A payment as we ask about it. What is paid must be exactly this. */
export interface GatewayPayment {
  /** Our unguessable name of the payment (`payments.reference`). */
  reference: string;
  amount: number;
  currency: string;
  /** When the payment was made here: some gateways find it only with that. */
  createdAt: Date;
}

/** Money as the gateway tells it. Never believed unchecked: it is compared with what was asked for. */
interface GatewayMoney {
  amount: number;
  currency: string;
}

/** How a payment stands. */
export interface PaymentAnswer extends GatewayMoney {
  reference: string;
  outcome: GatewayOutcome;
  /** The gateway's number of the transaction; null before money moved. It may change between two answers. */
  transaction: string | null;
  /** When it was decided, by the gateway's clock; null where it does not tell. */
  decidedAt: Date | null;
}

/** Money that the gateway is asked to send back the way it came. */
export interface RefundRequest {
  /** Our name of the refund: asked again with it, it is the same refund, and the money goes back once. */
  reference: string;
  payment: GatewayPayment & { transaction: string | null };
  amount: number;
  /** Whether all of what was paid goes back. */
  isWhole: boolean;
  /** Of our books, not for the customer. */
  description: string;
  /** When it was asked for first. */
  requestedAt: Date;
  /** The gateway's number of the refund, once it told it. */
  transaction: string | null;
}

/** How a refund stands. */
export interface RefundAnswer extends GatewayMoney {
  reference: string;
  outcome: RefundOutcome;
  transaction: string | null;
  decidedAt: Date | null;
  /** What stands against it, in the gateway's words; null where nothing does. */
  problem: string | null;
}

/** A movement of money, as the gateway lists it. */
export interface GatewayMovement extends GatewayMoney {
  kind: "payment" | "refund";
  /** Ours: of the payment, or of the refund. */
  reference: string;
  transaction: string | null;
  decidedAt: Date;
}

/** The name that a notice has which tells of none of ours. */
export const UNKNOWN_REFERENCE = "00000000-0000-0000-0000-000000000000";

/** A message that claims to come from the gateway, as it arrived. */
export interface Notice {
  query: Readonly<Record<string, unknown>>;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

/** What we made of a notice. */
export type NoticeVerdict =
  /** It is in the books now. */
  | "recorded"
  /** It was in the books already. */
  | "known"
  | "unknown_payment"
  | "wrong_amount"
  /** Not signed by the gateway. */
  | "forged"
  /** We could not look into it: the gateway should say it again. */
  | "failed";

/** How the gateway tells by itself what became of a payment. */
export interface Notices {
  method: "GET" | "POST";
  /** What a notice says; null unless the gateway signed exactly this. */
  read: (notice: Notice) => PaymentAnswer | null;
  /** What the gateway is told in return. */
  answer: (verdict: NoticeVerdict) => { status: number; body: unknown };
}

/**
 * Collects online payments and sends them back. Methods are called without their object, and never while rows are locked. What answers nothing, or
 * nothing that can be believed, throws.
 */
export interface PaymentGateway {
  /** Stands in the paths of its notices and returns, and in `payments.gateway`. */
  id: PaymentGatewayId;
  /** The least and the most that it takes in one payment, in dong. */
  limits: { min: number; max: number };
  /**
   * Opens a payment; the customer pays on the page at `paymentUrl`. Asked again for a reference, it answers the same page,
   * which from then on speaks the language and leads back to the address of the last request.
   */
  open: (request: PaymentRequest) => Promise<{ paymentUrl: string; transaction: string | null }>;
  /** How a payment stands. One that was not opened is pending: whoever made it may be opening it in this moment. */
  lookUp: (payment: GatewayPayment) => Promise<PaymentAnswer>;
  /**
   * Ends a payment that is not decided yet, and answers what is true from now on; never `pending`. One that was not opened is ended too: its
   * page, when it comes, is closed. A gateway that cannot end a page answers `closed` all the same: what is paid there later goes back. What is in
   * review or unknown stays so.
   */
  close: (payment: GatewayPayment) => Promise<PaymentAnswer>;
  /** Sends money back, all of a payment or a part. Repeated with the same reference it changes nothing. */
  refund: (request: RefundRequest) => Promise<RefundAnswer>;
  /** How a refund stands that was sent before. Moves no money. */
  lookUpRefund: (request: RefundRequest) => Promise<RefundAnswer>;
  /** Whether a refund that the gateway says nothing of may be sent again under its name without the money going back twice. */
  isRefundRepeatable: (request: RefundRequest, now: Date) => boolean;
  /** Every movement between two moments, the second excluded; null where the gateway lists none. */
  list: ((from: Date, to: Date) => Promise<GatewayMovement[]>) | null;
  notices: Notices;
  /** Decides in the customer's and the bank's place, as it has happened at a moment; null where they decide themselves. */
  simulation: Simulation | null;
}

/** What only a gateway can be told that moves no money. */
export interface Simulation {
  decidePayment: (reference: string, outcome: "paid" | "declined", at: Date) => Promise<void>;
  decideRefund: (reference: string, outcome: "completed" | "failed", at: Date) => Promise<void>;
}
