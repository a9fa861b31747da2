import { KEYWORD_MAX_LENGTH } from "@sen/domain";
import { Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { IconButton, TextField, type TextFieldProps } from "../../primitives/index.ts";

export interface SearchFieldProps extends Omit<TextFieldProps, "type" | "hideLabel" | "end"> {
  /** Accessible name of the search button. */
  submitLabel: string;
  /** Placeholder: what can be searched for. */
  placeholder?: string | undefined;
}

/**
 * A search box with a submit button. The surrounding form submits it as `keyword`. Its text follows the `defaultValue`, and keeps the focus
 * meanwhile.
 */
export function SearchField({ submitLabel, ...field }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const { defaultValue } = field;
  const shown = useRef(defaultValue);
  useEffect(() => {
    // Not at first: something may have been typed before hydration.
    if (!input.current || shown.current === defaultValue) return;
    shown.current = defaultValue;
    input.current.value = String(defaultValue ?? "");
    // The on-screen keyboard would cover the results.
    if (matchMedia("(pointer: coarse)").matches) input.current.blur();
  }, [defaultValue]);
  return (
    <TextField
      ref={input}
      name="keyword"
      maxLength={KEYWORD_MAX_LENGTH}
      autoComplete="off"
      enterKeyHint="search"
      {...field}
      type="search"
      hideLabel
      end={<IconButton type="submit" label={submitLabel} icon={<Search aria-hidden size={20} />} />}
    />
  );
}
