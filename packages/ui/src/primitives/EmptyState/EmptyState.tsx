import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, radius, space, text } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface EmptyStateProps extends RootProps<"div", "title"> {
  /** An illustration or a large icon. */
  picture: ReactNode;
  /** Heading. */
  title: string;
  /** What to do next. */
  children?: ReactNode;
  /** The one next step: a `Button` or `ButtonLink`. */
  action?: ReactNode;
  /** Outcome of an action, shown as the color of the picture's disc. */
  tone?: "success" | "warning" | "danger" | undefined;
  /** Heading level. @default "h2" */
  heading?: "h1" | "h2" | "h3";
}

/** Says that there is nothing here, or how an action ended, and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { picture, title, children, action, tone, heading: Heading = "h2", ...root } = props;
  return (
    <Root {...root}>
      <div aria-hidden data-tone={tone}>
        {picture}
      </div>
      <Heading>{title}</Heading>
      {children !== undefined && <p>{children}</p>}
      {action}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.stack(3)}
  justify-items: center;
  ${mixins.column("440px")}
  padding: ${space[10]} ${space[4]};
  text-align: center;

  > div[aria-hidden] {
    ${mixins.centered}
    ${mixins.square("96px")}
    border-radius: ${radius.full};
    ${mixins.tint("brand")}
    ${mixins.tints}
  }
  > div[aria-hidden] > svg {
    ${mixins.square("44px")}
    stroke-width: 1.5;
  }
  &[role="alert"] > div[aria-hidden] {
    ${mixins.tint("neutral")}
  }
  > :is(h1, h2, h3) {
    font: ${text.title};
  }
  > p {
    color: ${color.inkMuted};
    text-wrap: balance;
  }
  > :is(h1, h2, h3, p) + :not(p) {
    margin-top: ${space[2]};
  }
`;
