/** The values of the setting `CARRIER`. */
export const CARRIER_IDS = ["simulated", "ghn", "manual"] as const;
export type CarrierId = (typeof CARRIER_IDS)[number];

/** Delivery types that carriers can take. The others use the shop's own riders and the mall's service desk. */
export const CARRIED_TYPES = ["normal", "express"] as const;
export type CarriedType = (typeof CARRIED_TYPES)[number];

/** Whether carriers can take this type of delivery. */
export const isCarried = (deliveryType: string | undefined): boolean =>
  CARRIED_TYPES.some((type) => type === deliveryType);

/** When a parcel should arrive. */
export interface ArrivalWindow {
  from: Date;
  to: Date;
}

/** A place by name, since each carrier has its own ids. */
export interface CarrierPlace {
  province: string;
  district: string;
  ward: string;
  /** House and street. */
  street: string;
}

/** A shipment to be priced. */
export interface QuoteRequest {
  from: CarrierPlace;
  to: CarrierPlace;
  weightGram: number;
}

/** A carrier's price for one of its services. */
export interface CarrierQuote {
  deliveryType: CarriedType;
  /** Dong. */
  fee: number;
  /** From pickup to arrival. */
  leadHours: number;
}

/** The sender or the recipient. */
export interface CarrierContact {
  name: string;
  phone: string;
}

/** A parcel to be picked up. */
export interface Parcel {
  /** Our id of the parcel. Booking it again under the same id does not create a second one. */
  reference: string;
  deliveryType: string;
  from: CarrierContact & CarrierPlace;
  to: CarrierContact & CarrierPlace;
  weightGram: number;
  /** Cash to collect on delivery, in dong; 0 if the order is paid. */
  cash: number;
  /** Dong. */
  value: number;
  /** Each with the weight of one piece. */
  items: readonly { name: string; quantity: number; weightGram: number }[];
  /** The window promised to the customer; null if there was none. */
  promised: ArrivalWindow | null;
  now: Date;
}

/** The carrier's booking of a parcel. */
export interface Booking {
  trackingCode: string;
  /** The carrier's display name. */
  carrier: string;
  /** Null if the carrier gives no estimate; the promised window then stays. */
  expected: ArrivalWindow | null;
  /** The carrier's fee to us in dong; null if unknown. */
  fee: number | null;
}

/** A booked parcel. */
export interface BookedParcel {
  reference: string;
  trackingCode: string;
}

/**
 * The state of a parcel. `unknown` is a status that the carrier has not documented: it changes nothing, and a person looks at it.
 */
export const PARCEL_STATES = [
  "booked",
  "picked_up",
  "in_transit",
  "out_for_delivery",
  "attempt_failed",
  "delivered",
  "coming_back",
  "came_back",
  "cancelled",
  "lost",
  "damaged",
  "unknown",
] as const;
export type ParcelState = (typeof PARCEL_STATES)[number];

/** A carrier's report on a parcel. */
export interface ParcelReport {
  state: ParcelState;
  /** The carrier's own status code. */
  status: string;
  /** Whether the carrier will bring it back soon unless we ask it to try again. */
  isGivenUp: boolean;
  /** The carrier's fee to us by now, in dong; null if unknown. */
  fee: number | null;
  cash: CashReport;
}

/** The cash on delivery of a parcel, as the carrier reports it. */
export interface CashReport {
  /** Dong to collect on delivery, according to the carrier. */
  amount: number;
  collectedAt: Date | null;
  /** When it paid us. */
  paidOutAt: Date | null;
}

/** A webhook request that claims to come from a carrier, unverified. */
export interface CarrierMessage {
  /** The secret in the webhook URL. */
  token: string;
  body: string;
}

/** The parcel that a message tells us to look up. Nothing else in it is trusted; only the text of a reason is kept. */
export type CarrierNotice =
  | { verdict: "about_parcel"; trackingCode: string; status: string; reason: string | null; digest: string }
  | { verdict: "forged" | "foreign" | "unreadable" };

/** Delivers parcels. Methods do not use `this`, and must not be called while rows are locked. They throw a `CarrierError`. */
export interface Carrier {
  id: CarrierId;
  isSimulated: boolean;
  carries: readonly CarriedType[];
  /** Quotes a route; null for a carrier without its own prices, where the shop's rate table applies. */
  quote: ((request: QuoteRequest) => Promise<CarrierQuote[]>) | null;
  /** Books a parcel; null if the operator enters the tracking code (`npm run operator -- hand-over`). */
  book: ((parcel: Parcel) => Promise<Booking>) | null;
  /** Cancels a parcel. False if it was already picked up. */
  cancel: ((parcel: BookedParcel) => Promise<boolean>) | null;
  /** The most cash that it collects for a parcel, in dong; null if it sets no maximum. */
  maxCash: number | null;
  /** Looks up a parcel; null if the carrier has no such API. */
  track: ((parcel: BookedParcel) => Promise<ParcelReport>) | null;
  /** Parses a webhook message; null if the carrier sends none. */
  readNotice: ((message: CarrierMessage) => CarrierNotice) | null;
}

/**
 * Why a carrier's request failed. `refused`: the carrier said no, and a retry will not help. `unavailable`: there was no readable response,
 * so the outcome is unknown.
 */
export class CarrierError extends Error {
  override readonly name = "CarrierError";
  readonly kind: "refused" | "unavailable";
  /** The carrier's own code, or what was wrong with the response. */
  readonly code: string;

  constructor(kind: CarrierError["kind"], code: string, message: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}
