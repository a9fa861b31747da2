import type { ReactNode, SubmitEvent } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";

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
  ${mixins.stack(4)}

  > p {
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
`;
