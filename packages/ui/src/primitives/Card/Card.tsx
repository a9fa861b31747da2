import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface CardProps extends RootProps<"section", "title"> {
  /** Heading, which also labels the section. Leave it out if the content has its own heading. */
  title?: string | undefined;
  /** Content. A paragraph with `data-muted` is small and muted. */
  children: ReactNode;
}

/** A framed section of a page, with its heading. */
export function Card({ title, children, ...root }: CardProps) {
  const id = useId();
  return (
    <Root aria-labelledby={title === undefined ? undefined : id} {...root}>
      {title !== undefined && <h2 id={id}>{title}</h2>}
      {children}
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  ${mixins.stack(4)}
  padding: ${space[4]};

  > h2 {
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > hr {
    width: 100%;
    margin: 0;
    border: 0;
    border-top: 1px solid ${color.line};
  }
  > p {
    white-space: pre-line;
  }
`;
