import { Search } from "lucide-react";
import { IconButton, TextField, type TextFieldProps } from "../../primitives/index.ts";

export interface SearchFieldProps extends Omit<TextFieldProps, "type" | "hideLabel" | "end"> {
  /** Accessible name of the search button. */
  submitLabel: string;
  /** Placeholder: what can be searched for. */
  placeholder?: string | undefined;
}

/** A search box with a submit button. The surrounding form submits it as `keyword`. */
export function SearchField({ submitLabel, ...field }: SearchFieldProps) {
  return (
    <TextField
      name="keyword"
      maxLength={200}
      autoComplete="off"
      enterKeyHint="search"
      {...field}
      type="search"
      hideLabel
      end={<IconButton type="submit" label={submitLabel} icon={<Search aria-hidden size={20} />} />}
    />
  );
}
