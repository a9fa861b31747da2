import type { AddressFormData, AddressFormValues } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { UseFormReturn } from "react-hook-form";
import { PlaceFields } from "../../account/AddressForm/PlaceFields.tsx";
import { emailField, nameField, phoneField } from "../../forms/contact-fields.ts";
import { TextField } from "../../primitives/index.ts";
import type { ReturnFormState } from "./use-return-form.ts";

/** The contact and pickup address, prefilled from the order. */
export function ContactFields({ form, places, dataset, savedWith }: ReturnFormState) {
  const { t } = useTranslation("aftersales");
  // The place fields use three fields that this form has under the same names.
  const placeForm = form as unknown as UseFormReturn<AddressFormValues, unknown, AddressFormData>;
  return (
    <>
      <TextField {...form.field("name")} {...nameField} label={t("return_create.name")} />
      <TextField {...form.field("phone_number")} {...phoneField} label={t("return_create.phone")} />
      <TextField
        {...form.field("email")}
        label={t("return_create.email")}
        hint={t("return_create.email_hint")}
        {...emailField}
      />
      <PlaceFields form={placeForm} source={places} dataset={dataset} savedWith={savedWith} />
      <TextField {...form.field("address")} label={t("return_create.street")} autoComplete="address-line1" />
    </>
  );
}
