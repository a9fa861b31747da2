import type { ChangeOrderAddressBody } from "@sen/api";
import { addressFormSchemaFor, AddressType, keptPhoneAddressSchemaFor, OfficeType } from "@sen/domain";
import { and, eq, isNull } from "../../../database/drizzle.ts";
import { lockOrder, offers, ownOrder } from "../../order-records/index.ts";
import { isInReview, lockPayment, lockWaitingOrders } from "../../payments/index.ts";
import { changeParcel } from "../../parcels/index.ts";
import { addressPrice, quoteAddress, refuseUnlessPriceAgreed } from "../address-price.ts";
import { closeOpenPage } from "../close-open-page.ts";
import { reprice } from "../reprice.ts";
import type { Queryable } from "../../../database/connect.ts";
import { addresses } from "../../../database/schema/index.ts";
import type { Customer } from "../../../signed-in.ts";
import { ok } from "../../../http/envelope.ts";
import { conflict, notAllowedNow } from "../../../errors/errors.ts";
import type { Operation } from "../../../http/operation.ts";
import { viewOrder } from "../view-order.ts";
import { checked } from "../../../errors/checked.ts";
import { knownPlace, levelsOf, placeLine, unknownPlace } from "../../places/index.ts";
import type { PlaceTree } from "../../../ports/place-tree.ts";

/**
 * Changes an order's delivery address until the shop confirms it, at the price that domain computes and the customer agreed to. If the
 * amount changes, an open payment page is closed first, so that nobody pays the old amount. Refused while that is not certain.
 */
export const changeOrderAddress: Operation<"changeOrderAddress"> = async (context) => {
  const { customer, params, body, db, carrier, clock, places } = context;
  const asked = await ownOrder(db, customer, params.id);
  if (!offers(asked, "change_address", clock.now())) throw notAllowedNow("ADDRESS_NOT_CHANGEABLE");
  const { agreed_delivery_fee } = body;
  await checkedPlace(db, places, customer, body);
  await quoteAddress(context, asked, body);
  const seen = await addressPrice(db, carrier, asked, body, clock.now());
  refuseUnlessPriceAgreed(seen, asked, agreed_delivery_fee);
  if (seen.difference !== 0 && !(await closeOpenPage(context, asked))) throw conflict("PAYMENT_GATEWAY_AWAY");
  const now = clock.now();
  await db.transaction(async (tx) => {
    const payment = await lockPayment(tx, asked.payment_id);
    if (payment) await lockWaitingOrders(tx, payment.id);
    const order = await lockOrder(tx, customer, params.id);
    if (order.payment_id !== asked.payment_id) throw conflict();
    if (!offers(order, "change_address", clock.now())) throw notAllowedNow("ADDRESS_NOT_CHANGEABLE");
    const { contact_name, contact_phone, to_address } = await checkedPlace(tx, places, customer, body);
    const price = await addressPrice(tx, carrier, order, body, now);
    refuseUnlessPriceAgreed(price, order, agreed_delivery_fee);
    if (price.difference !== 0 && payment && isInReview(payment)) throw notAllowedNow("PAYMENT_IN_REVIEW");
    await reprice(tx, context, order, payment, price, now);
    const { way } = price;
    const arrives = way && { expected_from: way.estimated_from, expected_to: way.estimated_to };
    const receiver = { customer_name: contact_name, customer_phone_number: contact_phone, to_address };
    await changeParcel(tx, order.id, { ...receiver, ...arrives }, now);
  });
  return ok(await viewOrder(context, params.id));
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
    since_2025: place.since_2025,
    place_dataset: place.place_dataset,
    place_dataset_version: place.place_dataset_version,
  };
  return { contact_name, contact_phone, to_address };
}

/** Whether one of the customer's saved addresses has this phone number: saved numbers stay valid. */
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
