import { useId, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";

export interface CaseSectionProps {
  /** None where what it holds brings its own heading. */
  title?: string;
  /** What it shows. */
  children: ReactNode;
}

/** One box of a `CasePage`. */
export function CaseSection({ title, children }: CaseSectionProps) {
  const id = useId();
  if (title === undefined) return <Box as="div">{children}</Box>;
  return (
    <Box aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </Box>
  );
}

const Box = styled.section`
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
  > p[data-muted] {
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
`;
