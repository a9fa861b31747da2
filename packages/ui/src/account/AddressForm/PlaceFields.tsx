import type { Address, FoundWard, PlaceDataset } from "@sen/api";
import {
  todaysPlace,
  wardWords,
  withDistrict,
  withProvince,
  type AddressFormData,
  type AddressFormValues,
} from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useEffect, useState } from "react";
import { useController, useWatch, type UseFormReturn } from "react-hook-form";
import { Combobox, useFieldErrorText, type Loaded } from "../../forms/index.ts";
import { PlacesFailed } from "./PlacesFailed.tsx";
import { usePlaces, type PlaceSource } from "./use-places.ts";
import { WardSearch } from "./WardSearch.tsx";

const AUTOCOMPLETE = {
  province_id: "address-level1",
  district_id: "address-level2",
  ward_id: "address-level3",
};
const NAMES = ["province_id", "district_id", "ward_id"] as const;
type PlaceName = (typeof NAMES)[number];
type Place<Name extends PlaceName> = Record<Name, number> & { name: string; since_2025?: string | null };

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
  const [found, setFound] = useState<FoundWard>();
  const saved = outdated ? undefined : address;
  const known = found && found.ward_id === ward_id ? found : saved;

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
      {withDistricts && (
        <WardSearch
          search={source.searchWards}
          wardId={ward_id}
          onChoose={(ward) => {
            setFound(ward);
            const { province_id: province, district_id: district, ward_id: id } = ward;
            change({ province_id: province, district_id: district, ward_id: id }, "ward_id");
          }}
        />
      )}
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
        known={known && { ward_id: known.ward_id, name: known.ward_name, since_2025: known.since_2025 }}
        province={provinceName(provinces, province_id) ?? known?.province_name}
        first={t(withDistricts ? "address.form.district_first" : "address.form.province_first")}
        onChange={(place) => change({ ...chosen, ward_id: place.ward_id }, "ward_id")}
      />
    </>
  );
}

const provinceName = (list: Loaded<readonly Place<"province_id">[]>, id: number | null) =>
  list.state === "ready" ? list.value.find(({ province_id }) => province_id === id)?.name : undefined;

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
  /** Name of a ward's province, which is not repeated in what the ward is called today. */
  province?: string | undefined;
  onChange: (place: Place<Name>) => void;
}

function PlaceField<Name extends PlaceName>(props: PlaceFieldProps<Name>) {
  const { control, name, label, list, known, first, hint, province = "", onChange } = props;
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
  const choices = places.length === 0 && known && keyOf(known) === key ? [known] : places;
  const since = (place: Place<Name> | undefined) => {
    const today = place && todaysPlace(place.since_2025 ?? null, [place.name, province]);
    return today ? t("address.since", { place: today }) : undefined;
  };
  const below = hint ?? since(choices.find((place) => keyOf(place) === key));
  return (
    <Combobox
      ref={ref}
      label={label}
      hint={list.state === "failed" ? <PlacesFailed onRetry={list.onRetry} /> : below}
      error={fieldText(fieldState.error?.message)}
      choices={choices}
      keyOf={keyOf}
      nameOf={(place) => place.name}
      wordsOf={(place) => wardWords(place.name, place.since_2025 ?? null)}
      show={(place) => (
        <>
          {place.name}
          {since(place) && (
            <>
              {" "}
              <small>{since(place)}</small>
            </>
          )}
        </>
      )}
      value={key}
      onChange={onChange}
      onBlur={onBlur}
      autoComplete={AUTOCOMPLETE[name]}
      disabled={list.state === "waiting"}
      placeholder={placeholders[list.state]}
    />
  );
}
