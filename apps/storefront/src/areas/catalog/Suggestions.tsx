import type { ProductCard } from "@sen/api";
import { suggestProducts } from "@sen/domain";
import { useTranslation } from "@sen/i18n";
import { Suggestions } from "@sen/ui/catalog";
import { query, useQuery } from "../../core/query.ts";
import { useSession } from "../../core/session/session.ts";
import { useLinks } from "../links.ts";
import { relatedQuery } from "../product/index.ts";
import { recommendedQuery } from "./queries.ts";
import { useRecentlyViewed } from "./RecentlyViewedShelf.tsx";

const newestQuery = () =>
  query("/products/listing", { params: { query: { sort_by: "newest", per_page: 24 } } });

/** From this many products looked at on, what goes with them fills the shelf. */
const ENOUGH_VIEWED = 2;

/** What goes with the products that were looked at last, else what is new; never what the page shows as sold best. */
export function SuggestionsOfToday() {
  const { t } = useTranslation("catalog");
  const { status } = useSession();
  const viewed = useRecentlyViewed().items.map(({ product }) => product.id);
  const related = useRelated(viewed);
  const bestsellers = useQuery(recommendedQuery()).data?.data.items ?? [];
  const isMixed = status !== "unknown" && viewed.length < ENOUGH_VIEWED;
  const newest = useQuery(isMixed ? newestQuery() : null).data?.data.items ?? [];
  const products = suggestProducts(related, newest, new Set([...viewed, ...bestsellers.map(({ id }) => id)]));
  const { product: productHref } = useLinks();
  return products.length > 0 && <Suggestions title={t("home.suggestions")} {...{ products, productHref }} />;
}

/** What goes with products of a cart. */
export function SimilarProducts({ ids }: { ids: readonly number[] }) {
  const { t } = useTranslation("catalog");
  const products = suggestProducts(useRelated(ids), [], new Set(ids));
  const { product: productHref } = useLinks();
  return products.length > 0 && <Suggestions title={t("similar")} {...{ products, productHref }} />;
}

/** What goes with each of the first three products, as far as it is there. */
function useRelated([first, second, third]: readonly number[]): (readonly ProductCard[])[] {
  return [useRelatedTo(first), useRelatedTo(second), useRelatedTo(third)];
}

const useRelatedTo = (id: number | undefined) =>
  useQuery(id === undefined ? null : relatedQuery(id)).data?.data ?? [];
