import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button, Select } from "../../primitives/index.ts";
import { FilterForm, type FilterFormProps } from "./FilterForm.tsx";

export interface SortFormProps<Filters, Sort extends string> extends Pick<
  FilterFormProps<Filters>,
  "base" | "hrefOf" | "onNavigate"
> {
  /** The orders to choose from. */
  sorts: readonly Sort[];
  /** The one that is on. */
  current: Sort;
  /** How an order is called. */
  labelOf: (sort: Sort) => string;
  /** What the choice is called, and the button without JavaScript. */
  labels: { choice: string; apply: string };
  /** The same list in another order. */
  withSort: (sort: Sort) => Filters;
}

/** In what order a list stands. A choice goes there at once; without JavaScript a button does. */
export function SortForm<Filters, Sort extends string>(props: SortFormProps<Filters, Sort>) {
  const { sorts, current, labelOf, labels, withSort, ...form } = props;
  return (
    <Root key={current}>
      <FilterForm
        {...form}
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
