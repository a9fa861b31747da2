import { highestQuantity } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { useState } from "react";
import { styled } from "styled-components";
import { color, mixins, text, weight } from "../../foundations/index.ts";
import { QuantityStepper } from "../../primitives/QuantityStepper/QuantityStepper.tsx";
import type { Purchase } from "./use-purchase.ts";

/** Up to this stock the remaining number is shown. */
const FEW = 10;

interface QuantityLineProps {
  purchase: Pick<Purchase, "variant" | "offer" | "quantity" | "setQuantity">;
}

/** Quantity within the stock, with a note when stock is low. */
export function QuantityLine({ purchase: { variant, offer, quantity, setQuantity } }: QuantityLineProps) {
  const { t } = useTranslation("product");
  const stock = offer?.stock ?? 0;
  const most = Math.min(highestQuantity(stock), variant?.deal_limit ?? Infinity);
  const [isAtMost, setAtMost] = useState(false);
  const words = () => {
    if (stock <= 0) return t("stock.out");
    if (most < stock && quantity >= most) return t("stock.most", { count: most });
    const isFew = (variant !== null && stock <= FEW) || (isAtMost && quantity === most);
    return isFew ? t("stock.few", { count: stock }) : t("stock.in");
  };
  return (
    <Root data-few={stock <= FEW || isAtMost || undefined}>
      <span aria-hidden>{t("quantity.label")}</span>
      <QuantityStepper
        value={quantity}
        max={Math.max(1, most)}
        disabled={stock <= 0}
        onChange={(next) => {
          setAtMost(false);
          setQuantity(next);
        }}
        onAboveMax={() => setAtMost(true)}
        labels={{
          quantity: t("quantity.label"),
          decrease: t("quantity.decrease"),
          increase: t("quantity.increase"),
        }}
      />
      <p role="status">{words()}</p>
      {variant?.deal_limit !== undefined && <p>{t("stock.deal_limit", { count: variant.deal_limit })}</p>}
    </Root>
  );
}

const Root = styled.div`
  ${mixins.wrappedRow(2, 4)}
  font: ${text.small};

  > span {
    font-weight: ${weight.semibold};
  }
  > p {
    color: ${color.inkMuted};
  }
  &[data-few] > p {
    color: ${color.warning};
  }
`;
