import type { Address, PlaceDataset } from "@sen/api";
import { withDistrict, withProvince, type AddressFormData, type AddressFormValues } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useEffect, useEffectEvent } from "react";
import { useController, type UseFormReturn } from "react-hook-form";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { useErrorTexts } from "../../forms/index.ts";
import { Button, Select, type SelectOption } from "../../primitives/index.ts";
import { usePlaces, type PlaceList, type PlaceSource } from "./use-places.ts";

type PlaceName = "province_id" | "district_id" | "ward_id";

interface PlaceFieldsProps {
  form: UseFormReturn<AddressFormValues, unknown, AddressFormData>;
  source: PlaceSource;
  /** The data set of today; null until it is known. */
  dataset: PlaceDataset | null;
  /** The address being edited: its places have their names before the lists are loaded. */
  address: Address | undefined;
  /** The data set that the places of the form were saved with: those of another are chosen anew. */
  savedWith: Pick<Address, "place_dataset" | "place_dataset_version"> | undefined;
}

/**
 * Province, district and ward: another province clears the two below it, another district the ward. Spec §5. In a data
 * set without districts, province and ward.
 */
export function PlaceFields({ form, source, dataset, address, savedWith }: PlaceFieldsProps) {
  const { t } = useTranslation("account");
  const { fieldText } = useErrorTexts();
  const { control } = form;
  const province = useController({ control, name: "province_id" });
  const district = useController({ control, name: "district_id" });
  const ward = useController({ control, name: "ward_id" });
  const chosen = {
    province_id: province.field.value,
    district_id: district.field.value,
    ward_id: ward.field.value,
  };
  const { provinces, districts, wards } = usePlaces(
    source,
    dataset?.levels ?? 3,
    chosen.province_id,
    chosen.district_id,
  );
  const withDistricts = dataset?.levels !== 2;
  const outdated =
    dataset !== null &&
    savedWith !== undefined &&
    (savedWith.place_dataset !== dataset.name || savedWith.place_dataset_version !== dataset.version);
  const empty = useEffectEvent(() => {
    for (const name of ["province_id", "district_id", "ward_id"] as const) {
      form.setValue(name, null);
    }
  });
  useEffect(() => {
    if (outdated) empty();
  }, [outdated]);
  const known = outdated ? undefined : address;

  /** Fields below the changed one are emptied silently, or marked as missing when the form was sent before. */
  function change(next: typeof chosen, changed: PlaceName) {
    for (const name of ["province_id", "district_id", "ward_id"] as const) {
      if (next[name] === chosen[name]) continue;
      form.setValue(name, next[name], {
        shouldDirty: true,
        shouldTouch: name === changed,
        shouldValidate: name === changed || form.formState.isSubmitted,
      });
      if (name !== changed && !form.formState.isSubmitted) form.clearErrors(name);
    }
  }

  const common = ({ field, fieldState }: typeof province | typeof district | typeof ward) => ({
    name: field.name,
    ref: field.ref,
    onBlur: field.onBlur,
    value: field.value ?? "",
    error: fieldText(fieldState.error?.message),
  });
  const placeholder = (list: PlaceList<unknown>, choose: string, first: string) =>
    list.state === "waiting" ? first : list.state === "loading" ? t("address.form.loading_places") : choose;

  return (
    <Root>
      <Select
        {...common(province)}
        label={t("address.form.province")}
        placeholder={placeholder(provinces, t("address.form.choose_province"), "")}
        options={optionsOf(
          provinces.places.map((place) => ({ value: place.province_id, label: place.name })),
          chosen.province_id,
          known && { value: known.province_id, label: known.province_name },
        )}
        hint={retryOf(provinces) ?? (outdated ? t("address.form.places_changed") : undefined)}
        autoComplete="address-level1"
        onChange={(event) => change(withProvince(chosen, idOf(event.target.value)), "province_id")}
      />
      {withDistricts && (
        <Select
          {...common(district)}
          label={t("address.form.district")}
          disabled={districts.state === "waiting"}
          placeholder={placeholder(
            districts,
            t("address.form.choose_district"),
            t("address.form.province_first"),
          )}
          options={optionsOf(
            districts.places.map((place) => ({ value: place.district_id, label: place.name })),
            chosen.district_id,
            known?.district_id && { value: known.district_id, label: known.district_name ?? "" },
          )}
          hint={retryOf(districts)}
          autoComplete="address-level2"
          onChange={(event) => change(withDistrict(chosen, idOf(event.target.value)), "district_id")}
        />
      )}
      <Select
        {...common(ward)}
        label={t("address.form.ward")}
        disabled={wards.state === "waiting"}
        placeholder={placeholder(
          wards,
          t("address.form.choose_ward"),
          t(withDistricts ? "address.form.district_first" : "address.form.province_first"),
        )}
        options={optionsOf(
          wards.places.map((place) => ({ value: place.ward_id, label: place.name })),
          chosen.ward_id,
          known && { value: known.ward_id, label: known.ward_name },
        )}
        hint={retryOf(wards)}
        autoComplete="address-level3"
        onChange={(event) => change({ ...chosen, ward_id: idOf(event.target.value) }, "ward_id")}
      />
    </Root>
  );
}

const idOf = (value: string) => (value === "" ? null : Number(value));

/** The list, and before it is loaded the one place that is chosen and whose name is known. */
function optionsOf(
  list: SelectOption[],
  chosen: number | null,
  known: SelectOption | 0 | null | undefined,
): SelectOption[] {
  return list.length === 0 && known && known.value === chosen ? [known] : list;
}

function Retry({ again }: { again: () => void }) {
  const { t } = useTranslation("account");
  return (
    <span role="alert">
      {t("address.form.places_failed")}{" "}
      <Button tone="quiet" size="small" onClick={again}>
        {t("address.retry")}
      </Button>
    </span>
  );
}

const retryOf = (list: PlaceList<unknown>) =>
  list.state === "failed" ? <Retry again={list.retry} /> : undefined;

const Root = styled.div`
  ${mixins.grid(4)}
`;
