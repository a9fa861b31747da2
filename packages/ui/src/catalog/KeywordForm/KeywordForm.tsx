import { tidyText } from "@sen/domain";
import { SearchField, type SearchFieldProps } from "../../forms/SearchField/SearchField.tsx";
import type { Narrowing } from "../narrowing.ts";
import { FilterForm } from "../FilterForm/FilterForm.tsx";

export interface KeywordFormProps<Filters>
  extends Narrowing<Filters>, Pick<SearchFieldProps, "label" | "placeholder" | "submitLabel"> {
  /** Returns the filters with this keyword and without a page. */
  withKeyword: (keyword: string) => Filters;
}

/** Searches within a list and keeps its other filters. Works without JavaScript. */
export function KeywordForm<Filters extends { keyword: string }>(props: KeywordFormProps<Filters>) {
  const { filters, hrefOf, onNavigate, withKeyword, ...field } = props;
  return (
    <FilterForm
      base={withKeyword("")}
      hrefOf={hrefOf}
      read={(fields) => withKeyword(tidyText(String(fields.get("keyword") ?? "")))}
      onNavigate={onNavigate}
    >
      <SearchField {...field} defaultValue={filters.keyword} />
    </FilterForm>
  );
}
