import type { PointEntry } from "@sen/api";
import { DONG_PER_POINT } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { styled } from "styled-components";
import { color, mixins, space, weight } from "../../foundations/index.ts";
import { Card, Link, type LoadedPages, PagedList, type Request } from "../../primitives/index.ts";

/** Points earned and deducted, newest first: loading, failed or ready. */
export type PointList = Request<LoadedPages<PointEntry>>;

export interface PointHistoryProps {
  /** The entries loaded so far, or the loading or failed state. */
  list: PointList;
  /** URL of an order. */
  orderHref: (orderId: number) => string;
}

/** History of points earned and deducted. */
export function PointHistory({ list, orderHref }: PointHistoryProps) {
  const { t } = useTranslation("loyalty");
  const { integer, dong, dateTime } = useFormat();
  return (
    <Card title={t("membership.history")}>
      <p data-muted>{t("membership.rule", { amount: dong(DONG_PER_POINT) })}</p>
      <PagedList
        request={list}
        loading={t("loading")}
        boxes={["112px"]}
        failed={t("membership.history_failed")}
        empty={<p>{t("membership.history_empty")}</p>}
        more={{
          label: t("membership.more"),
          progress: (counts) => t("membership.shown", counts),
          failed: t("membership.more_failed"),
        }}
      >
        {({ items }) => (
          <Entries>
            {items.map(({ id, points, order_id, order_code, created_at }) => (
              <li key={id}>
                <p>
                  {t(points > 0 ? "membership.earned" : "membership.returned")}{" "}
                  <Link href={orderHref(order_id)}>{order_code}</Link>
                </p>
                <strong data-returned={points < 0 || undefined}>
                  {points > 0 ? `+${integer(points)}` : `−${integer(-points)}`}
                </strong>
                <small data-muted>{dateTime(created_at)}</small>
              </li>
            ))}
          </Entries>
        )}
      </PagedList>
    </Card>
  );
}

const Entries = styled.ul`
  li {
    ${mixins.grid(1, 3)}
    grid-template-columns: 1fr auto;
    padding-block: ${space[3]};
    border-top: 1px solid ${color.line};
  }
  li a {
    white-space: nowrap;
  }
  li > strong {
    color: ${color.success};
    font-weight: ${weight.bold};
  }
  li > [data-returned] {
    color: ${color.danger};
  }
`;
