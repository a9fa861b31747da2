import { ChevronDown } from "lucide-react";
import type { Ref, SelectHTMLAttributes } from "react";
import { styled } from "styled-components";
import { color, space } from "../../foundations/index.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";

export interface SelectOption {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export interface SelectProps extends FieldTexts, SelectHTMLAttributes<HTMLSelectElement> {
  /** Options in display order. */
  options: readonly SelectOption[];
  /** First option, with an empty value: "Chọn tỉnh, thành phố". */
  placeholder?: string;
  /** Ref to the `<select>`. */
  ref?: Ref<HTMLSelectElement>;
}

/** A dropdown list. Native `<select>`, so that phones open their own picker. */
export function Select({ label, hideLabel, hint, error, id, options, placeholder, ...select }: SelectProps) {
  return (
    <Field {...{ label, hideLabel, hint, error, id }}>
      {(control) => (
        <Box>
          <select {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden size={20} />
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  > select {
    appearance: none;
    padding-right: ${space[10]};
    text-overflow: ellipsis;
    cursor: pointer;
  }
  > svg {
    position: absolute;
    right: ${space[3]};
    top: 50%;
    translate: 0 -50%;
    color: ${color.inkMuted};
    pointer-events: none;
  }
`;
