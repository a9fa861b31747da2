import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { CircleAlert } from "lucide-react";
import { color, media, mixins, weight } from "../../foundations/index.ts";

/** What every form control says about itself. */
export interface FieldTexts {
  /** Above the control. */
  label: string;
  /** Keeps the label for those who hear it and hides it from sight, where the place says it all. */
  hideLabel?: boolean;
  /** Below the control: how to fill it in. */
  hint?: ReactNode;
  /** In words, below the hint, what is wrong; its presence marks the control invalid. */
  error?: string | undefined;
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

export interface FieldProps extends FieldTexts {
  /** The control's id when the page needs to know it. */
  id?: string | undefined;
  /** Beside the error, at the end of the line: a counter. */
  aside?: ReactNode;
  /** Renders the control with its attributes. */
  children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint and error below, tied together for assistive technology. */
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
  /* Yields to the rules of the control that lies in it, wherever those stand. */
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
