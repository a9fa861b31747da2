import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import type { RootProps } from "../root-props.ts";

export interface CardProps extends RootProps<"section", "title"> {
  /** Its heading, which names it. None where what it holds brings its own. */
  title?: string | undefined;
  /** What it shows; a paragraph with `data-muted` is small and quiet. */
  children: ReactNode;
}

/** One box of a page, with its heading. */
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
