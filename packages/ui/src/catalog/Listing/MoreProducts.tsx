import type { ProductListing } from "@sen/api";
import { MOST_COUNTED, type ListingFilters } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { LoadMore, Notice, Pagination } from "../../primitives/index.ts";
import { useProductCount } from "../use-product-count.ts";

export interface MoreProductsProps {
  /** What the list holds so far, and whether there is more. */
  listing: ProductListing;
  /** What the address asks for. */
  filters: ListingFilters;
  /** The address of the same list with other filters. */
  hrefOf: (filters: ListingFilters) => string;
  /** More is being fetched. @default false */
  loadingMore?: boolean;
  /** More could not be fetched: said, and tried again. @default false */
  moreFailed?: boolean;
  /** Fetches more. */
  onLoadMore: () => unknown;
}

/** The end of what is shown so far: more in place, or, without JavaScript, page by page. */
export function MoreProducts(props: MoreProductsProps) {
  const { listing, filters, hrefOf, loadingMore, moreFailed, onLoadMore } = props;
  const { t } = useTranslation("catalog");
  const productCount = useProductCount();
  const { total, page, per_page, last_page } = listing;
  const seen = Math.min(total, page * per_page);
  const count = { count: total, amount: productCount(total), seen: productCount(seen) };
  const progress = () => {
    if (seen > MOST_COUNTED) return t("list.progress_uncounted", count);
    return page < last_page ? t("list.progress", count) : t("list.progress_all", count);
  };
  return (
    <>
      {moreFailed && (
        <Notice tone="warning" urgent>
          {t("list.more_failed")}
        </Notice>
      )}
      <LoadMore
        label={t("list.more")}
        progress={progress()}
        more={page < last_page}
        busy={loadingMore}
        onLoadMore={onLoadMore}
      />
      <noscript>
        <Pagination
          page={page}
          lastPage={last_page}
          hrefOf={(number) => hrefOf({ ...filters, page: number })}
          labels={{
            pages: t("list.pages"),
            page: (number) => t("list.page", { page: number }),
            previous: t("list.previous_page"),
            next: t("list.next_page"),
          }}
        />
      </noscript>
    </>
  );
}
