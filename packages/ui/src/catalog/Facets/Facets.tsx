import type { Facets as FacetCounts } from "@sen/api";
import { changeFilters, parseListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Check } from "lucide-react";
import { useState } from "react";
import { Button, Link, TextField } from "../../primitives/index.ts";
import { useIsHydrating } from "../../primitives/use-is-hydrating.ts";
import type { Narrowing } from "../narrowing.ts";
import { useProductCount } from "../use-product-count.ts";
import { FilterForm } from "../FilterForm/FilterForm.tsx";
import { Root } from "./Facets.styles.ts";
import { type FacetChoice, type FacetName, useFacetGroups } from "./facet-choices.ts";

export interface FacetsProps extends Narrowing {
  /** The choices with their counts. */
  facets: FacetCounts;
  /** Facets to leave out, such as malls on a mall's page. */
  without?: readonly FacetName[];
}

const SHOWN = 6;

/** The filters of a list. Works without JavaScript: choices are links, the price range is a form. */
export function Facets({ facets, filters, hrefOf, onNavigate, without = [] }: FacetsProps) {
  const { t } = useTranslation("catalog");
  const groups = useFacetGroups(facets, filters).filter(
    ({ name, choices }) => !without.includes(name) && (choices.length > 0 || name === "price"),
  );
  return (
    <Root aria-label={t("facet.title")}>
      {groups.map(({ name, title, choices }) => {
        const rest = choices.slice(SHOWN);
        return (
          <div key={name} role="group" aria-label={title} data-group={name}>
            <p>{title}</p>
            <Choices choices={choices.slice(0, SHOWN)} hrefOf={hrefOf} />
            {rest.length > 0 && <MoreChoices choices={rest} hrefOf={hrefOf} />}
            {name === "price" && <PriceRange {...{ filters, hrefOf, onNavigate }} />}
          </div>
        );
      })}
    </Root>
  );
}

/** The choices behind "12 more". There can be hundreds, so those missing in the server's HTML are rendered when opened. */
function MoreChoices({ choices, hrefOf }: ChoicesProps) {
  const { t } = useTranslation("catalog");
  const inHtml = useIsHydrating();
  const isChosen = choices.some(({ chosen }) => chosen);
  const [asked, setAsked] = useState(inHtml);
  const [hadChosen, setHadChosen] = useState(isChosen);
  // Stays open when its last choice is removed: closing would hide the link that has the focus.
  if (isChosen && !hadChosen) setHadChosen(true);
  return (
    <details open={hadChosen}>
      <summary onClick={() => setAsked(true)}>{t("facet.more", { count: choices.length })}</summary>
      {(asked || hadChosen) && <Choices choices={choices} hrefOf={hrefOf} />}
    </details>
  );
}

interface ChoicesProps extends Pick<Narrowing, "hrefOf"> {
  choices: readonly FacetChoice[];
}

function Choices({ choices, hrefOf }: ChoicesProps) {
  const productCount = useProductCount();
  return (
    <ul>
      {choices.map(({ key, label, count, chosen, level, next }) => (
        <li key={key} data-level={level}>
          <Link href={hrefOf(next)} aria-current={chosen ? "true" : undefined} keepScroll rel="nofollow">
            <i>{chosen && <Check aria-hidden size={14} strokeWidth={3} />}</i>
            <span>{label}</span> <small>{productCount(count)}</small>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A custom price range, in dong. Invalid values are corrected as in a URL. */
function PriceRange({ filters, hrefOf, onNavigate }: Narrowing) {
  const { t } = useTranslation("catalog");
  const { price_min, price_max } = filters;
  const read = (fields: FormData) => {
    const typed = (name: string) => String(fields.get(name) ?? "");
    // Parse separately: parsed together, swapped prices would be corrected before the list could report it.
    const { price_min } = parseListingFilters(new URLSearchParams({ price_min: typed("price_min") }));
    const { price_max } = parseListingFilters(new URLSearchParams({ price_max: typed("price_max") }));
    return changeFilters(filters, { price_min, price_max });
  };
  return (
    <FilterForm
      base={changeFilters(filters, { price_min: null, price_max: null })}
      hrefOf={hrefOf}
      read={read}
      onNavigate={onNavigate}
    >
      <div key={`${price_min ?? ""}-${price_max ?? ""}`} data-range>
        {(["price_min", "price_max"] as const).map((name) => (
          <TextField
            key={name}
            label={t(`facet.${name}`)}
            name={name}
            digitsOnly
            maxLength={11}
            autoComplete="off"
            defaultValue={filters[name] ?? ""}
          />
        ))}
      </div>
      <Button type="submit" tone="secondary" size="small" wide>
        {t("facet.apply_price")}
      </Button>
    </FilterForm>
  );
}
