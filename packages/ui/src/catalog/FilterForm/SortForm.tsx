import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button, Select } from "../../primitives/index.ts";
import type { Narrowing } from "../narrowing.ts";
import { FilterForm } from "./FilterForm.tsx";

export interface SortFormProps<Filters, Sort extends string> extends Narrowing<Filters> {
  /** The orders to choose from. Best match is offered only where there is a keyword to match. */
  sorts: readonly Sort[];
  /** What best match is without a keyword. */
  otherwise: Sort;
  /** How an order is called. */
  labelOf: (sort: Sort) => string;
  /** What the choice is called, and the button without JavaScript. */
  labels: { choice: string; apply: string };
  /** The same list in another order. */
  withSort: (sort: Sort | "relevance") => Filters;
}

/** In what order a list stands. A choice goes there at once; without JavaScript a button does. */
export function SortForm<Filters extends { keyword: string; sort_by: string }, Sort extends string>(
  props: SortFormProps<Filters, Sort>,
) {
  const { filters, otherwise, labelOf, labels, withSort, hrefOf, onNavigate } = props;
  const sorts = props.sorts.filter((sort) => sort !== "relevance" || filters.keyword !== "");
  const current = sorts.find((sort) => sort === filters.sort_by) ?? otherwise;
  return (
    <Root key={current}>
      <FilterForm
        {...{ hrefOf, onNavigate }}
        base={withSort("relevance")}
        read={(fields) => withSort(sorts.find((sort) => sort === fields.get("sort_by")) ?? current)}
      >
        <Select
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
