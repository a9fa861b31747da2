import { Minus, Plus, type LucideIcon } from "lucide-react";
import { useState, type FocusEventHandler } from "react";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius, weight } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface QuantityStepperProps extends RootProps<"div", "onChange" | "onBlur" | "defaultValue"> {
  /** Quantity. Without it the component is uncontrolled. */
  value?: number;
  /** Initial quantity if uncontrolled. @default `min` */
  defaultValue?: number;
  /** Smallest quantity allowed. @default 1 */
  min?: number;
  /** Largest quantity allowed: the stock or a limit. */
  max: number;
  /** Called with an integer within the bounds: immediately for the buttons, on blur for typed input. */
  onChange?: (quantity: number) => void;
  /** Called after a typed number above `max` was replaced with `max`: after `onChange`, and even if the value stays the same. */
  onAboveMax?: () => void;
  /** Labels for screen readers. */
  labels: { quantity: string; decrease: string; increase: string };
  /** Disables input. @default false */
  disabled?: boolean;
  /** Small in list lines. @default "medium" */
  size?: "small" | "medium";
  /** Name of the field in form data. */
  name?: string;
  /** The form cannot be submitted without a value. */
  required?: boolean;
  /** Called when the input loses focus. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** Quantity input with minus and plus buttons. */
export function QuantityStepper({
  value: given,
  min = 1,
  defaultValue = min,
  max,
  onChange,
  onAboveMax,
  labels,
  disabled = false,
  size = "medium",
  name,
  required,
  onBlur,
  ...root
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [own, setOwn] = useState(defaultValue);
  const value = given ?? own;
  const shown = draft === null ? value : Number(draft);

  function settle(quantity: number) {
    setDraft(null);
    const bounded = Math.max(min, Math.min(max, quantity));
    if (bounded !== value) {
      setOwn(bounded);
      onChange?.(bounded);
    }
    if (quantity > max && max >= min) onAboveMax?.();
  }
  function settleDraft() {
    if (draft === "") setDraft(null);
    else if (draft !== null) settle(Number(draft));
  }
  const stepButton = (label: string, Icon: LucideIcon, next: number, isAtEnd: boolean) => (
    // Not `disabled` at the end: that would drop the focus.
    <button
      type="button"
      aria-label={label}
      disabled={disabled}
      aria-disabled={isAtEnd}
      onClick={isAtEnd ? undefined : () => settle(next)}
    >
      <Icon aria-hidden size={18} />
    </button>
  );
  return (
    <Root
      {...root}
      role="group"
      aria-label={labels.quantity}
      data-size={size}
      data-disabled={disabled || undefined}
    >
      {stepButton(labels.decrease, Minus, value - 1, value <= min)}
      <input
        aria-label={labels.quantity}
        name={name}
        required={required}
        inputMode="numeric"
        autoComplete="off"
        disabled={disabled}
        value={draft ?? String(value)}
        onChange={(event) => setDraft(event.target.value.replace(/\D/g, "").slice(0, 4))}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => {
          settleDraft();
          onBlur?.(event);
        }}
        onKeyDown={(event) => {
          if (event.key === "Enter") {
            event.preventDefault();
            settleDraft();
          }
          if (event.key === "ArrowUp") settle(shown + 1);
          if (event.key === "ArrowDown") settle(shown - 1);
          if (event.key === "Escape") setDraft(null);
        }}
      />
      {stepButton(labels.increase, Plus, value + 1, value >= max)}
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
  width: fit-content;
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.full};
  background: ${color.surfaceRaised};

  > button {
    ${mixins.centered}
    ${mixins.square("44px")}
    border-radius: ${radius.full};
    transition: background ${motion.quick};
  }
  ${media.hover} {
    > button:hover:not(:disabled, [aria-disabled="true"]) {
      background: ${color.surfaceSunken};
    }
  }
  > button:is(:disabled, [aria-disabled="true"]) {
    color: ${color.lineStrong};
    cursor: not-allowed;
  }
  > input {
    width: 4.4ch;
    padding: 0;
    border: 0;
    background: none;
    text-align: center;
    font-weight: ${weight.semibold};
  }
  &[data-size="small"] > input {
    width: 3.2ch;
  }
  &[data-disabled] {
    border-color: ${color.line};
    background: ${color.surfaceSunken};
  }
`;
