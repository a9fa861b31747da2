import type { OrderDetail } from "@sen/api";
import {
  AttachmentCreator,
  complaintNowLabel,
  isRefundRefused,
  OrderStatus,
  refundLabel,
  returnLabel,
} from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { ChevronRight } from "lucide-react";
import { styled } from "styled-components";
import { color, media, mixins, motion, space, text, weight } from "../../foundations/index.ts";
import { Card, Link, NoWrap, StatusBadge } from "../../primitives/index.ts";
import type { OrderHrefs } from "./order-hrefs.ts";

interface RelatedCasesProps {
  order: OrderDetail;
  hrefs: Pick<OrderHrefs, "return" | "complaint" | "refund" | "cancelled">;
}

/** Links to an order's return, complaints, refund and cancellation; renders nothing if there are none. */
export function RelatedCases({ order, hrefs }: RelatedCasesProps) {
  const { t } = useTranslation(["aftersales", "orders"]);
  const { dong } = useFormat();
  const { return_request, complaint_requests, refund_request, now } = order;
  const isCancelled = order.order_status === OrderStatus.cancelled && order.cancel_request !== null;
  const ofParcel = return_request?.creator_type === AttachmentCreator.system;
  const cases = [
    isCancelled && { href: hrefs.cancelled(order.id), name: t("order_detail.related_cancel"), status: null },
    ...complaint_requests.map((complaint) => ({
      href: hrefs.complaint(order.id, complaint.id),
      name: t("order_detail.related_complaint", { code: complaint.code }),
      status: complaintNowLabel(complaint, new Date(now)),
    })),
    return_request && {
      href: hrefs.return(order.id),
      name: t(`order_detail.related_${ofParcel ? "parcel" : "return"}`, { code: return_request.code }),
      status: returnLabel(return_request),
    },
    refund_request && {
      href: hrefs.refund(order.id),
      name: t("order_detail.related_refund", { code: refund_request.code }).concat(
        isRefundRefused(refund_request) ? "" : ` · ${dong(refund_request.amount_refund)}`,
      ),
      status: refundLabel(refund_request),
    },
  ].filter((one) => one !== null && one !== false);
  if (cases.length === 0) return null;
  return (
    <Card title={t("order_detail.related")}>
      <List>
        {cases.map(({ href, name, status }) => (
          <li key={name}>
            <Link href={href}>
              <NoWrap text={name} />
            </Link>
            {status && <StatusBadge tone={status.tone}>{t(status.labelKey)}</StatusBadge>}
            <ChevronRight aria-hidden size={20} />
          </li>
        ))}
      </List>
    </Card>
  );
}

const List = styled.ul`
  margin-block: calc(-1 * ${space[2]});

  > li {
    ${mixins.wrappedRow(1, 3)}
    min-height: 48px;
    padding: ${space[2]} ${space[6]} ${space[2]} 0;
    font: ${text.small};
    transition: color ${motion.quick};
    ${mixins.coveredBy("a")}
  }
  > li + li {
    border-top: 1px solid ${color.line};
  }
  a {
    flex: 1 1 auto;
    font-weight: ${weight.medium};
  }
  svg {
    position: absolute;
    right: 0;
    top: calc(50% - 10px);
    color: ${color.inkMuted};
  }
  ${media.hover} {
    > li:hover {
      color: ${color.brand};
    }
  }
`;
