/** Who can bring parcels, as the setting `CARRIER` names them. */
export const CARRIER_IDS = ["simulated", "ghn", "manual"] as const;
export type CarrierId = (typeof CARRIER_IDS)[number];

/** Ways of delivery that a carrier brings; the others are the shop's own riders and the mall's service desk. */
export const CARRIED_TYPES = ["normal", "express"] as const;
export type CarriedType = (typeof CARRIED_TYPES)[number];

/** When a parcel should arrive. */
export interface ArrivalWindow {
  from: Date;
  to: Date;
}

/** A place by its names: each carrier has numbers of its own for them. */
export interface CarrierPlace {
  province: string;
  district: string;
  ward: string;
  /** House and street. */
  street: string;
}

/** What is to be priced. */
export interface QuoteRequest {
  from: CarrierPlace;
  to: CarrierPlace;
  weightGram: number;
}

/** What a carrier asks for one of its services. */
export interface CarrierQuote {
  deliveryType: CarriedType;
  /** Dong. */
  fee: number;
  /** From the hand-over to the arrival. */
  leadHours: number;
}

/** Somebody at one end of the way. */
export interface CarrierContact {
  name: string;
  phone: string;
}

/** A parcel to be fetched. */
export interface Parcel {
  /** Our name of the parcel: booked again under it, it is the same parcel. */
  reference: string;
  deliveryType: string;
  from: CarrierContact & CarrierPlace;
  to: CarrierContact & CarrierPlace;
  weightGram: number;
  /** Dong that are collected at the door; 0 for a parcel that is paid. */
  cash: number;
  /** Dong. */
  value: number;
  items: readonly { name: string; quantity: number }[];
  /** What the customer was promised; null where nothing was. */
  promised: ArrivalWindow | null;
  now: Date;
}

/** What the carrier says of a parcel that it has. */
export interface Booking {
  trackingCode: string;
  /** What the carrier calls itself. */
  carrier: string;
  /** Null where it does not say: what was promised stays. */
  expected: ArrivalWindow | null;
  /** Dong that the carrier asks of us; null where it does not say. */
  fee: number | null;
}

/** A parcel that was booked. */
export interface BookedParcel {
  reference: string;
  trackingCode: string;
}

/**
 * Where a parcel is, in our words. `unknown` is a state that the carrier has not documented: it moves nothing, and a person looks at it.
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

/** What a carrier knows of a parcel. */
export interface ParcelReport {
  state: ParcelState;
  /** The state in the carrier's own words. */
  status: string;
  cash: CashReport;
}

/** What a carrier did with the money of a parcel. */
export interface CashReport {
  /** Dong that it collects at the door, as it has it in its books. */
  amount: number;
  collectedAt: Date | null;
  /** When it paid us. */
  paidOutAt: Date | null;
}

/** A message that claims to come from a carrier, as it arrived. */
export interface CarrierMessage {
  /** The secret part of the address that it came to. */
  token: string;
  body: string;
}

/** What a message says: which parcel to look up. What it tells of it is not believed; only the words of a reason are kept. */
export type CarrierNotice =
  | { verdict: "about_parcel"; trackingCode: string; status: string; reason: string | null; digest: string }
  | { verdict: "forged" | "foreign" | "unreadable" };

/** Brings parcels. Methods are called without their object, and never while rows are locked. They throw a `CarrierTrouble`. */
export interface Carrier {
  id: CarrierId;
  isSimulated: boolean;
  /** Prices of a way; null for a carrier without prices of its own, where the shop's table of rates counts. */
  quote: ((request: QuoteRequest) => Promise<CarrierQuote[]>) | null;
  /** Takes a parcel over; null where somebody types the code (`npm run operator -- hand-over`). */
  book: ((parcel: Parcel) => Promise<Booking>) | null;
  /** Calls a parcel off. False when it has left already. */
  cancel: ((parcel: BookedParcel) => Promise<boolean>) | null;
  /** Where a parcel is; null for a carrier that cannot be asked. */
  track: ((parcel: BookedParcel) => Promise<ParcelReport>) | null;
  /** Reads what the carrier tells by itself; null for one that tells nothing. */
  readNotice: ((message: CarrierMessage) => CarrierNotice) | null;
}

/**
 * What kept a carrier from doing what it was asked. `refused`: it said no, and asking again changes nothing. `unavailable`: it gave no answer that
 * can be read, and what became of the request is not known.
 */
export class CarrierTrouble extends Error {
  override readonly name = "CarrierTrouble";
  readonly kind: "refused" | "unavailable";
  /** The carrier's own code, or what was wrong with the answer. */
  readonly code: string;

  constructor(kind: CarrierTrouble["kind"], code: string, message: string) {
    super(message);
    this.kind = kind;
    this.code = code;
  }
}
