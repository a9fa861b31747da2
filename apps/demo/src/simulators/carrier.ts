import type { Database } from "@sen/backend/database/connect";
import { inDemonstrations } from "@sen/backend/database/shop-mode";
import { CARRIED_TYPES, type Carrier } from "@sen/backend/ports/carrier";

const DAY_MS = 24 * 60 * 60 * 1000;
const names: Readonly<Record<string, string>> = { express: "Sen Hỏa Tốc" };
/** Days from pickup to delivery. */
const daysOnTheWay: Readonly<Record<string, { from: number; to: number }>> = {
  express: { from: 0, to: 1 },
};
const usually = { from: 1, to: 3 };

/** The simulated carrier, restricted to a demonstration's database. */
export const simulatedCarrier = (db: Database): Carrier =>
  inDemonstrations(db, "The simulated carrier", carrier);

/** The unguarded carrier, for tests. Keeps the promised window if possible; the operator moves the parcels. */
export const carrier = {
  id: "simulated",
  isSimulated: true,
  carries: CARRIED_TYPES,
  quote: null,
  book: ({ reference, deliveryType, promised, now }) => {
    const days = daysOnTheWay[deliveryType] ?? usually;
    const possible = {
      from: new Date(now.getTime() + days.from * DAY_MS),
      to: new Date(now.getTime() + days.to * DAY_MS),
    };
    const keeps = promised !== null && promised.to >= possible.from && promised.to > now;
    return Promise.resolve({
      trackingCode: `SIM${reference.replace(/\W/g, "")}`,
      carrier: names[deliveryType] ?? "Sen Express",
      expected: keeps ? { from: laterOf(promised.from, possible.from), to: promised.to } : possible,
      fee: null,
    });
  },
  cancel: () => Promise.resolve(true),
  maxCash: null,
  track: null,
  readNotice: null,
} as const satisfies Carrier;

const laterOf = (one: Date, other: Date) => (one > other ? one : other);
