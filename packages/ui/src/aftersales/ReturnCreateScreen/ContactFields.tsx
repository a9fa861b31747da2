import type { AddressFormData, AddressFormValues } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import type { UseFormReturn } from "react-hook-form";
import { PlaceFields } from "../../account/AddressForm/PlaceFields.tsx";
import { useErrorTexts } from "../../forms/index.ts";
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
  const { fieldText } = useErrorTexts();
  const { errors } = form.formState;
  // The place fields read and write three fields, which this form has under the same names.
  const placeForm = form as unknown as UseFormReturn<AddressFormValues, unknown, AddressFormData>;
  return (
    <>
      <TextField
        {...form.register("name")}
        label={t("return_create.name")}
        error={fieldText(errors.name?.message)}
        autoComplete="name"
        autoCapitalize="words"
      />
      <TextField
        {...form.register("phone_number")}
        label={t("return_create.phone")}
        error={fieldText(errors.phone_number?.message)}
        digitsOnly
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
      />
      <TextField
        {...form.register("email")}
        label={t("return_create.email")}
        hint={t("return_create.email_hint")}
        error={fieldText(errors.email?.message)}
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
      <TextField
        {...form.register("address")}
        label={t("return_create.street")}
        error={fieldText(errors.address?.message)}
        autoComplete="address-line1"
      />
    </>
  );
}
