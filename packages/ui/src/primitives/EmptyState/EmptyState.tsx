import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, space, text } from "../../foundations/index.ts";

export interface EmptyStateProps {
  /** A drawing or a large icon. */
  picture: ReactNode;
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The one step to take: a button or a button link. */
  action?: ReactNode;
  /** @default "h2" */
  heading?: "h1" | "h2" | "h3";
}

/** Nothing here, and what to do about it. */
export function EmptyState({ picture, title, children, action, heading: Heading = "h2" }: EmptyStateProps) {
  return (
    <Root>
      <div aria-hidden>{picture}</div>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[3]};
  max-width: 440px;
  margin-inline: auto;
  padding: ${space[10]} ${space[4]};
  text-align: center;

  > div[aria-hidden] {
    display: grid;
    place-items: center;
    width: 96px;
    height: 96px;
    border-radius: ${radius.full};
    background: ${color.brandSoft};
    color: ${color.brandSoftInk};
  }
  > div[aria-hidden] > svg {
    width: 44px;
    height: 44px;
    stroke-width: 1.5;
  }
  > :is(h1, h2, h3) {
    font: ${text.title};
  }
  > p {
    color: ${color.inkMuted};
    text-wrap: pretty;
  }
  > p + * {
    margin-top: ${space[2]};
  }
`;
