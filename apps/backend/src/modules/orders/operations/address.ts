import type { ChangeOrderAddressBody } from "@sen/api";
import { addressFormSchemaFor, AddressType, keptPhoneAddressSchemaFor, OfficeType } from "@sen/domain";
import { and, eq, isNull } from "drizzle-orm";
import { lockOrder, offers, orderDetailOf, ownBundle, presentationOf } from "../../order-records/index.ts";
import type { Queryable } from "../../../database/connect.ts";
import { addresses, deliveryRequests, orders } from "../../../database/schema/index.ts";
import type { Customer } from "../../customers/index.ts";
import { ok } from "../../../http/envelope.ts";
import { notAllowedNow } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { checked } from "../../../errors/checked.ts";
import { knownPlace, levelsOf, placeLine, type PlaceTree, unknownPlace } from "../../places/index.ts";

/** Sends an order somewhere else, until the shop confirms it. The fee stays as agreed. */
export const changeOrderAddress: Operation<"changeOrderAddress"> = async (context) => {
  const { customer, params, body, db, clock, places } = context;
  const bundle = await db.transaction(async (tx) => {
    const order = await lockOrder(tx, customer, params.id);
    if (!offers(order, "change_address")) throw notAllowedNow("ADDRESS_NOT_CHANGEABLE");
    const { contact_name, contact_phone, to_address } = await checkedPlace(tx, places, customer, body);
    await tx
      .update(deliveryRequests)
      .set({
        customer_name: contact_name,
        customer_phone_number: contact_phone,
        to_address,
        updated_at: clock.now(),
      })
      .where(and(eq(deliveryRequests.order_id, order.id), eq(deliveryRequests.kind, "purchase")));
    await tx.update(orders).set({ updated_at: clock.now() }).where(eq(orders.id, order.id));
    return ownBundle(tx, customer, params.id);
  });
  return ok(orderDetailOf(bundle, presentationOf(context)));
};

async function checkedPlace(
  db: Queryable,
  places: PlaceTree,
  customer: Customer,
  body: ChangeOrderAddressBody,
) {
  const schemaFor = (await isSavedPhone(db, customer, body.contact_phone))
    ? keptPhoneAddressSchemaFor
    : addressFormSchemaFor;
  const { contact_name, contact_phone, province_id, district_id, ward_id, address } = checked(
    schemaFor(levelsOf(body)),
    { ...body, type: AddressType.other, office_type: OfficeType.home },
  );
  const ids = { province_id, district_id, ward_id };
  const place = await knownPlace(db, places, customer, ids);
  if (!place) throw unknownPlace(ids, places);
  const to_address = {
    ...ids,
    address,
    full_address: `${address}, ${placeLine(place)}`,
    place_dataset: place.place_dataset,
    place_dataset_version: place.place_dataset_version,
  };
  return { contact_name, contact_phone, to_address };
}

/** Whether the number stands at one of the customer's addresses: what was saved before stays usable. */
async function isSavedPhone(db: Queryable, customer: Customer, phone: string): Promise<boolean> {
  const count = await db.$count(
    addresses,
    and(
      eq(addresses.customer_id, customer.id),
      eq(addresses.contact_phone, phone),
      isNull(addresses.deleted_at),
    ),
  );
  return count > 0;
}
