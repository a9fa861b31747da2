import type { ComponentPropsWithRef, JSX } from "react";

/**
 * What a component passes on to its root element: native attributes, `ref`, `className`, `style`, `data-*`.
 *
 * @typeParam Own names that mean something of the component's own
 */
export type RootProps<Tag extends keyof JSX.IntrinsicElements, Own extends PropertyKey = never> = Omit<
  ComponentPropsWithRef<Tag>,
  "children" | Own
>;
