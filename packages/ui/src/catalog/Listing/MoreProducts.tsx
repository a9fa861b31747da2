import type { ProductListing } from "@sen/api";
import { MOST_COUNTED } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { LoadMore, type LoadedPages, Pagination } from "../../primitives/index.ts";
import type { Narrowing } from "../narrowing.ts";
import { useProductCount } from "../use-product-count.ts";

/** The loaded pages. */
export interface LoadedProducts extends Pick<
  LoadedPages<unknown>,
  "onLoadMore" | "loadingMore" | "moreFailed"
> {
  /** The last loaded page; its `items` are those of all loaded pages. */
  listing: ProductListing;
  /** Filters have changed and the new products are loading. @default false */
  updating?: boolean;
}

export type MoreProductsProps = Pick<Narrowing, "filters" | "hrefOf"> & Omit<LoadedProducts, "updating">;

/** The end of the loaded products: loads more in place, or page by page without JavaScript. */
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
      <LoadMore
        label={t("list.more")}
        progress={progress()}
        more={page < last_page}
        busy={loadingMore}
        onLoadMore={onLoadMore}
        failed={moreFailed ? t("list.more_failed") : undefined}
      />
      <noscript>
        <Pagination
          page={page}
          lastPage={last_page}
          hrefOf={(number) => hrefOf({ ...filters, page: number })}
        />
      </noscript>
    </>
  );
}
