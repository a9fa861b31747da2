import { useId, type ReactNode } from "react";
import type { UseFormRegisterReturn } from "react-hook-form";
import { styled } from "styled-components";
import { color, media, mixins, space, weight } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface RadioOption<Value extends string | number> {
  value: Value;
  label: ReactNode;
  /** Smaller, below the label. */
  description?: ReactNode;
  /** Before the label: an icon or a picture. */
  icon?: ReactNode;
  /** At the end of the row: a price. */
  aside?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps<Value extends string | number> extends RootProps<
  "fieldset",
  "onChange" | "defaultValue"
> {
  /** What is being chosen. */
  legend: string;
  /** The question stands elsewhere: it is read aloud alone. @default false */
  hideLegend?: boolean;
  /** In their order. */
  options: readonly RadioOption<Value>[];
  /** The chosen value; none yet when undefined. Left out, the browser keeps the choice. */
  value?: Value | undefined;
  /** What is chosen at first, where the browser keeps the choice. */
  defaultValue?: Value;
  /** The customer chose something else. */
  onChange?: (value: Value) => void;
  /** Its name in a form, whose data then has the chosen value. */
  name?: string;
  /** A form is not sent without a choice. */
  required?: boolean;
  /** Makes it a field of react-hook-form: what `register` gives. */
  field?: UseFormRegisterReturn;
  /**
   * Plain rows (two beside each other where the place is wide), framed cards for choices that say something about themselves, or pills for short ones.
   * @default "rows"
   */
  look?: "rows" | "cards" | "pills";
  /** In words, what is wrong. */
  error?: string | undefined;
}

/** One of a few: native radio buttons, so that arrow keys do what people expect. */
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
