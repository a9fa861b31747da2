import type { ReactNode } from "react";
import { styled } from "styled-components";
import { media, mixins, text, weight } from "../../foundations/index.ts";

export interface FactProps {
  /** The label. */
  label: string;
  /** The value. The whole fact is left out without one. */
  children: ReactNode;
  /** Takes the full width, for long values. @default false */
  wide?: boolean;
}

/** A label and its value in a `FactList`. */
export function Fact({ label, children, wide = false }: FactProps) {
  if (children === null || children === undefined || children === "") return null;
  return (
    <div data-wide={wide || undefined}>
      <dt data-muted>{label}</dt>
      <dd dir={typeof children === "string" ? "auto" : undefined}>{children}</dd>
    </div>
  );
}

/** The facts of a case, as label and value pairs. */
export function FactList({ children }: { children: ReactNode }) {
  return <Root>{children}</Root>;
}

const Root = styled.dl`
  ${mixins.grid(3, 6)}
  font: ${text.small};

  > div > dd {
    font-weight: ${weight.medium};
    white-space: pre-line;
  }
  > div > dd > strong {
    ${mixins.textStyle("lead", { weight: "semibold" })}
  }
  > [data-wide] > dd {
    font-weight: ${weight.regular};
  }
  ${media.small} {
    grid-template-columns: repeat(auto-fit, minmax(160px, 1fr));

    > [data-wide] {
      grid-column: 1 / -1;
    }
  }
`;
