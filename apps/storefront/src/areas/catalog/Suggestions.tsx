import type { ProductCard } from "@sen/api";
import { suggestProducts } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Suggestions } from "@sen/ui/catalog";
import { query, useQuery } from "../../core/query.ts";
import { useLinks } from "../links.ts";
import { relatedQuery } from "../product/index.ts";
import { recommendedQuery } from "./queries.ts";
import { RecentlyViewedShelf, useRecentlyViewed } from "./RecentlyViewedShelf.tsx";

const newestQuery = () => query("/products/listing", { query: { sort_by: "newest", per_page: 24 } });

/** With this many viewed products or more, the shelf holds related products only. */
const ENOUGH_VIEWED = 2;

/** The personal end of the home page, which the server therefore does not render. */
export function HomeShelves() {
  return (
    <>
      <RecentlyViewedShelf />
      <SuggestionsOfToday />
    </>
  );
}

/** Products related to those viewed last, filled up with new ones; never the bestsellers that the page already shows. */
export function SuggestionsOfToday() {
  const { t } = useTranslation("catalog");
  const { items, isLoading } = useRecentlyViewed();
  const viewed = items.map(({ product }) => product.id);
  const related = useRelated(viewed);
  const bestsellers = useQuery(recommendedQuery()).data?.data.items ?? [];
  const isMixed = !isLoading && viewed.length < ENOUGH_VIEWED;
  const newest = useQuery(isMixed ? newestQuery() : null);
  const leftOut = new Set([...viewed, ...bestsellers.map(({ id }) => id)]);
  const products = suggestProducts(related.lists, newest.data?.data.items ?? [], leftOut);
  const isComing = isLoading || related.isLoading || newest.isLoading;
  return <Shelf title={t("home.suggestions")} products={isComing ? null : products} />;
}

export function SimilarProducts({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation("catalog");
  const { lists, isLoading } = useRelated(ids);
  const products = suggestProducts(lists, [], new Set(ids));
  return <Shelf title={t("similar")} products={isLoading ? null : products} />;
}

function Shelf(suggested: { title: string; products: ProductCard[] | null }) {
  const { product: productHref } = useLinks();
  return suggested.products?.length !== 0 && <Suggestions {...suggested} productHref={productHref} />;
}

function useRelated([first, second, third]: readonly number[]) {
  const asked = [useRelatedTo(first), useRelatedTo(second), useRelatedTo(third)];
  return {
    lists: asked.map(({ data }) => data?.data ?? []),
    isLoading: asked.some(({ isLoading }) => isLoading),
  };
}

const useRelatedTo = (id: number | undefined) => useQuery(id === undefined ? null : relatedQuery(id));
