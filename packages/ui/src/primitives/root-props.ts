import type { ComponentPropsWithRef, JSX } from "react";

/**
 * Props a component passes to its root element: native attributes, `ref`, `className`, `style`, `data-*`.
 *
 * @typeParam Own native attribute names that the component redefines
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  "children" | Own
>;
