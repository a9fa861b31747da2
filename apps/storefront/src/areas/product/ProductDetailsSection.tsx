import type { ProductDetail } from "@sen/api";
import { ALL_REVIEWS } from "@sen/domain";
import { ProductDetails } from "@sen/ui/product";
import { useState } from "react";
import { useListBehind } from "../../core/endless-list.ts";
import { listState, rowsOf } from "../../core/list-state.ts";
import { useQuery } from "../../core/query.ts";
import { RecentlyViewedShelf, useFollowing } from "../catalog/index.ts";
import { useLinks } from "../links.ts";
import { reviewsQuery, useReviewLikes } from "../reviews/index.ts";
import { relatedQuery } from "./queries.ts";

export function ProductDetailsSection({ product }: { product: ProductDetail }) {
  const { id } = product;
  const [filters, setFilters] = useState(ALL_REVIEWS);
  const reviews = useListBehind((after?: string) => reviewsQuery(id, filters, after));
  return (
    <>
      <ProductDetails
        product={product}
        reviews={listState(reviews, rowsOf(reviews.pages))}
        filters={filters}
        onFilter={setFilters}
        likeOf={useReviewLikes(id)}
        hrefs={useLinks()}
        following={useFollowing()}
        related={useQuery(relatedQuery(id)).data?.data}
      />
      <RecentlyViewedShelf exceptId={id} />
    </>
  );
}
