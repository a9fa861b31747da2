import { useTranslation } from "@sen/i18n";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, space } from "../../foundations/index.ts";
import { Time } from "../../primitives/index.ts";

export interface ShopReasonProps {
  /** The shop's reason; null until it answers, or if it gives none. */
  reason: string | null;
  /** Time of the answer, ISO 8601. */
  answeredAt?: string | null;
  /** The shop's evidence. */
  children?: ReactNode;
}

/** The shop's reason and evidence. Spec §2, complaint detail. */
export function ShopReason({ reason, answeredAt, children }: ShopReasonProps) {
  const { t } = useTranslation("aftersales");
  const said = reason?.trim();
  return (
    <Root>
      <div>
        <h2 data-small>{t("shop_reason.title")}</h2>
        {answeredAt && <Time dateTime={answeredAt} data-muted />}
      </div>
      {said && <blockquote dir="auto">{said}</blockquote>}
      {!said && !answeredAt && <p data-muted>{t("shop_reason.none")}</p>}
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
  > blockquote {
    padding-inline-start: ${space[3]};
    border-inline-start: 3px solid ${color.line};
    white-space: pre-line;
  }
`;
