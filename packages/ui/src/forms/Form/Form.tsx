import type { ReactNode } from "react";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import type { RootProps } from "../../primitives/root-props.ts";

export interface FormProps extends RootProps<"form"> {
  /** A button outside of it names it by this in its `form`. */
  id?: string | undefined;
  /** Sends the fields; the caller keeps the browser from sending them itself. */
  onSubmit?: RootProps<"form">["onSubmit"];
  /** The fields, in their order. */
  children: ReactNode;
}

/** Fields below each other; their own rules judge, not the browser's. */
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
  /* A checkbox is pressed on its words, not beside them. */
  > label {
    justify-self: start;
  }
`;
