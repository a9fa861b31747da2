import { priceDrop } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { TrendingDown } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, radius, space } from "../../foundations/index.ts";
import { VisuallyHidden } from "../../primitives/VisuallyHidden/VisuallyHidden.tsx";

export interface PriceDropBadgeProps {
  /** The price when the customer last saw it, in dong; null if unknown. */
  priceSeen: number | null;
  /** The current price, in dong. */
  price: number;
  /** Shows only the amount, for cards; screen readers still hear the full text. @default false */
  short?: boolean;
}

/** Shows how much cheaper a product is than when the customer last saw it; renders nothing if it is not. */
export function PriceDropBadge({ priceSeen, price, short = false }: PriceDropBadgeProps) {
  const { t } = useTranslation("catalog");
  const { dong } = useFormat();
  const drop = priceDrop(priceSeen, price);
  if (drop === null) return null;
  const amount = dong(drop);
  const whole = t("viewed.cheaper", { amount });
  return (
    <Root data-price-drop>
      <TrendingDown aria-hidden size={14} />
      {short ? (
        <>
          <span aria-hidden>{t("viewed.cheaper_short", { amount })}</span>
          <VisuallyHidden>{whole}</VisuallyHidden>
        </>
      ) : (
        <span>{whole}</span>
      )}
    </Root>
  );
}

const Root = styled.span`
  ${mixins.inlineRow(1)}
  max-width: 100%;
  padding: 1px ${space[2]};
  border-radius: ${radius.full};
  background: ${color.successSoft};
  ${mixins.textStyle("caption", { weight: "semibold", color: "successSoftInk" })}
`;
