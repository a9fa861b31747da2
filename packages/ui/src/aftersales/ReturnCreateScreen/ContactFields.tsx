import type { AddressFormData, AddressFormValues } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { UseFormReturn } from "react-hook-form";
import { PlaceFields } from "../../account/AddressForm/PlaceFields.tsx";
import { TextField } from "../../primitives/index.ts";
import type { ReturnFormState } from "./use-return-form.ts";

/** Who is asked, and where the goods are collected; from the order, to be changed. */
export function ContactFields({
  form,
  places,
  dataset,
  savedWith,
}: Pick<ReturnFormState, "form" | "places" | "dataset" | "savedWith">) {
  const { t } = useTranslation("aftersales");
  // The place fields read and write three fields, which this form has under the same names.
  const placeForm = form as unknown as UseFormReturn<AddressFormValues, unknown, AddressFormData>;
  return (
    <>
      <TextField
        {...form.field("name")}
        label={t("return_create.name")}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...form.field("phone_number")}
        label={t("return_create.phone")}
        digitsOnly
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <TextField
        {...form.field("email")}
        label={t("return_create.email")}
        hint={t("return_create.email_hint")}
        type="email"
        autoComplete="email"
      />
      <PlaceFields
        form={placeForm}
        source={places}
        dataset={dataset}
        address={undefined}
        savedWith={savedWith}
      />
      <TextField {...form.field("address")} label={t("return_create.street")} autoComplete="address-line1" />
    </>
  );
}
