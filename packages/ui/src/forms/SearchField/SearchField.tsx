import { Search } from "lucide-react";
import { IconButton, TextField, type TextFieldProps } from "../../primitives/index.ts";

export interface SearchFieldProps extends Omit<TextFieldProps, "type" | "hideLabel" | "end"> {
  /** What its button does, read aloud. */
  submitLabel: string;
  /** What can be looked for, inside the box while it is empty. */
  placeholder?: string | undefined;
}

/** What is searched for, with the button that searches. The form around it sends it as `keyword`. */
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
