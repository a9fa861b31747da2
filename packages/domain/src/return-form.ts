import * as z from "zod/mini";
import { addressFormSchema, districtSchemaFor, type PlaceLevels } from "./address-form.ts";
import { bankAccountSchema } from "./bank-account-schema.ts";
import { emailSchema } from "./email.ts";
import { fieldErrors } from "./field-errors.ts";
import { ID_MAX, idSchema } from "./id-schema.ts";
import { optionalNoteSchema } from "./note-schema.ts";
import { LINE_QUANTITY_LIMIT, PAYMENT_PRODUCT_LIMIT } from "./limits.ts";
import { personNameSchema } from "./person-name-schema.ts";
import { phoneSchema } from "./phone-schema.ts";
import { REQUEST_REASONS, RequestReason } from "./request-reason.ts";
import { ReturnDeliveryMethod } from "./return-request.ts";
import { PaymentMethod } from "./statuses.ts";

const { province_id, ward_id, address } = addressFormSchema.shape;

const stationId = z
  .int({ error: fieldErrors.stationRequired })
  .check(z.positive(), z.maximum(ID_MAX, { error: fieldErrors.stationRequired }));

/** The returned items, validated against the order by `wrongReturnItems`. Omitted, the whole order is returned. */
const returnItems = z
  .array(
    z.object({
      order_detail_item_id: idSchema,
      quantity: z.int().check(z.minimum(1), z.maximum(LINE_QUANTITY_LIMIT)),
    }),
  )
  .check(
    z.minLength(1, { error: fieldErrors.returnItemsRequired }),
    z.maxLength(PAYMENT_PRODUCT_LIMIT, { error: fieldErrors.invalid }),
  );

/** The carrier collects the goods: a station chosen before is kept but not sent. */
const pickup = {
  delivery_method: z.literal(ReturnDeliveryMethod.pickup),
  pick_station_id: z.nullable(stationId),
};

/** The customer brings the goods to a station, which is required. */
const station = {
  delivery_method: z.literal(ReturnDeliveryMethod.station),
  pick_station_id: stationId,
};

const withBank = { infor_banking_customer: bankAccountSchema };
const withoutBank = { infor_banking_customer: z.optional(z.undefined({ error: fieldErrors.invalid })) };

function formWith<Bank extends typeof withBank | typeof withoutBank>(bank: Bank, levels: PlaceLevels) {
  const fields = {
    return_items: z.optional(returnItems),
    reason_return: z
      .literal(REQUEST_REASONS, { error: fieldErrors.reasonRequired })
      .check(
        z.refine((reason) => reason !== RequestReason.notReceived, { error: fieldErrors.reasonNotReceived }),
      ),
    name: personNameSchema,
    email: emailSchema,
    phone_number: phoneSchema,
    note: optionalNoteSchema,
    province_id,
    district_id: districtSchemaFor[levels],
    ward_id,
    address,
  };
  return z.discriminatedUnion(
    "delivery_method",
    [z.object({ ...fields, ...pickup, ...bank }), z.object({ ...fields, ...station, ...bank })],
    { error: fieldErrors.invalid },
  );
}

export type ReturnFormData = z.output<
  ReturnType<typeof formWith<typeof withBank>> | ReturnType<typeof formWith<typeof withoutBank>>
>;

/**
 * The return form's schema for an order: with bank details if it was paid in cash (spec §5), otherwise the money goes back the way it came. Its messages are text keys (`fieldErrors`). Files are validated by `requestFilesProblem`.
 *
 * @param levels of the place dataset
 */
export function returnFormSchema(
  paymentMethod: PaymentMethod,
  levels: PlaceLevels = 3,
): z.ZodMiniType<ReturnFormData, unknown> {
  return paymentMethod === PaymentMethod.cod ? formWith(withBank, levels) : formWith(withoutBank, levels);
}
