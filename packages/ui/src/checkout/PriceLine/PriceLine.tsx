import { useFormat } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, space, text, weight } from "../../foundations/index.ts";

export interface PriceLineProps {
  /** What the amount is for. */
  label: ReactNode;
  /** Dong. */
  amount: number;
  /** An amount, a discount (with a minus sign) or the total. @default "line" */
  kind?: "line" | "discount" | "total";
}

/** One line of a sum: label and amount. Must be inside `PriceLines`. */
export function PriceLine({ label, amount, kind = "line" }: PriceLineProps) {
  const { dong } = useFormat();
  return (
    <div data-kind={kind}>
      <dt data-muted>{label}</dt>
      <dd>
        {kind === "discount" && "−"}
        {dong(amount)}
      </dd>
    </div>
  );
}

export interface PriceLinesProps {
  /** `PriceLine`s. */
  children: ReactNode;
  /** Newer amounts are loading; the current ones are dimmed. @default false */
  busy?: boolean;
}

/** A sum, line by line. Figures have equal width, so that a changing amount shifts nothing. */
export function PriceLines({ children, busy = false }: PriceLinesProps) {
  return <Root aria-busy={busy || undefined}>{children}</Root>;
}

const Root = styled.dl`
  ${mixins.grid(2)}
  font: ${text.small};

  > div {
    ${mixins.wrap(0, 4)}
    align-items: baseline;
  }
  > div > dt {
    flex: 1 6rem;
  }
  > div > dd {
    margin-left: auto;
    text-align: right;
  }
  > [data-kind="discount"] > dd {
    color: ${color.success};
    font-weight: ${weight.medium};
  }
  > [data-kind="total"] {
    padding-top: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  > [data-kind="total"] > dt {
    ${mixins.textStyle("body", { weight: "semibold", color: "ink" })}
  }
  > [data-kind="total"] > dd {
    ${mixins.textStyle("lead", { weight: "bold", color: "brand" })}
  }
  &[aria-busy] > div > dd {
    color: ${color.inkMuted};
  }
`;
