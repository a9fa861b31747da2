import { useTranslation } from "@sen/i18n";
import { LoadMore } from "../../primitives/index.ts";

export interface MoreCouponsProps {
  /** How many are shown, and how many there are. */
  shown: number;
  /** How many there are in all. */
  total: number;
  /** Fetches more. */
  onLoadMore: () => unknown;
  /** More is being fetched. @default false */
  loadingMore?: boolean | undefined;
  /** The next page could not be loaded; asking again is the same press. */
  moreFailed?: boolean | undefined;
}

/** The end of a list of coupons: how far one is, and the next page. */
export function MoreCoupons({ shown, total, onLoadMore, loadingMore, moreFailed }: MoreCouponsProps) {
  const { t } = useTranslation(["coupons", "catalog"]);
  return (
    <LoadMore
      label={moreFailed ? t("catalog:retry") : t("hall.more")}
      progress={moreFailed ? t("hall.more_failed") : t("hall.progress", { shown, count: total })}
      more={shown < total}
      busy={loadingMore ?? false}
      onLoadMore={onLoadMore}
    />
  );
}
