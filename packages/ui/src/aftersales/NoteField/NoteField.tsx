import { fieldErrors, isNoteTooLong, NOTE_MAX_LENGTH, noteLength } from "@sen/domain";
import { useFieldErrorText } from "../../forms/index.ts";
import { TextArea } from "../../primitives/index.ts";

export interface NoteFieldProps {
  /** The field's label. */
  label: string;
  /** Help text below the field. */
  hint?: string;
  /** It must be filled in. @default false */
  required?: boolean;
  /** The current text. */
  value: string;
  /** Called with each change. */
  onChange: (note: string) => void;
  /** An error: a message from the server, or a schema's text key. */
  error?: string | undefined;
  /** Disables the field. @default false */
  disabled?: boolean;
}

/** A note of at most 500 characters as readers count them, with a live counter. Spec §5 and §9. */
export function NoteField({ value, onChange, error, ...field }: NoteFieldProps) {
  const fieldText = useFieldErrorText();
  return (
    <TextArea
      {...field}
      dir="auto"
      limit={NOTE_MAX_LENGTH}
      lengthOf={noteLength}
      value={value}
      error={fieldText(isNoteTooLong(value) ? fieldErrors.noteTooLong : error)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
