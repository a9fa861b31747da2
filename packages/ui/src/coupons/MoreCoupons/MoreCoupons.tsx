import { useFormat, useTranslation } from "@sen/i18n";
import { LoadMore, type LoadedPages } from "../../primitives/index.ts";

export interface MoreCouponsProps extends LoadedPages {
  /** How many are shown. */
  shown: number;
}

/** The end of a list of coupons: how far one is, and the next page. */
export function MoreCoupons({
  shown,
  total,
  hasMore,
  onLoadMore,
  loadingMore,
  moreFailed,
}: MoreCouponsProps) {
  const { t } = useTranslation(["coupons", "catalog"]);
  const { integer } = useFormat();
  const counts = { count: total, shown: integer(shown), total: integer(total) };
  return (
    <LoadMore
      label={moreFailed ? t("catalog:retry") : t("hall.more")}
      progress={moreFailed ? t("hall.more_failed") : t("hall.progress", counts)}
      more={hasMore}
      busy={loadingMore ?? false}
      onLoadMore={onLoadMore}
    />
  );
}
