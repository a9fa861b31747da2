import type { ReactNode } from "react";
import { styled } from "styled-components";
import { hiddenVisually } from "../../foundations/index.ts";

export interface VisuallyHiddenProps {
  /** What is read aloud and not shown. */
  children: ReactNode;
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ children }: VisuallyHiddenProps) {
  return <Text>{children}</Text>;
}

const Text = styled.span`
  ${hiddenVisually}
`;
