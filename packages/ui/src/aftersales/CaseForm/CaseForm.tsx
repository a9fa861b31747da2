import type { ReactNode, SubmitEvent } from "react";
import { styled } from "styled-components";
import { color, space, text } from "../../foundations/index.ts";

export interface CaseFormProps {
  /** So that a dialog's button can send it. */
  id: string;
  /** The form is sent. */
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
  /** The fields, in their order. */
  children: ReactNode;
}

/** Fields below each other, as the dialogs of a case have them; their own rules judge, not the browser's. */
export function CaseForm({ id, onSubmit, children }: CaseFormProps) {
  return (
    <Form id={id} noValidate onSubmit={onSubmit}>
      {children}
    </Form>
  );
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};

  > [data-fields] {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space[4]};
  }
  > p {
    color: ${color.inkMuted};
    font: ${text.small};
  }
`;
