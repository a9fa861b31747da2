import type { Address } from "@sen/api";
import {
  addressFormSchemaFor,
  AddressType,
  emptyAddressForm,
  OfficeType,
  type AddressFormData,
  type AddressFormValues,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useController } from "react-hook-form";
import {
  FailureNotice,
  Form,
  useKnownCustomer,
  useServerForm,
  useTypedDraft,
  type CallOutcome,
  type TypedDraft,
} from "../../forms/index.ts";
import { nameField, phoneField } from "../../forms/contact-fields.ts";
import { Checkbox, Notice, RadioGroup, TextField } from "../../primitives/index.ts";
import { PlaceFields } from "./PlaceFields.tsx";
import { usePlaceDataset, type PlaceSource } from "./use-places.ts";

export interface AddressFormProps extends TypedDraft<AddressFormValues> {
  /** Id of the form, so that a button outside it can submit it. */
  id: string;
  /** The address being edited; without it, a new one. */
  address?: Address | undefined;
  /** Fetches provinces, districts and wards. */
  places: PlaceSource;
  /** The first address and the current default are always the default; the checkbox is hidden. @default false */
  alwaysDefault?: boolean;
  /** Saves. Resolves to nothing on success, or to the backend's refusal. */
  onSubmit: (data: AddressFormData) => Promise<CallOutcome>;
}

/** In their order on the page, so that the first invalid field gets focus. */
const fieldNames = [
  "contact_name",
  "contact_phone",
  "province_id",
  "district_id",
  "ward_id",
  "address",
  "office_type",
  "type",
] as const satisfies readonly (keyof AddressFormValues)[];

const valuesOf = (address: Address): AddressFormValues => ({
  contact_name: address.contact_name,
  contact_phone: address.contact_phone,
  province_id: address.province_id,
  district_id: address.district_id,
  ward_id: address.ward_id,
  address: address.address,
  type: address.type,
  office_type: address.office_type,
});

/** A new or edited delivery address. Spec §3 and §5. Input survives failures, and with a draft an expired session. An outside button submits it. */
export function AddressForm(props: AddressFormProps) {
  const { id, address, places, alwaysDefault = false, onSubmit, ...typed } = props;
  const { t } = useTranslation("account");
  const dataset = usePlaceDataset(places);
  const { name, phone } = useKnownCustomer();
  const form = useServerForm<AddressFormValues, AddressFormData>(onSubmit, {
    schema: addressFormSchemaFor(dataset?.levels ?? 3),
    fields: fieldNames,
    defaultValues: {
      ...(address ? valuesOf(address) : { ...emptyAddressForm, contact_name: name, contact_phone: phone }),
      ...(alwaysDefault ? { type: AddressType.default } : {}),
    },
  });
  const isRestored = useTypedDraft(form, typed);
  const kind = useController({ control: form.control, name: "office_type" });
  const type = useController({ control: form.control, name: "type" });
  return (
    <Form id={id} onSubmit={form.onSubmit}>
      {isRestored && form.formState.isDirty && <Notice>{t("typed_before")}</Notice>}
      <FailureNotice failure={form.failure} title={t("address.not_saved")} />
      <TextField {...form.field("contact_name")} {...nameField} label={t("address.form.name")} />
      <TextField {...form.field("contact_phone")} {...phoneField} label={t("address.form.phone")} />
      <PlaceFields form={form} source={places} dataset={dataset} address={address} savedWith={address} />
      <TextField
        {...form.field("address")}
        label={t("address.form.street")}
        hint={t("address.form.street_hint")}
        autoComplete="address-line1"
      />
      <RadioGroup
        legend={t("address.form.kind")}
        look="pills"
        options={[
          { value: OfficeType.home, label: t("address.home") },
          { value: OfficeType.office, label: t("address.office") },
        ]}
        value={kind.field.value}
        onChange={kind.field.onChange}
        error={form.errorOf("office_type")}
      />
      {!alwaysDefault && (
        <Checkbox
          label={t("address.form.default")}
          checked={type.field.value === AddressType.default}
          error={form.errorOf("type")}
          onChange={(event) => {
            type.field.onChange(event.target.checked ? AddressType.default : AddressType.other);
          }}
        />
      )}
    </Form>
  );
}
