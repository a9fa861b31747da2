import { Overloaded } from "@sen/server";
import { and, eq, gt, inArray, isNull, lt, or, sql } from "../../database/drizzle.ts";
import { CarrierError, type Carrier, type CarrierPlace, type CarrierQuote } from "../../ports/carrier.ts";
import type { Queryable } from "../../database/connect.ts";
import { deliveryQuotes } from "../../database/schema/index.ts";
import type { Services } from "../../services.ts";
import { countEvent, recordEvent } from "../provider-log/index.ts";
import { carrierQueue } from "./carrier-queue.ts";
import { readPlaceNames } from "./place-names.ts";

/** The carrier that quotes prices. */
export type Quoter = Pick<Carrier, "id" | "carries" | "quote">;

/** A route and weight to be priced. */
export interface DeliveryToQuote {
  from_ward_id: number;
  to_ward_id: number;
  weight_gram: number;
}

/** Width of a weight band: parcels in the same half kilogram cost the same. */
const BAND_GRAM = 500;
/** A quote is fresh for this long. */
const KEPT_MS = 60 * 60 * 1000;
/** A stale quote is still used for this long, while the carrier gives no new one. */
const KEPT_IN_TROUBLE_MS = 24 * 60 * 60 * 1000;
/** Minimum time between two requests for the same quote. */
const PAUSE_MS = 60 * 1000;
/** Customers wait at most this long for a price; after that, the shop's own rates apply. */
const MAX_WAIT_MS = 3_000;

const bandOf = (gram: number): number => Math.max(1, Math.ceil(gram / BAND_GRAM)) * BAND_GRAM;
const keyOf = (way: DeliveryToQuote): string =>
  `${way.from_ward_id} ${way.to_ward_id} ${bandOf(way.weight_gram)}`;
const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** The known quotes of each way, in order; null where the shop's own rates apply. */
export async function readQuotes(
  db: Queryable,
  carrier: Quoter,
  ways: readonly DeliveryToQuote[],
  now: Date,
): Promise<(CarrierQuote[] | null)[]> {
  if (carrier.quote === null || ways.length === 0) return ways.map(() => null);
  const rows = await db
    .select()
    .from(deliveryQuotes)
    .where(and(isOneOf(carrier, ways), gt(deliveryQuotes.quoted_at, before(now, KEPT_IN_TROUBLE_MS))));
  const known = new Map(rows.map((row) => [keyOf({ ...row, weight_gram: row.weight_band }), row.quotes]));
  return ways.map((way) => known.get(keyOf(way)) ?? null);
}

/** Fetches quotes that are missing or older than an hour. Never call it inside a transaction. If the carrier fails, nothing changes. */
export async function refreshQuotes(
  { db, carrier, clock }: Pick<Services, "db" | "carrier" | "clock">,
  ways: readonly DeliveryToQuote[],
): Promise<void> {
  const { quote } = carrier;
  if (quote === null || ways.length === 0) return;
  const claimed = await claim(db, carrier, ways, clock.now());
  if (claimed.length === 0) return;
  const names = await readPlaceNames(
    db,
    claimed.flatMap(({ from_ward_id, to_ward_id }) => [from_ward_id, to_ward_id]),
  );
  await Promise.all(
    claimed.map(async (row) => {
      const [from, to] = [names.get(row.from_ward_id), names.get(row.to_ward_id)];
      const outcome = await asked(quote, from, to, row.weight_band);
      const event = {
        provider: carrier.id,
        call: "quote",
        about: `way:${keyOf({ ...row, weight_gram: row.weight_band })}`,
      };
      if (!outcome.quotes) {
        await recordEvent(db, { ...event, ...outcome.event }, clock.now());
        return;
      }
      countEvent({ ...event, ...outcome.event });
      const now = clock.now();
      await db
        .update(deliveryQuotes)
        .set({ quotes: outcome.quotes, quoted_at: now })
        .where(isOneOf(carrier, [{ ...row, weight_gram: row.weight_band }]));
    }),
  );
}

/** Claims the ways to fetch quotes for, so that only one caller asks about each. */
async function claim(db: Queryable, carrier: Quoter, ways: readonly DeliveryToQuote[], now: Date) {
  const distinct = [...new Map(ways.map((way) => [keyOf(way), way])).values()];
  return db
    .insert(deliveryQuotes)
    .values(
      distinct.map(({ from_ward_id, to_ward_id, weight_gram }) => ({
        carrier_id: carrier.id,
        from_ward_id,
        to_ward_id,
        weight_band: bandOf(weight_gram),
        quotes: [],
        asked_at: now,
      })),
    )
    .onConflictDoUpdate({
      target: [
        deliveryQuotes.carrier_id,
        deliveryQuotes.from_ward_id,
        deliveryQuotes.to_ward_id,
        deliveryQuotes.weight_band,
      ],
      set: { asked_at: sql`excluded.asked_at` },
      setWhere: and(
        or(isNull(deliveryQuotes.quoted_at), lt(deliveryQuotes.quoted_at, before(now, KEPT_MS))),
        lt(deliveryQuotes.asked_at, before(now, PAUSE_MS)),
      ),
    })
    .returning();
}

type PlaceNames = Omit<CarrierPlace, "street">;

async function asked(
  quote: NonNullable<Carrier["quote"]>,
  from: PlaceNames | undefined,
  to: PlaceNames | undefined,
  weightGram: number,
): Promise<{ quotes: CarrierQuote[] | null; event: { outcome: string; code: string | null } }> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(
    () => late.reject(new CarrierError("unavailable", "late", "The quote arrived too late.")),
    MAX_WAIT_MS,
  );
  try {
    if (!from || !to) {
      throw new CarrierError(
        "refused",
        "place_unknown",
        "A place of the address is not in the shop's places.",
      );
    }
    const ask = carrierQueue(() =>
      quote({ from: { ...from, street: "" }, to: { ...to, street: "" }, weightGram }),
    );
    return { quotes: await Promise.race([ask, late.promise]), event: { outcome: "done", code: null } };
  } catch (error) {
    if (error instanceof Overloaded) return { quotes: null, event: { outcome: "unavailable", code: "busy" } };
    if (!(error instanceof CarrierError)) throw error;
    return { quotes: null, event: { outcome: error.kind, code: error.code } };
  } finally {
    clearTimeout(timer);
  }
}

function isOneOf(carrier: Quoter, ways: readonly DeliveryToQuote[]) {
  const { carrier_id, from_ward_id, to_ward_id, weight_band } = deliveryQuotes;
  const key = sql<string>`${from_ward_id} || ' ' || ${to_ward_id} || ' ' || ${weight_band}`;
  return and(
    eq(carrier_id, carrier.id),
    inArray(to_ward_id, [...new Set(ways.map((way) => way.to_ward_id))]),
    inArray(key, ways.map(keyOf)),
  );
}
