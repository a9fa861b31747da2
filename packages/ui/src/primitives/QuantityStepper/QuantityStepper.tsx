import { Minus, Plus } from "lucide-react";
import { useState, type FocusEventHandler } from "react";
import { styled } from "styled-components";
import { color, media, mixins, motion, radius, weight } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface QuantityStepperProps extends RootProps<"div", "onChange" | "onBlur"> {
  /** The quantity. */
  value: number;
  /**
   * The least that may be chosen.
   * @default 1
   */
  min?: number;
  /** The most that may be chosen: stock or a limit. */
  max: number;
  /** Called with a whole number within the bounds, at once for the buttons, on leaving the box for a typed one. */
  onChange: (quantity: number) => void;
  /** A typed number was above `max`, which is taken instead; called after `onChange`, also where that changes nothing. */
  onAboveMax?: () => void;
  /** Words for what is read aloud. */
  labels: { quantity: string; decrease: string; increase: string };
  /** Nothing can be entered for now. @default false */
  disabled?: boolean;
  /**
   * Small in the lines of a list.
   * @default "medium"
   */
  size?: "small" | "medium";
  /** Its name in a form, whose data then has the quantity. */
  name?: string;
  /** A form is not sent without it. */
  required?: boolean;
  /** The box was left. */
  onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** How many: minus, a box to type in, plus. */
export function QuantityStepper({
  value,
  min = 1,
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

  function settle(quantity: number) {
    setDraft(null);
    const bounded = Math.max(min, Math.min(max, quantity));
    if (bounded !== value) onChange(bounded);
    if (quantity > max && max >= min) onAboveMax?.();
  }
  function settleDraft() {
    if (draft === null) return;
    if (draft === "") setDraft(null);
    else settle(Number(draft));
  }
  return (
    <Root
      {...root}
      role="group"
      aria-label={labels.quantity}
      data-size={size}
      data-disabled={disabled || undefined}
    >
      <button
        type="button"
        aria-label={labels.decrease}
        disabled={disabled || value <= min}
        onClick={() => settle(value - 1)}
      >
        <Minus aria-hidden size={18} />
      </button>
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
          if (event.key === "ArrowUp") settle(value + 1);
          if (event.key === "ArrowDown") settle(value - 1);
          if (event.key === "Escape") setDraft(null);
        }}
      />
      <button
        type="button"
        aria-label={labels.increase}
        disabled={disabled || value >= max}
        onClick={() => settle(value + 1)}
      >
        <Plus aria-hidden size={18} />
      </button>
    </Root>
  );
}

const Root = styled.div`
  display: inline-flex;
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
    > button:hover:not(:disabled) {
      background: ${color.surfaceSunken};
    }
  }
  > button:disabled {
    color: ${color.lineStrong};
    cursor: not-allowed;
  }
  > input {
    width: 3.2ch;
    min-width: 40px;
    padding: 0;
    border: 0;
    background: none;
    text-align: center;
    font-weight: ${weight.semibold};
    font-variant-numeric: tabular-nums;
  }
  &[data-size="small"] > input {
    min-width: 32px;
  }
  &[data-disabled] {
    border-color: ${color.line};
    background: ${color.surfaceSunken};
  }
`;
