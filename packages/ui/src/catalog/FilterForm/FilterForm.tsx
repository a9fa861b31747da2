import type { ReactNode } from "react";

export interface FilterFormProps<Filters> {
  /** What the list is narrowed to, without what the fields inside send. */
  base: Filters;
  /** The address of the same list with other filters. */
  hrefOf: (filters: Filters) => string;
  /** What the fields inside ask for. */
  read: (fields: FormData) => Filters;
  /** Goes to an address; without it, or without JavaScript, the browser itself does. */
  onNavigate?: ((href: string) => unknown) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form whose answer is an address: every other filter travels along as a hidden field. */
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
