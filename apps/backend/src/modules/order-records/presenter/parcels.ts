import type { DeliveryRequest, Order } from "@sen/api";
import { deliveryEventOf, newestFirst, type DeliveryEventName } from "@sen/domain";
import type { DeliveryAddress } from "../../../database/schema/index.ts";
import { failReasonText, parcelPlaceText } from "../../../texts/carrier-texts.ts";
import type { Locale } from "../../../texts/messages.ts";
import { parentPath } from "../../places/index.ts";
import type { OrderBundle, StoredParcel } from "../bundle.ts";
import { moment, momentOrNull, textOrNull } from "./presentation.ts";

/** The parcels from the shop to the customer. The first one is the order's parcel. Spec §3, delivery_requests. */
export function deliveriesOf({ parcels }: Pick<OrderBundle, "parcels">, locale: Locale): DeliveryRequest[] {
  return parcels.map((parcel) => deliveryOf(parcel, locale));
}

/** The parcel that a page shows. Every order has one; throws otherwise. */
export function firstDeliveryOf(bundle: Pick<OrderBundle, "parcels">, locale: Locale): DeliveryRequest {
  const [first] = deliveriesOf(bundle, locale);
  if (!first) throw new RangeError("An order has no parcel");
  return first;
}

function deliveryOf(parcel: StoredParcel, locale: Locale): DeliveryRequest {
  return {
    id: parcel.id,
    delivery_contact_name: { customer_name: parcel.customer_name, tenant_name: parcel.tenant_name },
    delivery_contact_phone: {
      customer_phone_number: parcel.customer_phone_number,
      tenant_phone_number: parcel.tenant_phone_number,
    },
    from_address: placeOf(parcel.from_address),
    to_address: placeOf(parcel.to_address),
    carrier: parcel.carrier,
    tracking_code: parcel.tracking_code,
    expected_from: momentOrNull(parcel.expected_from),
    expected_to: momentOrNull(parcel.expected_to),
    events: eventsOf(parcel, locale),
  };
}

/** The parcel's events, newest first. */
function eventsOf({ histories }: StoredParcel, locale: Locale): DeliveryRequest["events"] {
  return newestFirst(
    histories.map(({ id, status, event, place, note, created_at }) => ({
      id,
      event: event ?? deliveryEventOf(status),
      place: place === null ? null : parcelPlaceText(place, locale),
      reason: failReasonOf(note, locale),
      create_at: moment(created_at),
    })),
  );
}

/** Why a delivery failed; null if it did not fail or no reason was given. */
export function failReasonOf(note: { reason_delivery_fail?: string }, locale: Locale): string | null {
  const words = textOrNull(note.reason_delivery_fail);
  return words === null ? null : failReasonText(words, locale);
}

function placeOf(place: DeliveryAddress) {
  const { province_id, district_id, ward_id, address, full_address } = place;
  return {
    province_id,
    district_id,
    ward_id,
    address,
    full_address,
    parent_path: parentPath(place),
    since_2025: place.since_2025 ?? null,
    place_dataset: place.place_dataset,
    place_dataset_version: place.place_dataset_version,
  };
}

/** One stored history entry of a parcel. */
export type ParcelHistoryEntry = Pick<
  StoredParcel["histories"][number],
  "id" | "status" | "event" | "note" | "created_at"
>;

/** Events that leave the parcel's status unchanged. */
const ON_THE_WAY: readonly (DeliveryEventName | null)[] = ["in_transit", "out_for_delivery"];

/** The parcel's status changes, newest first; null before the carrier has the parcel. */
export function parcelHistoryOf(
  entries: readonly ParcelHistoryEntry[],
  locale: Locale,
): Order["purchase_delivery_request"] {
  const changes = entries.filter(({ event }) => !ON_THE_WAY.includes(event));
  if (changes.length === 0) return null;
  const histories = changes.map((entry) => ({ ...entry, create_at: moment(entry.created_at) }));
  return {
    histories: newestFirst(histories).map(({ id, status, note, create_at }) => {
      const reason = failReasonOf(note, locale);
      return {
        id,
        status: status as StepStatus,
        note: reason === null ? null : { reason_delivery_fail: reason },
        created_at: create_at,
      };
    }),
  };
}

type StepStatus = NonNullable<Order["purchase_delivery_request"]>["histories"][number]["status"];
