import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Button, Select } from "../../primitives/index.ts";
import { FilterForm, type FilterFormProps } from "./FilterForm.tsx";

export interface SortFormProps<Filters, Sort extends string> extends Pick<
  FilterFormProps<Filters>,
  "base" | "hrefOf"
> {
  /** The orders to choose from. */
  sorts: readonly Sort[];
  /** The one that is on. */
  current: Sort;
  /** How an order is called. */
  labelOf: (sort: Sort) => string;
  /** What the choice is called, and the button without JavaScript. */
  labels: { choice: string; apply: string };
  /** Goes to the same list in another order; without it the browser itself does. */
  onSort?: ((sort: Sort) => void) | undefined;
}

/** In what order a list stands. A choice goes there at once; without JavaScript a button does. */
export function SortForm<Filters, Sort extends string>(props: SortFormProps<Filters, Sort>) {
  const { base, hrefOf, sorts, current, labelOf, labels, onSort } = props;
  return (
    <Root key={current}>
      <FilterForm
        base={base}
        hrefOf={hrefOf}
        onChange={
          onSort && ((fields) => onSort(sorts.find((sort) => sort === fields.get("sort_by")) ?? current))
        }
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
