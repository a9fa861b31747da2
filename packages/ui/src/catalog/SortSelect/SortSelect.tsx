import { changeFilters, PRODUCT_SORTS, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { space } from "../../foundations/index.ts";
import { Button, Select } from "../../primitives/index.ts";
import { FilterForm } from "../Facets/FilterForm.tsx";

export interface SortSelectProps {
  /** What the address asks for. */
  filters: ListingFilters;
  /** The address of the same list with other filters. */
  hrefOf: (filters: ListingFilters) => string;
  /** Goes to an address without loading the page anew. */
  onNavigate?: (href: string) => void;
}

/** In what order the list stands. Best match is offered only where there is a keyword to match. */
export function SortSelect({ filters, hrefOf, onNavigate }: SortSelectProps) {
  const { t } = useTranslation("catalog");
  const sorts = PRODUCT_SORTS.filter((sort) => sort !== "relevance" || filters.keyword !== "");
  // Without a keyword the best match is what sells best.
  const current = sorts.find((sort) => sort === filters.sort_by) ?? "popular";
  const go = (navigate: (href: string) => void) => (fields: FormData) => {
    const sort_by = sorts.find((sort) => sort === fields.get("sort_by")) ?? current;
    navigate(hrefOf(changeFilters(filters, { sort_by })));
  };
  return (
    <Root key={current}>
      <FilterForm
        base={changeFilters(filters, { sort_by: "relevance" })}
        hrefOf={hrefOf}
        onChange={onNavigate && go(onNavigate)}
      >
        <Select
          label={t("sort.label")}
          hideLabel
          name="sort_by"
          defaultValue={current}
          options={sorts.map((sort) => ({ value: sort, label: t(`sort.${sort}`) }))}
          onChange={(event) => {
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <noscript>
          <Button type="submit" tone="secondary" size="small">
            {t("sort.apply")}
          </Button>
        </noscript>
      </FilterForm>
    </Root>
  );
}

const Root = styled.div`
  > form {
    display: flex;
    gap: ${space[2]};
  }
  > form > div {
    flex: 1;
  }
`;
