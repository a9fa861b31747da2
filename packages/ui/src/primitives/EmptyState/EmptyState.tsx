import type { ReactNode } from "react";
import { StateRoot } from "./StateRoot.ts";
import type { RootProps } from "../root-props.ts";

export interface EmptyStateProps extends RootProps<"div", "title"> {
  /** A drawing or a large icon. */
  picture: ReactNode;
  /** Its heading. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The one step to take: a button or a button link. */
  action?: ReactNode;
  /** The level of its heading in the page. @default "h2" */
  heading?: "h1" | "h2" | "h3";
}

/** Nothing here, and what to do about it. */
export function EmptyState({
  picture,
  title,
  children,
  action,
  heading: Heading = "h2",
  ...root
}: EmptyStateProps) {
  return (
    <StateRoot {...root}>
      <div aria-hidden>{picture}</div>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </StateRoot>
  );
}
