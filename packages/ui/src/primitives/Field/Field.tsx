import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { CircleAlert } from "lucide-react";
import { color, media, mixins, weight } from "../../foundations/index.ts";

/** Label, hint and error of a form control. */
export interface FieldTexts {
  /** Label above the control. */
  label: string;
  /** Hides the label visually but keeps it for screen readers, where the context makes it obvious. */
  hideLabel?: boolean;
  /** Help text below the control. */
  hint?: ReactNode;
  /** Error message below the hint; marks the control as invalid. */
  error?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** Id of the control, if the page needs to know it; generated otherwise. */
  id?: string | undefined;
  /** Shown at the end of the error's line, such as a counter. */
  aside?: ReactNode;
  /** Renders the control with the given attributes. */
  children: (control: FieldControl) => ReactNode;
}

/** Lays out a control with its label, hint and error, and links them for assistive technology. */
export function Field({ label, hideLabel = false, hint, error, id, aside, children }: FieldProps) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hintId = `${controlId}-hint`;
  const errorId = `${controlId}-error`;
  const invalid = error !== undefined && error !== "";
  const described = [hint !== undefined && hintId, invalid && errorId].filter(Boolean).join(" ");
  return (
    <Root data-invalid={invalid || undefined}>
      <label htmlFor={controlId} data-visually-hidden={hideLabel || undefined}>
        {label}
      </label>
      {children({
        id: controlId,
        "aria-describedby": described || undefined,
        "aria-invalid": invalid || undefined,
      })}
      {(hint !== undefined || invalid || aside !== undefined) && (
        <div data-below>
          <div>
            {hint !== undefined && <p id={hintId}>{hint}</p>}
            {invalid && (
              <p id={errorId} data-error>
                <CircleAlert aria-hidden />
                {error}
              </p>
            )}
          </div>
          {aside}
        </div>
      )}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.grid(1)}
  min-width: 0;

  > label {
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  /* No specificity: the control's own rules win, in any order. */
  :where(input:not([type="checkbox"], [type="radio"]), select, textarea) {
    ${mixins.fieldBox}
  }
  ${media.hover} {
    :is(input, select, textarea):hover {
      border-color: ${color.ink};
    }
  }
  :is(input, select, textarea):focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 0;
    border-color: ${color.focus};
  }
  &[data-invalid] :is(input, select, textarea) {
    border-color: ${color.danger};
  }
  :is(input, select, textarea):disabled {
    background: ${color.surfaceSunken};
    color: ${color.inkMuted};
    border-color: ${color.line};
    cursor: not-allowed;
  }
  > [data-below] {
    ${mixins.flex(3)}
    justify-content: space-between;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > [data-below] > div {
    ${mixins.fill}
  }
  [data-error] {
    ${mixins.iconLine(1)}
    color: ${color.danger};
    font-weight: ${weight.medium};
  }
`;
