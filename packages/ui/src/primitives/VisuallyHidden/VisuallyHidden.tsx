import { createElement, type ReactElement, type ReactNode } from "react";
import type { RootProps } from "../root-props.ts";

export interface VisuallyHiddenProps extends RootProps<"span"> {
  /** Text for screen readers only. */
  children: ReactNode;
  /** Element to render, such as a heading for a page whose title is still loading. @default "span" */
  as?: "span" | "h1" | "h2";
}

/** Visually hidden text for assistive technology. */
export function VisuallyHidden({ children, as = "span", ...root }: VisuallyHiddenProps): ReactElement {
  return createElement(as, { ...root, "data-visually-hidden": true }, children);
}
