/** A parcel to be fetched. */
export interface Parcel {
  orderCode: string;
  deliveryType: string;
}

/** Brings parcels. */
export interface Carrier {
  /** Announces a parcel and answers its tracking code. Announced again, it is the same parcel and code. */
  book: (parcel: Parcel) => Promise<{ trackingCode: string }>;
}

/** The carrier of a shop without one: parcels move when the operator says so. */
export const simulatedCarrier: Carrier = {
  book: ({ orderCode }) => Promise.resolve({ trackingCode: `SIM${orderCode.replace(/\W/g, "")}` }),
};
