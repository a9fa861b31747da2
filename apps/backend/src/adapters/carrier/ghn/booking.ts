import * as z from "zod";
import { CarrierError, type BookedParcel, type CarrierPlace, type Parcel } from "../../../ports/carrier.ts";
import type { GhnApi } from "./api.ts";
import type { GhnPlace } from "./places.ts";
import { MEASURES, serviceTypeFor } from "./quotes.ts";
import type { GhnSettings } from "./settings.ts";
import { stateOf } from "./states.ts";

const CARRIER_NAME = "Giao Hàng Nhanh";
const HOUR_MS = 60 * 60 * 1000;
/** GHN sends Go's zero time, `0001-01-01T00:00:00Z`, for something that has not happened (?id=71). Any date before this one counts as none. */
const BEFORE_GHN = Date.UTC(2000, 0, 1);
const dateOrNone = z.iso
  .datetime({ offset: true })
  .nullish()
  .transform((text) => (text && Date.parse(text) > BEFORE_GHN ? new Date(text) : null));

/** https://api.ghn.vn/home/docs/detail?id=63 and ?id=123 */
const created = z.object({
  order_code: z.string().min(1),
  total_fee: z.coerce.number().int().nonnegative(),
  expected_delivery_time: dateOrNone,
});

/** https://api.ghn.vn/home/docs/detail?id=66 */
const detail = z.object({
  shop_id: z.int(),
  order_code: z.string().min(1),
  client_order_code: z.string(),
  status: z.string().min(1),
  cod_amount: z.int().nonnegative(),
  cod_collect_date: dateOrNone,
  cod_transfer_date: dateOrNone,
  leadtime: dateOrNone,
});
/** All charges so far, also of weighing it again and bringing it back: https://api.ghn.vn/home/docs/detail?id=71 */
const charges = z.object({ payment: z.array(z.object({ value: z.int() })).min(1) });
/** ?id=119, by our own code. Its example is a list: a parcel that was cancelled at GHN and booked again is there twice. */
const byOurCode = z.union([z.array(detail), detail.transform((one) => [one])]).nullish();

/** https://api.ghn.vn/home/docs/detail?id=73 */
const cancelled = z.array(z.object({ order_code: z.string(), result: z.boolean() }));

/** GHN's highest insured value of a parcel, in dong (?id=76). */
const MOST_INSURED = 5_000_000;

/** The most cash that GHN collects for a parcel, in dong (`cod_amount` of ?id=122). */
const MOST_CASH = 50_000_000;

/** Books, cancels and tracks parcels at GHN. A parcel is booked once under our code. */
export function ghnBooking(
  ask: GhnApi,
  placeOf: (place: CarrierPlace) => Promise<GhnPlace>,
  { shopId }: GhnSettings,
) {
  /** Finds GHN's parcel by our code; undefined if there is none, or only cancelled ones. */
  async function found(reference: string) {
    const asked = { client_order_code: reference };
    const parcels = await ask("/v2/shipping-order/detail-by-client-code", asked, byOurCode).catch(
      (error: unknown) => {
        if (error instanceof CarrierError && error.kind === "refused") return [];
        throw error;
      },
    );
    return parcels?.find(
      ({ shop_id, client_order_code, status }) =>
        shop_id === shopId && client_order_code === reference && stateOf(status) !== "cancelled",
    );
  }

  async function book(parcel: Parcel) {
    if (parcel.cash > MOST_CASH) {
      const text = `GHN collects at most ${MOST_CASH} dong in cash, not ${parcel.cash}.`;
      throw new CarrierError("refused", "cash_too_high", text);
    }
    // GHN does not document what a duplicate code does, so look it up first: an earlier response may have been lost.
    const known = await found(parcel.reference);
    if (known) return { ...named(known.order_code, known.leadtime), fee: null };
    const [from, to] = await Promise.all([placeOf(parcel.from), placeOf(parcel.to)]);
    const { order_code, total_fee, expected_delivery_time } = await ask(
      "/v2/shipping-order/create",
      orderOf(parcel, from, to),
      created,
    );
    return { ...named(order_code, expected_delivery_time), fee: total_fee };
  }

  return {
    book,
    maxCash: MOST_CASH,
    async cancel({ trackingCode }: BookedParcel) {
      const answers = await ask("/v2/switch-status/cancel", { order_codes: [trackingCode] }, cancelled);
      return answers.some(({ order_code, result }) => order_code === trackingCode && result);
    },
    async track({ reference, trackingCode }: BookedParcel) {
      const order = { order_code: trackingCode };
      const [parcel, charged] = await Promise.all([
        ask("/v2/shipping-order/detail", order, detail),
        ask("/v2/shipping-order/soc", order, charges).catch(() => null), // The state matters more.
      ]);
      if (
        parcel.shop_id !== shopId ||
        parcel.order_code !== trackingCode ||
        parcel.client_order_code !== reference
      ) {
        throw new CarrierError("unavailable", "other_parcel", "GHN's response is about another parcel.");
      }
      return {
        state: stateOf(parcel.status),
        status: parcel.status,
        // GHN has tried several times, and returns the parcel, by default after 24 hours, unless asked to try again (?id=65).
        isGivenUp: parcel.status === "waiting_to_return",
        fee: charged && charged.payment.reduce((sum, { value }) => sum + value, 0),
        cash: {
          amount: parcel.cod_amount,
          collectedAt: parcel.cod_collect_date,
          paidOutAt: parcel.cod_transfer_date,
        },
      };
    },
  };
}

const named = (trackingCode: string, at: Date | null) => ({
  trackingCode,
  carrier: CARRIER_NAME,
  expected: at && { from: new Date(at.getTime() - 24 * HOUR_MS), to: at },
});

function orderOf(parcel: Parcel, from: GhnPlace, to: GhnPlace) {
  const { reference, weightGram, cash, value, items } = parcel;
  return {
    client_order_code: reference,
    // The sender pays GHN: the customer has paid us for the delivery.
    payment_type_id: 1,
    required_note: "CHOXEMHANGKHONGTHU",
    from_name: parcel.from.name,
    from_phone: parcel.from.phone,
    from_address: parcel.from.street,
    // By name: GHN documents no ids for the sender, and without these names its rider comes to the address of the GHN account (?id=123).
    from_ward_name: from.wardName,
    from_district_name: from.districtName,
    from_province_name: from.provinceName,
    to_name: parcel.to.name,
    to_phone: parcel.to.phone,
    to_address: parcel.to.street,
    to_district_id: to.districtId,
    to_ward_code: to.wardCode,
    cod_amount: cash,
    insurance_value: Math.min(value, MOST_INSURED),
    weight: weightGram,
    ...MEASURES,
    service_type_id: serviceTypeFor(weightGram),
    items: items.map(({ name, quantity, weightGram: weight }) => ({ name, quantity, weight, ...MEASURES })),
  };
}
