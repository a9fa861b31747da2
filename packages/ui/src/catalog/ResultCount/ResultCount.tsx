import { useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { useProductCount } from "../use-product-count.ts";

export interface ResultCountProps {
  /** How many there are; 1,001 stands for more than 1,000. */
  total: number;
}

/** How many products the list has; read aloud when a filter changes it. */
export function ResultCount({ total }: ResultCountProps) {
  const { t } = useTranslation("catalog");
  const productCount = useProductCount();
  return <Root role="status">{t("list.count", { count: total, amount: productCount(total) })}</Root>;
}

const Root = styled.p`
  ${mixins.textStyle("small", { color: "inkMuted" })}
`;
