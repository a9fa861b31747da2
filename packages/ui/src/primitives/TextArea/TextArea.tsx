import { useState, type ChangeEvent, type Ref, type TextareaHTMLAttributes } from "react";
import { styled } from "styled-components";
import { color, weight } from "../../foundations/index.ts";
import { Field, type FieldTexts } from "../Field/Field.tsx";

export interface TextAreaProps
  extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, "maxLength"> {
  /** Shows a live counter "120/500", red past the limit. Longer text is allowed, so that pasted text is not cut off silently. */
  limit?: number;
  /** Counts the length; must match the form's validation. @default Unicode code points */
  lengthOf?: (text: string) => number;
  /** Ref to the `<textarea>`. */
  ref?: Ref<HTMLTextAreaElement>;
}

const codePoints = (content: string) => Array.from(content).length;

/** A multi-line text field that grows with its content. */
export function TextArea(props: TextAreaProps) {
  const { label, hideLabel, hint, error, id, limit, lengthOf = codePoints, onChange, ...area } = props;
  const [typed, setTyped] = useState(String(area.defaultValue ?? ""));
  const content = area.value === undefined ? typed : String(area.value);
  const used = limit === undefined ? 0 : lengthOf(content);

  function change(event: ChangeEvent<HTMLTextAreaElement>) {
    setTyped(event.target.value);
    onChange?.(event);
  }
  const counter =
    limit === undefined ? undefined : (
      <Counter data-over={used > limit || undefined}>
        {used}/{limit}
      </Counter>
    );
  return (
    <Field {...{ label, hideLabel, hint, error, id }} aside={counter}>
      {(control) => <Area rows={3} {...area} {...control} onChange={change} />}
    </Field>
  );
}

const Area = styled.textarea`
  && {
    display: block;
    resize: vertical;
    field-sizing: content;
    min-height: 6rem; /* Doubled class: otherwise Field makes it one line high. */
    max-height: 20rem;
  }
  &&[rows="2"] {
    min-height: 4.5rem;
  }
`;

const Counter = styled.output`
  margin-left: auto;

  &[data-over] {
    color: ${color.danger};
    font-weight: ${weight.semibold};
  }
`;
