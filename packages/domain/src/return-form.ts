import * as z from "zod/mini";
import { addressFormSchema } from "./address-form.ts";
import { bankAccountSchema } from "./bank.ts";
import { emailSchema } from "./email.ts";
import { fieldErrors } from "./field-errors.ts";
import { optionalNoteSchema } from "./note.ts";
import { personNameSchema } from "./person-name.ts";
import { phoneSchema } from "./phone.ts";
import { REQUEST_REASONS } from "./request-reason.ts";
import { ReturnDeliveryMethod } from "./return-request.ts";
import { PaymentMethod } from "./statuses.ts";

const { province_id, district_id, ward_id, address } = addressFormSchema.shape;

/** What every return form holds, however the order was paid. */
const fields = {
  reason_return: z.literal(REQUEST_REASONS, { error: fieldErrors.reasonRequired }),
  delivery_method: z.literal([ReturnDeliveryMethod.pickup, ReturnDeliveryMethod.station], {
    error: fieldErrors.invalid,
  }),
  pick_station_id: z.nullable(z.int({ error: fieldErrors.stationRequired }).check(z.positive())),
  name: personNameSchema,
  email: emailSchema,
  phone_number: phoneSchema,
  note: optionalNoteSchema,
  province_id,
  district_id,
  ward_id,
  address,
};

/** The station is asked for only where the goods are brought to one; judged even while other fields are wrong. */
const stationChosen = z.refine<{ delivery_method: ReturnDeliveryMethod; pick_station_id: number | null }>(
  ({ delivery_method, pick_station_id }) =>
    delivery_method !== ReturnDeliveryMethod.station || pick_station_id !== null,
  { error: fieldErrors.stationRequired, path: ["pick_station_id"], when: () => true },
);

/** The return form of an order that was paid in cash: with bank details. Spec §5. */
export const codReturnFormSchema = z
  .object({ ...fields, infor_banking_customer: bankAccountSchema })
  .check(stationChosen);

/** The return form of an order that was paid online: the money goes back the way it came. */
export const onlineReturnFormSchema = z
  .object({ ...fields, infor_banking_customer: z.optional(z.undefined()) })
  .check(stationChosen);

export type ReturnFormData = z.output<typeof codReturnFormSchema> | z.output<typeof onlineReturnFormSchema>;

/** The return form's schema for an order; its messages are text keys (`fieldErrors`). Files are judged by `requestFilesProblem`. */
export function returnFormSchema(paymentMethod: PaymentMethod) {
  return paymentMethod === PaymentMethod.cod ? codReturnFormSchema : onlineReturnFormSchema;
}
