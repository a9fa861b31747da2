import { useTranslation } from "@sen/i18n";
import { Package } from "lucide-react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, mixins, space, text, weight } from "../../foundations/index.ts";
import { NoWrap, StatusBadge, TextLink } from "../../primitives/index.ts";
import type { TimelineLabel } from "../StatusTimeline/StatusTimeline.tsx";

export interface CaseHeaderProps {
  /** The kind of case, such as "Khiếu nại". */
  title: string;
  /** The code shown to people. */
  code: string;
  /** The label and tone of its status. */
  status?: TimelineLabel;
  /** The order that the case belongs to. */
  order?: { code: string; href: string };
  /** Shown on the line below if there is no order to link to. */
  children?: ReactNode;
}

/** The header of a case page: title, code, status, and a link to the order. Spec §2, complaint detail. */
export function CaseHeader({ title, code, status, order, children }: CaseHeaderProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  return (
    <Root>
      <div>
        <h1>
          {title} <span>{code}</span>
        </h1>
        {status && (
          <StatusBadge tone={status.tone} aria-live="polite">
            {t(status.labelKey)}
          </StatusBadge>
        )}
      </div>
      <p>
        {order && (
          <span>
            <Package aria-hidden size={18} />
            <TextLink href={order.href}>
              <NoWrap text={t("case.order", { code: order.code })} />
            </TextLink>
          </span>
        )}
        {children}
      </p>
    </Root>
  );
}

const Root = styled.header`
  ${mixins.grid(1)}

  > div {
    ${mixins.wrappedRow(2, 3)}
  }
  > div > h1 {
    font: ${text.title};
    text-wrap: wrap; /* Balancing would move a word of the title to the code's line. */
  }
  > div > h1 > span {
    display: inline-block;
    max-width: 100%;
  }
  > p {
    ${mixins.wrappedRow(1, 4)}
    ${mixins.textStyle("small", { color: "inkMuted" })}
    text-wrap: pretty;
  }
  > p > :has(> svg) {
    ${mixins.inlineRow(2)}
  }
  > p > strong {
    color: ${color.ink};
    font-weight: ${weight.medium};
  }
  > p > strong > svg {
    color: ${color.inkMuted};
  }
  > p > span > a {
    padding-block: ${space[3]};
  }
`;
