import * as z from "zod/mini";
import { addressFormSchema } from "./address-form.ts";
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

const { province_id, district_id, ward_id, address } = addressFormSchema.shape;

const stationId = z
  .int({ error: fieldErrors.stationRequired })
  .check(z.positive(), z.maximum(ID_MAX, { error: fieldErrors.stationRequired }));

/** What goes back; `wrongReturnItems` holds it against the order. Left out, the whole order does. */
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

/** What every return form holds, however the order was paid and the goods go back. */
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
  district_id,
  ward_id,
  address,
};

/** The carrier collects the goods: a station that was chosen before is kept and not sent. */
const pickup = {
  ...fields,
  delivery_method: z.literal(ReturnDeliveryMethod.pickup),
  pick_station_id: z.nullable(stationId),
};

/** The customer brings the goods to a station, which has to be chosen. */
const station = {
  ...fields,
  delivery_method: z.literal(ReturnDeliveryMethod.station),
  pick_station_id: stationId,
};

const withBank = { infor_banking_customer: bankAccountSchema };
const withoutBank = { infor_banking_customer: z.optional(z.undefined({ error: fieldErrors.invalid })) };
const anyMethod = { error: fieldErrors.invalid };

/** The return form of an order that was paid in cash: with bank details. Spec §5. */
export const codReturnFormSchema = z.discriminatedUnion(
  "delivery_method",
  [z.object({ ...pickup, ...withBank }), z.object({ ...station, ...withBank })],
  anyMethod,
);

/** The return form of an order that was paid online: the money goes back the way it came. */
export const onlineReturnFormSchema = z.discriminatedUnion(
  "delivery_method",
  [z.object({ ...pickup, ...withoutBank }), z.object({ ...station, ...withoutBank })],
  anyMethod,
);

export type ReturnFormData = z.output<typeof codReturnFormSchema> | z.output<typeof onlineReturnFormSchema>;

/** The return form's schema for an order; its messages are text keys (`fieldErrors`). Files are judged by `requestFilesProblem`. */
export function returnFormSchema(paymentMethod: PaymentMethod) {
  return paymentMethod === PaymentMethod.cod ? codReturnFormSchema : onlineReturnFormSchema;
}
