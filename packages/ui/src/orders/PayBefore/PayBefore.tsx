import { useFormat, useTranslation } from "@sen/i18n";
import { Clock } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins } from "../../foundations/index.ts";
import { useHasPassed, type HasPassedOptions } from "../../primitives/index.ts";

export interface PayBeforeProps extends HasPassedOptions {
  /** Payment deadline, ISO 8601. */
  deadline: string;
}

/** Payment deadline of an unpaid order. Says so once it has passed. */
export function PayBefore({ deadline, ...options }: PayBeforeProps) {
  const { t } = useTranslation("orders");
  const { dateTime } = useFormat();
  const isOver = useHasPassed(deadline, options);
  return (
    <Root data-over={isOver || undefined} role="status">
      <Clock aria-hidden size={16} />
      {isOver ? t("pay_before.over") : t("pay_before.until", { time: dateTime(deadline) })}
    </Root>
  );
}

const Root = styled.span`
  ${mixins.inlineRow(1)}
  ${mixins.textStyle("small", { weight: "medium", color: "ink" })}

  &[data-over] {
    color: ${color.danger};
  }
`;
