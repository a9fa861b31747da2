import type { BlogFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { SearchField } from "../../forms/SearchField/SearchField.tsx";
import { FilterForm } from "../../catalog/FilterForm/FilterForm.tsx";
import type { BlogNarrowing } from "./blog-narrowing.ts";

/** Finds articles by words; what else narrows the list stays. Works without JavaScript. */
export function BlogSearch({ filters, hrefOf, onNavigate }: BlogNarrowing) {
  const { t } = useTranslation("blog");
  const search = (keyword: string): BlogFilters => ({ ...filters, page: 1, keyword });
  return (
    <search>
      <FilterForm
        base={search("")}
        hrefOf={hrefOf}
        onChange={(fields) => {
          const keyword = fields.get("keyword");
          onNavigate(hrefOf(search(typeof keyword === "string" ? keyword.trim() : "")));
        }}
      >
        <SearchField
          label={t("search.label")}
          placeholder={t("search.placeholder")}
          defaultValue={filters.keyword}
          submitLabel={t("search.submit")}
        />
      </FilterForm>
    </search>
  );
}
