import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button, Select } from "../../primitives/index.ts";
import type { Narrowing } from "../narrowing.ts";
import { FilterForm } from "./FilterForm.tsx";

export interface SortFormProps<Filters, Sort extends string> extends Narrowing<Filters> {
  /** The sort orders. Best match is offered only with a keyword. */
  sorts: readonly Sort[];
  /** The order that applies without a keyword instead of best match. */
  otherwise: Sort;
  /** Label of a sort order. */
  labelOf: (sort: Sort) => string;
  /** Label of the select, and of the button without JavaScript. */
  labels: { choice: string; apply: string };
  /** Returns the filters with another sort order. */
  withSort: (sort: Sort | "relevance") => Filters;
}

/** Chooses the sort order of a list. A choice navigates at once; without JavaScript there is a button. */
export function SortForm<Filters extends { keyword: string; sort_by: string }, Sort extends string>(
  props: SortFormProps<Filters, Sort>,
) {
  const { filters, otherwise, labelOf, labels, withSort, hrefOf, onNavigate } = props;
  const sorts = props.sorts.filter((sort) => sort !== "relevance" || filters.keyword !== "");
  const current = sorts.find((sort) => sort === filters.sort_by) ?? otherwise;
  const select = useRef<HTMLSelectElement>(null);
  const shown = useRef(current);
  useEffect(() => {
    // Not on mount, because a choice made before hydration is replayed. A new select would lose the focus.
    if (select.current && shown.current !== current) select.current.value = current;
    shown.current = current;
  }, [current]);
  return (
    <Root>
      <FilterForm
        {...{ hrefOf, onNavigate }}
        base={withSort("relevance")}
        read={(fields) => withSort(sorts.find((sort) => sort === fields.get("sort_by")) ?? current)}
      >
        <Select
          ref={select}
          label={labels.choice}
          hideLabel
          name="sort_by"
          defaultValue={current}
          options={sorts.map((sort) => ({ value: sort, label: labelOf(sort) }))}
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        />
        <noscript>
          <Button type="submit" tone="secondary" size="small">
            {labels.apply}
          </Button>
        </noscript>
      </FilterForm>
    </Root>
  );
}

const Root = styled.div`
  > form {
    ${mixins.flex(2)}
  }
  > form > div {
    flex: 1;
  }
`;
