import { BLOG_SORTS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { FilterForm } from "../../catalog/Facets/FilterForm.tsx";
import { Button, Select } from "../../primitives/index.ts";
import type { BlogListScreenProps } from "./BlogListScreen.tsx";

type BlogSortProps = Pick<BlogListScreenProps, "filters" | "hrefOf" | "onNavigate">;

/** In what order the list stands. Best match is offered only where there is a keyword to match. */
export function BlogSort({ filters, hrefOf, onNavigate }: BlogSortProps) {
  const { t } = useTranslation("blog");
  const sorts = BLOG_SORTS.filter((sort) => sort !== "relevance" || filters.keyword !== "");
  // Without a keyword the best match is the newest.
  const current = sorts.find((sort) => sort === filters.sort_by) ?? "newest";
  return (
    <FilterForm
      key={current}
      base={{ ...filters, page: 1, sort_by: "relevance" as const }}
      hrefOf={hrefOf}
      onChange={(fields) => {
        const sort_by = sorts.find((sort) => sort === fields.get("sort_by")) ?? current;
        onNavigate(hrefOf({ ...filters, page: 1, sort_by }));
      }}
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
  );
}
