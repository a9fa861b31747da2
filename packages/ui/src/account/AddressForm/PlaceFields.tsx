import type { Address, PlaceDataset } from "@sen/api";
import {
  placeWords,
  withDistrict,
  withProvince,
  type AddressFormData,
  type AddressFormValues,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useEffect } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { Combobox, useFieldErrorText, type Loaded } from "../../forms/index.ts";
import { RetryButton } from "../../primitives/index.ts";
import { usePlaces, type PlaceSource } from "./use-places.ts";

const AUTOCOMPLETE = {
  province_id: "address-level1",
  district_id: "address-level2",
  ward_id: "address-level3",
};
const NAMES = ["province_id", "district_id", "ward_id"] as const;
type PlaceName = (typeof NAMES)[number];
type Place<Name extends PlaceName> = Record<Name, number> & { name: string };

interface PlaceFieldsProps {
  form: UseFormReturn<AddressFormValues, unknown, AddressFormData>;
  source: PlaceSource;
  /** The current data set; null while loading. */
  dataset: PlaceDataset | null;
  /** The address being edited: the source of its places' names until the lists have loaded. */
  address?: Address | undefined;
  /** The data set the form's places were saved with. Places of another data set must be chosen again. */
  savedWith: Pick<Address, "place_dataset" | "place_dataset_version"> | undefined;
}

/** Province, district (not in every data set) and ward. Changing one clears the levels below it. Spec §5. */
export function PlaceFields({ form, source, dataset, address, savedWith }: PlaceFieldsProps) {
  const { t } = useTranslation("account");
  const { control } = form;
  const [province_id, district_id, ward_id] = useWatch({ control, name: NAMES });
  const chosen = { province_id, district_id, ward_id };
  const { provinces, districts, wards } = usePlaces(source, dataset?.levels ?? 3, province_id, district_id);
  const withDistricts = dataset?.levels !== 2;
  const outdated = useOutdated(form, dataset, savedWith);
  const known = outdated ? undefined : address;

  /** Clears the fields below the changed one; shows them as missing only if the form was submitted before. */
  function change(next: typeof chosen, changed: PlaceName) {
    for (const name of NAMES) {
      if (next[name] === chosen[name]) continue;
      form.setValue(name, next[name], {
        shouldDirty: true,
        shouldTouch: name === changed,
        shouldValidate: name === changed || form.formState.isSubmitted,
      });
      if (name !== changed && !form.formState.isSubmitted) form.clearErrors(name);
    }
  }

  return (
    <>
      <PlaceField
        control={control}
        name="province_id"
        label={t("address.form.province")}
        list={provinces}
        known={known && { province_id: known.province_id, name: known.province_name }}
        hint={outdated ? t("address.form.places_changed") : undefined}
        onChange={(place) => change(withProvince(chosen, place.province_id), "province_id")}
      />
      {withDistricts && (
        <PlaceField
          control={control}
          name="district_id"
          label={t("address.form.district")}
          list={districts}
          known={known?.district_id && { district_id: known.district_id, name: known.district_name ?? "" }}
          first={t("address.form.province_first")}
          onChange={(place) => change(withDistrict(chosen, place.district_id), "district_id")}
        />
      )}
      <PlaceField
        control={control}
        name="ward_id"
        label={t("address.form.ward")}
        list={wards}
        known={known && { ward_id: known.ward_id, name: known.ward_name }}
        first={t(withDistricts ? "address.form.district_first" : "address.form.province_first")}
        onChange={(place) => change({ ...chosen, ward_id: place.ward_id }, "ward_id")}
      />
    </>
  );
}

/** Whether the places were saved with another data set than the current one. If so, they are cleared. */
function useOutdated(
  { setValue }: PlaceFieldsProps["form"],
  dataset: PlaceDataset | null,
  savedWith: PlaceFieldsProps["savedWith"],
): boolean {
  const outdated =
    dataset !== null &&
    savedWith !== undefined &&
    (savedWith.place_dataset !== dataset.name || savedWith.place_dataset_version !== dataset.version);
  useEffect(() => {
    if (outdated) for (const name of NAMES) setValue(name, null);
  }, [outdated, setValue]);
  return outdated;
}

interface PlaceFieldProps<Name extends PlaceName> {
  control: PlaceFieldsProps["form"]["control"];
  name: Name;
  label: string;
  list: Loaded<readonly Place<Name>[]>;
  /** The saved address's place, whose name is known before the list has loaded. */
  known: Place<Name> | undefined | null | 0;
  /** Hint to choose the level above first. */
  first?: string;
  hint?: string | undefined;
  onChange: (place: Place<Name>) => void;
}

function PlaceField<Name extends PlaceName>(props: PlaceFieldProps<Name>) {
  const { control, name, label, list, known, first, hint, onChange } = props;
  const { t } = useTranslation("account");
  const fieldText = useFieldErrorText();
  const {
    field: { ref, onBlur, value },
    fieldState,
  } = useController({ control, name });
  const key = String(value ?? "");
  const keyOf = (place: Place<Name>) => String(place[name]);
  const places = list.state === "ready" ? list.value : [];
  const placeholders = {
    waiting: first,
    loading: t("address.form.loading_places"),
    failed: undefined,
    ready: t("address.form.search_place"),
  };
  const failed = list.state === "failed" && (
    <span role="alert">
      {t("address.form.places_failed")} <RetryButton tone="quiet" size="small" onRetry={list.onRetry} />
    </span>
  );
  return (
    <Combobox
      ref={ref}
      label={label}
      hint={failed || hint}
      error={fieldText(fieldState.error?.message)}
      choices={places.length === 0 && known && keyOf(known) === key ? [known] : places}
      keyOf={keyOf}
      nameOf={(place) => place.name}
      wordsOf={placeWords}
      value={key}
      onChange={onChange}
      onBlur={onBlur}
      autoComplete={AUTOCOMPLETE[name]}
      disabled={list.state === "waiting"}
      placeholder={placeholders[list.state]}
    />
  );
}
