import { onlyDigits, withoutLetters } from "@sen/domain";
import type { ChangeEvent, InputHTMLAttributes, ReactNode, Ref } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";

export interface TextFieldProps extends FieldTexts, InputHTMLAttributes<HTMLInputElement> {
  /** Accepts only digits, typed or pasted (phone, identity and account numbers). Spec §5. */
  digitsOnly?: boolean;
  /** Accepts no letters, typed or pasted: for formatted phone numbers and tax codes. */
  noLetters?: boolean;
  /** Content at the end of the box: a unit, or a button such as "show password". */
  end?: ReactNode;
  /** Ref to the `<input>`. */
  ref?: Ref<HTMLInputElement>;
}

/** A single-line text field. Accepts the result of react-hook-form's `register`. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  id,
  digitsOnly = false,
  noLetters = false,
  end,
  onChange,
  ...input
}: TextFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const { value } = event.target;
    const kept = digitsOnly ? onlyDigits(value) : noLetters ? withoutLetters(value) : value;
    if (kept !== value) event.target.value = kept;
    onChange?.(event);
  }
  return (
    <Field {...{ label, hideLabel, hint, error, id }}>
      {(control) => (
        <Box data-end={end !== undefined || undefined}>
          <input inputMode={digitsOnly ? "numeric" : undefined} {...input} {...control} onChange={change} />
          {end !== undefined && <span>{end}</span>}
        </Box>
      )}
    </Field>
  );
}

const Box = styled.div`
  position: relative;

  &[data-end] > input {
    padding-right: ${space[12]};
  }
  > span {
    position: absolute;
    inset: 0 2px 0 auto;
    ${mixins.centered}
    min-width: 44px;
    color: ${color.inkMuted};
  }
`;
