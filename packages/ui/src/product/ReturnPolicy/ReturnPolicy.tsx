import { RETURN_DAYS } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { BadgeCheck, RotateCcw, Wallet } from "lucide-react";
import { styled } from "styled-components";
import { color, mixins, space, text } from "../../foundations/index.ts";

/** What happens when it is not what the customer wanted: how to return it, how the goods go back, where the money comes. */
export function ReturnPolicy() {
  const { t } = useTranslation("product");
  return (
    <Root>
      <h2>{t("returns.title")}</h2>
      <ul>
        <li>
          <RotateCcw aria-hidden />
          {t("returns.ask", { days: RETURN_DAYS })}
        </li>
        <li>
          <Wallet aria-hidden />
          {t("returns.money")}
        </li>
        <li>
          <BadgeCheck aria-hidden />
          {t("returns.complaint")}
        </li>
      </ul>
    </Root>
  );
}

const Root = styled.section`
  ${mixins.card}
  padding: ${space[4]};
  font: ${text.small};

  > h2 {
    margin-bottom: ${space[2]};
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > ul {
    ${mixins.grid(2)}
  }
  li {
    ${mixins.flex(3)}
  }
  svg {
    ${mixins.square("20px")}
    color: ${color.inkMuted};
  }
`;
