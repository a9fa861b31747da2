import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, text } from "../../foundations/index.ts";

export interface ResultCountProps {
  /** How many there are. */
  total: number;
}

/** How many products the list has; read aloud when a filter changes it. */
export function ResultCount({ total }: ResultCountProps) {
  const { t } = useTranslation("catalog");
  const { integer } = useFormat();
  return <Root role="status">{t("list.count", { count: total, amount: integer(total) })}</Root>;
}

const Root = styled.p`
  color: ${color.inkMuted};
  font: ${text.small};
  font-variant-numeric: tabular-nums;
`;
