import type { BankAccount, FieldError, OrderDetail, ReturnItem } from "@sen/api";
import {
  allReturnItems,
  PaymentMethod,
  ReturnDeliveryMethod,
  type ChosenPlaces,
  type RequestReason,
} from "@sen/domain";
import { emptyBankAccount } from "../BankAccountForm/BankAccountFields.tsx";
import type { FormDraft } from "../use-evidence-upload/index.ts";

/** The form's values. Places, reason and station are null until chosen. */
export interface ReturnFormValues extends ChosenPlaces {
  /** The items to return. Preselected if the order has only one line, else empty. */
  return_items: ReturnItem[];
  reason_return: RequestReason | null;
  note: string;
  delivery_method: ReturnDeliveryMethod;
  pick_station_id: number | null;
  name: string;
  phone_number: string;
  email: string;
  address: string;
  /** Only for orders paid in cash. Spec §5. */
  infor_banking_customer?: BankAccount;
}

/** The form's values and files, saved so that they survive a reload or an expired session. */
export type ReturnFormDraft = FormDraft<ReturnFormValues>;

/** The form's initial values, from the order. */
export function valuesOf(order: OrderDetail, email: string): ReturnFormValues {
  const [delivery] = order.delivery_requests;
  // An order picked up at the mall does not tell where the customer is.
  const to = order.delivery_type === "go_to_mall" ? undefined : delivery?.to_address;
  return {
    return_items: order.order_detail_items.length === 1 ? allReturnItems(order) : [],
    reason_return: null,
    note: "",
    delivery_method: ReturnDeliveryMethod.pickup,
    pick_station_id: null,
    name: delivery?.delivery_contact_name.customer_name ?? "",
    phone_number: delivery?.delivery_contact_phone.customer_phone_number ?? "",
    email,
    province_id: to?.province_id ?? null,
    district_id: to?.district_id ?? null,
    ward_id: to?.ward_id ?? null,
    address: to?.address ?? "",
    ...(order.payment_method === PaymentMethod.cod ? { infor_banking_customer: emptyBankAccount } : {}),
  };
}

/** The fields in their order on the page, so that the first invalid one gets focus. */
export const fieldNames = [
  "return_items",
  "reason_return",
  "note",
  "delivery_method",
  "name",
  "phone_number",
  "email",
  "province_id",
  "district_id",
  "ward_id",
  "address",
  "pick_station_id",
  "infor_banking_customer.bank_name",
  "infor_banking_customer.account_number",
  "infor_banking_customer.account_fullname",
] as const;

const renamed: Readonly<Record<string, string>> = {
  ward_code: "ward_id",
  "infor_banking_customer.bank_bin": "infor_banking_customer.bank_name",
};

/** Renames a refusal's errors to the form's fields: the request body nests the customer's data in `customer_info`. Spec §3. */
export function byFormField(errors: readonly FieldError[]): FieldError[] {
  return errors.map((error) => {
    const field = error.field.replace(/^customer_info\./, "").replace(/^(return_items)\[.*$/, "$1");
    return { ...error, field: renamed[field] ?? field };
  });
}

/** A refusal's message about the files; undefined if there is none. */
export function fileError(errors: readonly FieldError[]): string | undefined {
  return errors.find(({ field }) => /^cs_attach_(image|video)/.test(field))?.message;
}

/** Number of invalid fields, from the form library's errors. */
export function countFaults(errors: object): number {
  const at = (name: string) =>
    name
      .split(".")
      .reduce<unknown>((within, step) => (within as Record<string, unknown> | undefined)?.[step], errors);
  return fieldNames.filter((name) => at(name) !== undefined).length;
}
