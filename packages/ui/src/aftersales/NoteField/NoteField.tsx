import { fieldErrors, isNoteTooLong, NOTE_MAX_LENGTH, noteLength } from "@sen/domain";
import { useErrorTexts } from "../../forms/index.ts";
import { TextArea } from "../../primitives/index.ts";

export interface NoteFieldProps {
  /** What is asked. */
  label: string;
  /** What to write, below the field. */
  hint?: string;
  /** It must be filled in. @default false */
  required?: boolean;
  /** What is typed so far. */
  value: string;
  /** The customer chose or typed something else. */
  onChange: (note: string) => void;
  /** What else is wrong: a server's sentence, or the text key of a schema. */
  error?: string | undefined;
  /** Nothing can be entered for now. @default false */
  disabled?: boolean;
}

/** A note of at most 500 characters, as its reader counts them, with a live count. Spec §5 and §9. */
export function NoteField({ value, onChange, error, ...field }: NoteFieldProps) {
  const { fieldText } = useErrorTexts();
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
