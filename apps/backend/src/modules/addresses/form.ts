import type { AddressBody } from "@sen/api";
import { addressFormSchemaFor, keptPhoneAddressSchemaFor } from "@sen/domain";
import type { Queryable } from "../../database/connect.ts";
import type { Customer } from "../../signed-in.ts";
import { forbidden } from "../../errors/errors.ts";
import { checked } from "../../errors/checked.ts";
import { knownPlace, levelsOf, placeLine, unknownPlace } from "../places/index.ts";
import type { PlaceTree } from "../../ports/place-tree.ts";

/**
 * Validates the form by domain's rules, and that its places belong together. Returns the values to store.
 *
 * @param saved the address being changed
 */
export async function checkedAddress(
  db: Queryable,
  places: PlaceTree,
  customer: Customer,
  body: AddressBody,
  saved?: Pick<AddressBody, "contact_phone">,
) {
  if (body.customer_id !== customer.id) throw forbidden();
  const keepsPhone = saved?.contact_phone === body.contact_phone;
  const schemaFor = keepsPhone ? keptPhoneAddressSchemaFor : addressFormSchemaFor;
  const form = checked(schemaFor(levelsOf(body)), body);
  const place = await knownPlace(db, places, customer, form);
  if (!place) throw unknownPlace(form, places);
  return {
    ...form,
    ...place,
    customer_id: customer.id,
    full_address: `${form.address}, ${placeLine(place)}`,
  };
}
