import type { ReactNode } from "react";
import { styled } from "styled-components";
import { hiddenVisually } from "../../foundations/index.ts";

export interface VisuallyHiddenProps {
  /** What is read aloud and not shown. */
  children: ReactNode;
  /**
   * What it is in the document: a page whose title is still loading has a heading all the same.
   * @default "span"
   */
  as?: "span" | "h1" | "h2";
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ children, as = "span" }: VisuallyHiddenProps) {
  return <Text as={as}>{children}</Text>;
}

const Text = styled.span`
  ${hiddenVisually}
`;
