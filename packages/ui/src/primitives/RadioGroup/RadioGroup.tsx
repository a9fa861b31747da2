import { useId, type ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { styled } from "styled-components";
import { color, media, mixins, space, weight } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  /** Small text below the label. */
  description?: ReactNode;
  /** Icon or picture before the label. */
  icon?: ReactNode;
  /** Content at the end of the row, such as a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string | number> extends RootProps<
  "fieldset",
  "onChange" | "defaultValue"
> {
  /** Question or name of the group. */
  legend: string;
  /** Hides the legend visually but keeps it for screen readers. @default false */
  hideLegend?: boolean;
  /** Options in display order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; `undefined` for none. If the prop is absent, the group is uncontrolled. */
  value?: Value | undefined;
  /** Initial value if uncontrolled. */
  defaultValue?: Value;
  /** Called with the new value. */
  onChange?: (value: Value) => void;
  /** Name of the field in form data. */
  name?: string;
  /** The form cannot be submitted without a choice. */
  required?: boolean;
  /** Result of react-hook-form's `register`. */
  field?: UseFormRegisterReturn;
  /** Plain rows (two columns if there is room), framed cards for options with a description, or pills for short ones. @default "rows" */
  look?: "rows" | "cards" | "pills";
  /** Error message. */
  error?: string | undefined;
}

/** A choice among a few options. Native radio buttons, so that arrow keys work as expected. */
export function RadioGroup<Value extends string | number>(props: RadioGroupProps<Value>) {
  const {
    legend,
    hideLegend = false,
    options,
    value,
    defaultValue,
    onChange,
    look = "rows",
    error,
    name,
    required,
    field,
    ...root
  } = props;
  const ownName = useId();
  const errorId = `${ownName}-error`;
  return (
    <Root {...root} data-look={look} aria-describedby={error ? errorId : undefined}>
      <legend data-visually-hidden={hideLegend || undefined}>{legend}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value} data-disabled={option.disabled || undefined}>
            <input
              type="radio"
              {...field}
              name={field?.name ?? name ?? ownName}
              required={required}
              value={option.value}
              {...("value" in props
                ? { checked: option.value === value }
                : { defaultChecked: option.value === defaultValue })}
              disabled={option.disabled}
              onChange={(event) => {
                void field?.onChange(event);
                onChange?.(option.value);
              }}
            />
            {option.icon}
            <span data-words>
              <span>{option.label}</span>
              {option.description !== undefined && <small data-muted>{option.description}</small>}
            </span>
            {option.aside !== undefined && <span data-aside>{option.aside}</span>}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} role="alert">
          {error}
        </p>
      )}
    </Root>
  );
}

const Root = styled.fieldset`
  > legend {
    margin-bottom: ${space[2]};
    ${mixins.textStyle("small", { weight: "medium" })}
  }
  > div {
    ${mixins.grid(2)}
  }
  label {
    position: relative;
    ${mixins.row(3)}
    min-height: 44px;
    cursor: pointer;
  }
  label > [data-words] {
    ${mixins.fill}
    display: grid;
  }
  label > [data-aside] {
    flex: none;
    font-weight: ${weight.semibold};
  }
  input {
    ${mixins.radioRing}
    cursor: inherit;
  }
  label[data-disabled] {
    color: ${color.inkMuted};
    cursor: not-allowed;
  }

  &[data-look="rows"] > div {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 17rem), 1fr));
    gap: ${space[2]} ${space[4]};
  }
  &:is([data-look="cards"], [data-look="pills"]) label {
    ${mixins.choiceBox}
  }
  &[data-look="cards"] label {
    padding: ${space[3]} ${space[4]};
  }
  &[data-look="cards"] label[data-disabled] {
    background: ${color.surfaceSunken};
  }

  &[data-look="pills"] > div {
    ${mixins.wrap()}
  }
  &[data-look="pills"] label {
    padding: ${space[1]} ${space[4]};
    border-color: ${color.lineStrong};
  }
  &[data-look="pills"] input {
    ${mixins.hiddenVisually}
    inset: 0;
  }
  &[data-look="pills"] label:has(input:checked) {
    ${mixins.tint("brand")}
    font-weight: ${weight.medium};
  }
  &[data-look="pills"] label[data-disabled] {
    border: 1px dashed ${color.line};
    background: ${color.surfaceSunken};
    text-decoration: line-through;
  }
  ${media.hover} {
    &[data-look="cards"] label:not([data-disabled]):hover,
    &[data-look="pills"] label:not([data-disabled]):hover {
      border-color: ${color.inkMuted};
    }
  }
  ${media.forcedColors} {
    label:has(input:checked) {
      outline: 2px solid Highlight;
    }
  }
  > [role="alert"] {
    margin-top: ${space[1]};
    ${mixins.textStyle("small", { weight: "medium", color: "danger" })}
  }
`;
