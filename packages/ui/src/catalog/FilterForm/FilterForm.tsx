import type { ReactNode } from "react";

export interface FilterFormProps<Filters> {
  /** The filters without those that the fields inside set. */
  base: Filters;
  /** URL of the list with other filters. */
  hrefOf: (filters: Filters) => string;
  /** Returns the filters from the form's fields. */
  read: (fields: FormData) => Filters;
  /** Navigates without a page load. Without it, or without JavaScript, the browser navigates. */
  onNavigate?: ((href: string) => unknown) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form that navigates to a filtered list; every other filter is submitted as a hidden field. */
export function FilterForm<Filters>(props: FilterFormProps<Filters>) {
  const { base, hrefOf, read, onNavigate, children } = props;
  const [path, query = ""] = hrefOf(base).split("?");
  return (
    <form
      method="get"
      action={path}
      noValidate
      onSubmit={(event) => {
        if (onNavigate === undefined) return;
        event.preventDefault();
        onNavigate(hrefOf(read(new FormData(event.currentTarget))));
      }}
    >
      {[...new URLSearchParams(query)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
