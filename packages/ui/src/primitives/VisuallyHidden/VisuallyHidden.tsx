import { createElement, type ReactElement, type ReactNode } from "react";
import type { RootProps } from "../root-props.ts";

export interface VisuallyHiddenProps extends RootProps<"span"> {
  /** What is read aloud and not shown. */
  children: ReactNode;
  /** What it is in the document: a page whose title is still loading has a heading all the same. @default "span" */
  as?: "span" | "h1" | "h2";
}

/** Text for assistive technology alone. */
export function VisuallyHidden({ children, as = "span", ...root }: VisuallyHiddenProps): ReactElement {
  return createElement(as, { ...root, "data-visually-hidden": true }, children);
}
