import type { FoundWard } from "@sen/api";
import { todaysPlace, wardWords } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useEffect, useState } from "react";
import { Combobox, useLoadedFor } from "../../forms/index.ts";
import { PlacesFailed } from "./PlacesFailed.tsx";
import type { PlaceSource } from "./use-places.ts";

/** Debounce before wards are searched, in ms. */
const REST_MS = 200;
/** Fewer letters would match thousands of wards. */
const FEWEST_LETTERS = 2;

const NONE: readonly FoundWard[] = [];
const namesOf = ({ ward_name, district_name, province_name }: FoundWard) => [
  ward_name,
  district_name,
  province_name,
];

interface WardSearchProps {
  search: PlaceSource["searchWards"];
  wardId: number | null;
  onChoose: (ward: FoundWard) => void;
}

/** Finds a ward by its former name or what it is called since July 2025, so that nobody has to know its former district. */
export function WardSearch({ search, wardId, onChoose }: WardSearchProps) {
  const { t } = useTranslation("account");
  const [query, setQuery] = useState("");
  const typed = query.trim();
  const [keyword, setKeyword] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setKeyword(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const loaded = useLoadedFor(keyword.length < FEWEST_LETTERS ? null : keyword, search);
  const [found, setFound] = useState(NONE);
  // Those found before remain until the next response, and with the chosen one after it.
  if (loaded.state === "ready" && loaded.value !== found) setFound(loaded.value);
  const told = {
    waiting: "",
    loading: t("address.form.finding"),
    failed: "",
    ready: t("address.form.find_none"),
  }[typed === keyword ? loaded.state : "loading"];
  return (
    <Combobox
      label={t("address.form.find")}
      hint={
        loaded.state === "failed" ? <PlacesFailed onRetry={loaded.onRetry} /> : t("address.form.find_hint")
      }
      choices={found}
      keyOf={({ ward_id }) => String(ward_id)}
      nameOf={(ward) => namesOf(ward).join(", ")}
      wordsOf={(ward) => wardWords(...namesOf(ward), ward.since_2025)}
      show={(ward) => <FoundName {...ward} />}
      value={String(wardId ?? "")}
      onChange={onChoose}
      onQuery={setQuery}
      empty={typed.length < FEWEST_LETTERS ? "" : told}
      required={false}
      placeholder={t("address.form.find_example")}
    />
  );
}

function FoundName({ ward_name, district_name, province_name, since_2025 }: FoundWard) {
  const { t } = useTranslation("account");
  const place = todaysPlace(since_2025, [ward_name, province_name]);
  return (
    <>
      <strong>{ward_name}</strong>{" "}
      <small>
        {district_name}, {province_name}
      </small>{" "}
      {place && <small>{t("address.since", { place })}</small>}
    </>
  );
}
