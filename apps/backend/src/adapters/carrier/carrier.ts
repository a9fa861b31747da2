/** When a parcel should arrive. */
export interface ArrivalWindow {
  from: Date;
  to: Date;
}

/** A parcel to be fetched. */
export interface Parcel {
  orderCode: string;
  deliveryType: string;
  /** What the customer was promised; null where nothing was. */
  promised: ArrivalWindow | null;
  /** When it is handed over. */
  now: Date;
}

/** What the carrier says of a parcel that it has. */
export interface Booking {
  trackingCode: string;
  /** What the carrier calls itself. */
  carrier: string;
  expected: ArrivalWindow;
}

/** Brings parcels. */
export interface Carrier {
  /** Takes a parcel over. Announced again, it is the same parcel and code. */
  book: (parcel: Parcel) => Promise<Booking>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const names: Readonly<Record<string, string>> = { express: "Sen Hỏa Tốc" };
/** Days that it takes from the hand-over. */
const daysOnTheWay: Readonly<Record<string, { from: number; to: number }>> = {
  express: { from: 0, to: 1 },
};
const usually = { from: 1, to: 3 };

/** The carrier of a shop without one: it keeps what was promised while it can, and parcels move when the operator says so. */
export const simulatedCarrier: Carrier = {
  book: ({ orderCode, deliveryType, promised, now }) => {
    const days = daysOnTheWay[deliveryType] ?? usually;
    const possible = {
      from: new Date(now.getTime() + days.from * DAY_MS),
      to: new Date(now.getTime() + days.to * DAY_MS),
    };
    const keeps = promised !== null && promised.to >= possible.from && promised.to > now;
    return Promise.resolve({
      trackingCode: `SIM${orderCode.replace(/\W/g, "")}`,
      carrier: names[deliveryType] ?? "Sen Express",
      expected: keeps ? { from: laterOf(promised.from, possible.from), to: promised.to } : possible,
    });
  },
};

const laterOf = (one: Date, other: Date) => (one > other ? one : other);
