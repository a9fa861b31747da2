import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Time } from "../../primitives/index.ts";

export interface ShopReasonProps {
  /** What the shop says; null until it answers, or where it says nothing. */
  reason: string | null;
  /** When it answered, ISO 8601. */
  answeredAt?: string | null;
  /** The shop's evidence. */
  children?: ReactNode;
}

/** The shop's side: its words, its evidence. Spec §2, complaint detail. */
export function ShopReason({ reason, answeredAt, children }: ShopReasonProps) {
  const { t } = useTranslation("aftersales");
  const said = reason?.trim();
  return (
    <Root>
      <div>
        <h2>{t("shop_reason.title")}</h2>
        {answeredAt && <Time dateTime={answeredAt} />}
      </div>
      {said ? <blockquote dir="auto">{said}</blockquote> : !answeredAt && <p>{t("shop_reason.none")}</p>}
      {children}
    </Root>
  );
}

const Root = styled.section`
  ${mixins.grid(3)}

  > div:first-child {
    ${mixins.wrap(0, 3)}
    align-items: baseline;
    justify-content: space-between;
  }
  > div:first-child > h2 {
    ${mixins.textStyle("body", { weight: "semibold" })}
  }
  > div:first-child > time,
  > p {
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > blockquote {
    padding-inline-start: ${space[3]};
    border-inline-start: 3px solid ${color.line};
    white-space: pre-line;
  }
`;
