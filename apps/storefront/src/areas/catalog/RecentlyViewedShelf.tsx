import { RECENTLY_VIEWED_LIMIT } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { RecentlyViewed } from "@sen/ui/catalog";
import { useFailureToast } from "../../core/failure-toast.ts";
import { query, useAnswers, useQuery } from "../../core/query.ts";
import { useSession } from "../../core/session/session.ts";
import { useStore } from "../../core/store.ts";
import { settleToResult, write } from "../../core/write.ts";
import { useLinks } from "../links.ts";
import { viewedQuery, viewedStore } from "./viewed-prices.ts";

export function RecentlyViewedShelf({ exceptId }: { exceptId?: number }) {
  const { items, clear } = useRecentlyViewed(exceptId);
  return <RecentlyViewed items={items} productHref={useLinks().product} onClear={clear} />;
}

const cardsQuery = (ids: readonly number[]) =>
  query("/products", { query: { id: [...ids], per_page: RECENTLY_VIEWED_LIMIT } });

/** The recently viewed products: the customer's from the backend, a guest's from this device. Empty until the browser knows who is signed in. */
export function useRecentlyViewed(exceptId?: number) {
  const { status } = useSession();
  const entries = useStore(viewedStore);
  const { refetch } = useAnswers();
  const showFailure = useFailureToast();
  const { t } = useTranslation("catalog");
  const own = useQuery(viewedQuery());
  const ids = entries.flatMap(({ product_id }) => (product_id === exceptId ? [] : [product_id]));
  const cards = useQuery(status === "out" && ids.length > 0 ? cardsQuery(ids) : null);
  const items =
    status === "in"
      ? (own.data?.data ?? [])
      : entries.flatMap(({ product_id, price_seen }) => {
          const product = cards.data?.data.items.find(({ id }) => id === product_id);
          return product ? [{ product, price_seen }] : [];
        });
  async function clear(): Promise<void> {
    viewedStore.write(null);
    if (status === "out") return;
    const { ok, refusal } = await settleToResult(write("DELETE /recently-viewed"));
    await refetch(viewedQuery());
    if (!ok) await showFailure(refusal, t("viewed.clear_failed"), clear);
  }
  return {
    /** It is not known yet which products were viewed. */
    isLoading: status === "unknown" || own.isLoading || cards.isLoading,
    items: items.filter(({ product }) => product.id !== exceptId),
    clear,
  };
}
