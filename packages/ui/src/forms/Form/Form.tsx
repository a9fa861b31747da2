import type { ReactNode } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import type { RootProps } from "../../primitives/root-props.ts";

export interface FormProps extends RootProps<"form"> {
  /** Id that a button outside the form refers to in its `form` attribute. */
  id?: string | undefined;
  /** Submit handler; must call `preventDefault`. */
  onSubmit?: RootProps<"form">["onSubmit"];
  /** Form fields. */
  children: ReactNode;
}

/** Stacks form fields. Turns off native validation. */
export function Form({ children, ...form }: FormProps) {
  return (
    <Root noValidate {...form}>
      {children}
    </Root>
  );
}

const Root = styled.form`
  ${mixins.stack(4)}

  > p {
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  /* Clicking beside the text does not toggle a checkbox. */
  > label {
    justify-self: start;
  }
`;
