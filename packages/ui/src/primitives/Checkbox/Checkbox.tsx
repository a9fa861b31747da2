import { useEffect, useRef, type InputHTMLAttributes, type ReactNode, type Ref } from "react";
import { styled } from "styled-components";
import { color, mixins, motion, radius, space } from "../../foundations/index.ts";
import { mergedRef } from "../merged-ref.ts";

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "type" | "size"> {
  /** What the customer agrees to or chooses. */
  label: ReactNode;
  /** Hides the label visually but keeps it for screen readers, as in a cart line. */
  hideLabel?: boolean;
  /** Some, but not all, of the checkboxes it represents are checked. */
  indeterminate?: boolean;
  /** Error message. */
  error?: string | undefined;
  /** Ref to the `<input>`. */
  ref?: Ref<HTMLInputElement>;
}

/** A checkbox. The whole row is clickable. */
export function Checkbox({ label, hideLabel, indeterminate = false, error, ref, ...input }: CheckboxProps) {
  const box = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Root data-disabled={input.disabled || undefined}>
      <input {...input} type="checkbox" aria-invalid={error ? true : undefined} ref={mergedRef(box, ref)} />
      <span data-visually-hidden={hideLabel || undefined}>
        {label}
        {error && <small>{error}</small>}
      </span>
    </Root>
  );
}

const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='black' stroke-width='2.4' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='M3.5 8.5l3 3 6-7'/%3E%3C/svg%3E\")";
const dash =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' stroke='black' stroke-width='2.4' stroke-linecap='round'%3E%3Cpath d='M4 8h8'/%3E%3C/svg%3E\")";

const Root = styled.label`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space[3]};
  min-width: 44px;
  min-height: 44px;
  padding-block: 10px;
  cursor: pointer;

  &[data-disabled] {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }
  > input {
    appearance: none;
    flex: none;
    ${mixins.centered}
    ${mixins.square("24px")}
    margin: 0;
    border: 1.5px solid ${color.lineStrong};
    border-radius: ${radius.small};
    background: ${color.surfaceRaised};
    cursor: inherit;
    transition:
      background ${motion.quick},
      border-color ${motion.quick};
  }
  > input::before {
    content: "";
    ${mixins.square("18px")}
    background: ${color.brandInk};
    mask: ${tick} center / contain no-repeat;
    opacity: 0;
  }
  > input:is(:checked, :indeterminate) {
    background: ${color.brand};
    border-color: ${color.brand};
  }
  > input:is(:checked, :indeterminate)::before {
    opacity: 1;
  }
  > input:indeterminate::before {
    mask-image: ${dash};
  }
  > input:disabled {
    background: ${color.surfaceSunken};
    border-color: ${color.line};
  }
  > input:disabled::before {
    background: ${color.inkMuted};
  }
  > input[aria-invalid] {
    border-color: ${color.danger};
  }
  > span > small {
    display: block;
    ${mixins.textStyle("small", { color: "danger" })}
  }
  @media (forced-colors: active) {
    > input {
      appearance: auto;
    }
    > input::before {
      content: none;
    }
  }
`;
