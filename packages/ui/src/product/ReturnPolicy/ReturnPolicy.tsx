import { RETURN_DAYS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { BadgeCheck, RotateCcw, Wallet } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, space, text } from "../../foundations/index.ts";
import { Card } from "../../primitives/index.ts";

/** The return policy: how to return goods, how they are shipped back, and how the money is refunded. */
export function ReturnPolicy() {
  const { t } = useTranslation("product");
  return (
    <Root>
      <h2>{t("returns.title")}</h2>
      <ul>
        <li>
          <RotateCcw aria-hidden size={20} />
          {t("returns.ask", { days: RETURN_DAYS })}
        </li>
        <li>
          <Wallet aria-hidden size={20} />
          {t("returns.money")}
        </li>
        <li>
          <BadgeCheck aria-hidden size={20} />
          {t("returns.complaint")}
        </li>
      </ul>
    </Root>
  );
}

const Root = styled(Card)`
  gap: ${space[2]};
  font: ${text.small};

  > ul {
    ${mixins.grid(2)}
  }
  li {
    ${mixins.flex(3)}
  }
  svg {
    color: ${color.inkMuted};
  }
`;
