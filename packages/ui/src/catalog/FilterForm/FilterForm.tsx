import type { ReactNode } from "react";

export interface FilterFormProps<Filters> {
  /** What the list is narrowed to, without what the fields inside send. */
  base: Filters;
  /** The address of the same list with other filters. */
  hrefOf: (filters: Filters) => string;
  /** Reads the fields and goes there; without it, or without JavaScript, the browser itself does. */
  onChange?: ((fields: FormData) => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form whose answer is an address: every other filter travels along as a hidden field. */
export function FilterForm<Filters>({ base, hrefOf, onChange, children }: FilterFormProps<Filters>) {
  const [path, query = ""] = hrefOf(base).split("?");
  return (
    <form
      method="get"
      action={path}
      noValidate
      onSubmit={(event) => {
        if (onChange === undefined) return;
        event.preventDefault();
        onChange(new FormData(event.currentTarget));
      }}
    >
      {[...new URLSearchParams(query)].map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
