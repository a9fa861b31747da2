import type { ProductDetail } from "@sen/api";
import { ProductDetails } from "@sen/ui/product";
import { useQuery } from "../../core/query.ts";
import { RecentlyViewedShelf, useFollowing } from "../catalog/index.ts";
import { useLinks } from "../links.ts";
import { useReviewLikes, useReviews } from "../reviews/index.ts";
import { relatedQuery } from "./queries.ts";

/** What there is to know of a product beyond its offer, and other products. */
export function ProductDetailsSection({ product }: { product: ProductDetail }) {
  const { id, tenant_card: shop } = product;
  const links = useLinks();
  const { reviews, filters, onFilter } = useReviews(id);
  return (
    <>
      <ProductDetails
        product={product}
        reviews={reviews}
        reviewing={{ filters, onFilter, likeOf: useReviewLikes(id), reviewHref: links.review }}
        shopHref={links.shop(shop.id)}
        following={useFollowing()}
        related={useQuery(relatedQuery(id)).data?.data}
        productHref={links.product}
      />
      <RecentlyViewedShelf exceptId={id} />
    </>
  );
}
