import type { AddressBody } from "@sen/api";
import { addressFormSchema, keptPhoneAddressSchema } from "@sen/domain";
import { and, eq } from "drizzle-orm";
import type { Queryable } from "../../database/connect.ts";
import { PLACE_DATASET } from "../../database/place-dataset.ts";
import { districts, provinces, wards } from "../../database/schema/index.ts";
import type { Customer } from "../../http/customer.ts";
import { forbidden, invalid } from "../../http/errors.ts";
import { checked } from "../../http/rules.ts";

/**
 * Checks what the customer filled in by domain's rules, and that the three places belong together. Answers what is stored.
 *
 * @param saved the address that is changed
 */
export async function checkedAddress(
  db: Queryable,
  customer: Customer,
  body: AddressBody,
  saved?: Pick<AddressBody, "contact_phone">,
) {
  if (body.customer_id !== customer.id) throw forbidden();
  const keepsPhone = saved?.contact_phone === body.contact_phone;
  const form = checked(keepsPhone ? keptPhoneAddressSchema : addressFormSchema, body);
  const [place] = await db
    .select({ ward: wards.full_name, district: districts.full_name, province: provinces.full_name })
    .from(wards)
    .innerJoin(districts, eq(districts.id, wards.district_id))
    .innerJoin(provinces, eq(provinces.id, districts.province_id))
    .where(
      and(eq(wards.id, form.ward_id), eq(districts.id, form.district_id), eq(provinces.id, form.province_id)),
    );
  if (!place) throw invalid("ward_id", "PLACE_UNKNOWN");
  return {
    ...form,
    customer_id: customer.id,
    full_address: `${form.address}, ${place.ward}, ${place.district}, ${place.province}`,
    place_dataset: PLACE_DATASET.name,
    place_dataset_version: PLACE_DATASET.version,
  };
}
