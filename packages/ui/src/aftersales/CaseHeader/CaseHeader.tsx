import { useTranslation } from "@sen/i18n";
import { Package } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { css, mixins, space, text, weight } from "../../foundations/index.ts";
import { NoWrap, StatusBadge, TextLink } from "../../primitives/index.ts";
import type { TimelineLabel } from "../StatusTimeline/StatusTimeline.tsx";

export interface CaseHeaderProps {
  /** What the case is. */
  kind: "complaint" | "return" | "parcel" | "refund" | "cancel";
  /** As people read it out. */
  code: string;
  /** What domain calls its status. */
  status: TimelineLabel;
  /** The order it is about. */
  order: { code: string; href: string };
  /** Below: a reason against it, or what is to be done now. */
  children?: ReactNode;
}

/** What the page is about: kind and code, where it stands, and the way to the order. Spec §2, complaint detail. */
export function CaseHeader({ kind, code, status, order, children }: CaseHeaderProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  return (
    <Root>
      <div>
        <h1>
          {t(`case.${kind}`)} <span>{code}</span>
        </h1>
        <StatusBadge tone={status.tone}>{t(status.labelKey)}</StatusBadge>
      </div>
      <p>
        <Package aria-hidden size={18} />
        <TextLink href={order.href}>
          <NoWrap text={t("case.order", { code: order.code })} />
        </TextLink>
      </p>
      {children}
    </Root>
  );
}

/** What the page is about, its code and its status, in a `div` of its own. */
export const titleLine = css`
  > div:first-child {
    ${mixins.wrappedRow(2, 3)}
  }
  > div > h1 {
    font: ${text.title};
    text-wrap: wrap; /* Balanced, a word of the kind would go down to the code. */
  }
  > div > h1 > span {
    display: inline-block;
    max-width: 100%;
  }
`;

const Root = styled.header`
  ${mixins.grid(1)}

  ${titleLine}
  > p {
    ${mixins.row(2)}
    min-height: 44px;
    ${mixins.textStyle("small", { color: "inkMuted" })}
  }
  > p > a {
    padding-block: ${space[3]};
    font-weight: ${weight.medium};
  }
`;
