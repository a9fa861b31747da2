import { changeFilters, parseListingFilters, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Button, TextField } from "../../primitives/index.ts";
import { FilterForm } from "../FilterForm/FilterForm.tsx";

export interface PriceRangeProps {
  /** What the address asks for. */
  filters: ListingFilters;
  /** The address of the same list with other filters. */
  hrefOf: (filters: ListingFilters) => string;
  /** Goes to an address without a new page. Without it the browser does. */
  onNavigate?: ((href: string) => void) | undefined;
}

/** A price range of one's own, in dong. What makes no sense is corrected, as in an address. */
export function PriceRange({ filters, hrefOf, onNavigate }: PriceRangeProps) {
  const { t } = useTranslation("catalog");
  const { price_min, price_max } = filters;
  const go = (navigate: (href: string) => void) => (fields: FormData) => {
    const typed = (name: string) => String(fields.get(name) ?? "");
    // One at a time: as they were typed, so that whoever reads the address can say that they were the wrong way round.
    const { price_min } = parseListingFilters(new URLSearchParams({ price_min: typed("price_min") }));
    const { price_max } = parseListingFilters(new URLSearchParams({ price_max: typed("price_max") }));
    navigate(hrefOf(changeFilters(filters, { price_min, price_max })));
  };
  return (
    <FilterForm
      key={`${price_min ?? ""}-${price_max ?? ""}`}
      base={changeFilters(filters, { price_min: null, price_max: null })}
      hrefOf={hrefOf}
      onChange={onNavigate && go(onNavigate)}
    >
      <div data-range>
        <TextField
          label={t("facet.price_min")}
          name="price_min"
          digitsOnly
          maxLength={11}
          autoComplete="off"
          defaultValue={price_min ?? ""}
        />
        <TextField
          label={t("facet.price_max")}
          name="price_max"
          digitsOnly
          maxLength={11}
          autoComplete="off"
          defaultValue={price_max ?? ""}
        />
      </div>
      <Button type="submit" tone="secondary" size="small" wide>
        {t("facet.apply_price")}
      </Button>
    </FilterForm>
  );
}
