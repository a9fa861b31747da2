import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, media, mixins, text, weight } from "../../foundations/index.ts";

/** One thing that is known: what it is called, and what it is. */
export interface Fact {
  label: string;
  /** A fact without a value is left out. */
  value: ReactNode;
  /** Long: it takes the whole width. */
  wide?: boolean;
}

export interface FactListProps {
  /** In the order in which they are shown. */
  facts: readonly Fact[];
}

/** What is known of a case, in pairs. */
export function FactList({ facts }: FactListProps) {
  const known = facts.filter(({ value }) => value !== null && value !== undefined && value !== "");
  return (
    <Root>
      {known.map(({ label, value, wide }) => (
        <div key={label} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd dir={typeof value === "string" ? "auto" : undefined}>{value}</dd>
        </div>
      ))}
    </Root>
  );
}

const Root = styled.dl`
  ${mixins.grid(3, 6)}
  font: ${text.small};

  > div > dt {
    color: ${color.inkMuted};
  }
  > div > dd {
    font-weight: ${weight.medium};
    white-space: pre-line;
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
