import * as z from "zod/mini";
import { SHORT_TEXT_MAX_LENGTH } from "./constants.ts";
import { fieldErrors, type FieldErrorKey } from "./field-errors.ts";
import { ID_MAX } from "./id-schema.ts";
import { personNameSchema } from "./person-name-schema.ts";
import { knownPhoneSchema, phoneSchema } from "./phone-schema.ts";
import { tidyText } from "./tidy-text.ts";

/** `type` of an address. Spec §3: a default flag. */
export const AddressType = { other: 0, default: 1 } as const;
/** `office_type` of an address. The spec does not show its values. */
export const OfficeType = { home: 0, office: 1 } as const;

const place = (error: FieldErrorKey) =>
  z.int({ error }).check(z.positive({ error }), z.maximum(ID_MAX, { error }));

/** Levels of a place dataset: province, district and ward (3), or province and ward (2). */
export type PlaceLevels = 2 | 3;

/** The district's schema by levels: required, or null. */
export const districtSchemaFor = {
  3: place(fieldErrors.districtRequired),
  2: z.null({ error: fieldErrors.invalid }),
} as const;

/** The address form for three levels. Its messages are text keys (`fieldErrors`); it parses to the request body. Spec §3 and §5. */
export const addressFormSchema = z.object({
  contact_name: personNameSchema,
  contact_phone: phoneSchema,
  province_id: place(fieldErrors.provinceRequired),
  district_id: districtSchemaFor[3],
  ward_id: place(fieldErrors.wardRequired),
  address: z
    .string({ error: fieldErrors.addressRequired })
    .check(
      z.overwrite(tidyText),
      z.minLength(1, { error: fieldErrors.addressRequired, abort: true }),
      z.maxLength(SHORT_TEXT_MAX_LENGTH, { error: fieldErrors.addressTooLong }),
    ),
  type: z.literal([AddressType.other, AddressType.default]),
  office_type: z.literal([OfficeType.home, OfficeType.office]),
});

const twoLevelAddressSchema = z.extend(addressFormSchema, { district_id: districtSchemaFor[2] });

/** The address form for a dataset of these levels: with two there is no district. */
export function addressFormSchemaFor(levels: PlaceLevels): AddressSchema {
  return levels === 2 ? twoLevelAddressSchema : addressFormSchema;
}

/** The address form if the saved phone number is kept: newer phone rules apply only once it is changed. */
export function keptPhoneAddressSchemaFor(levels: PlaceLevels): AddressSchema {
  return levels === 2
    ? z.extend(twoLevelAddressSchema, { contact_phone: knownPhoneSchema })
    : z.extend(addressFormSchema, { contact_phone: knownPhoneSchema });
}

type AddressSchema = z.ZodMiniType<AddressFormData, unknown>;

/** The parsed form. */
export type AddressFormData = Omit<z.output<typeof addressFormSchema>, "district_id"> & {
  /** Null in a dataset without districts. */
  district_id: number | null;
};

/** The form's values while it is filled in: a place is null until chosen. */
export interface AddressFormValues extends Omit<AddressFormData, "province_id" | "district_id" | "ward_id"> {
  province_id: number | null;
  district_id: number | null;
  ward_id: number | null;
}

export const emptyAddressForm: AddressFormValues = {
  contact_name: "",
  contact_phone: "",
  province_id: null,
  district_id: null,
  ward_id: null,
  address: "",
  type: AddressType.other,
  office_type: OfficeType.home,
};

/** The places chosen in an address. */
export type ChosenPlaces = Pick<AddressFormValues, "province_id" | "district_id" | "ward_id">;

/** Sets the province. A different one clears district and ward. Spec §5. */
export function withProvince<Places extends ChosenPlaces>(
  places: Places,
  province_id: number | null,
): Places {
  if (places.province_id === province_id) return places;
  return { ...places, province_id, district_id: null, ward_id: null };
}

/** Sets the district. A different one clears the ward. Spec §5. */
export function withDistrict<Places extends ChosenPlaces>(
  places: Places,
  district_id: number | null,
): Places {
  return places.district_id === district_id ? places : { ...places, district_id, ward_id: null };
}
