import type { BlogFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Search } from "lucide-react";
import { FilterForm } from "../../catalog/FilterForm/index.ts";
import { IconButton, TextField } from "../../primitives/index.ts";
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
        <TextField
          type="search"
          name="keyword"
          label={t("search.label")}
          hideLabel
          placeholder={t("search.placeholder")}
          defaultValue={filters.keyword}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          end={
            <IconButton type="submit" label={t("search.submit")} icon={<Search aria-hidden size={20} />} />
          }
        />
      </FilterForm>
    </search>
  );
}
