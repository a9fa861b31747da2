import type { ProductDetail } from "@sen/api";
import { useSWRConfig } from "swr";
import { cachedAnswer } from "../../core/query.ts";
import { breadcrumbJsonLd, productJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import { reviewsQuery } from "../reviews/index.ts";

export interface ProductPageHeadProps {
  /** Undefined while it loads. */
  product: ProductDetail | undefined;
  /** Known before the product has loaded, when coming from a list. */
  name: string | undefined;
}

const DESCRIPTION_LENGTH = 160;

export function ProductPageHead({ product, name = "" }: ProductPageHeadProps) {
  const links = useLinks();
  const { cache } = useSWRConfig();
  if (!product) return <PageHead title={name} />;
  const href = links.product(product.id);
  const crumbs = product.categories.map(({ id, name: label }) => ({ label, href: links.category(id) }));
  const reviews = cachedAnswer(cache, reviewsQuery(product.id))?.data.items ?? [];
  return (
    <PageHead
      title={product.name}
      description={shortened(product.description)}
      picture={`${product.image_url}/960.webp`}
      jsonLd={[
        productJsonLd(product, href, reviews),
        breadcrumbJsonLd([...crumbs, { label: product.name, href }]),
      ]}
    />
  );
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length <= DESCRIPTION_LENGTH
    ? plain
    : `${plain.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s\S*$/, "")}…`;
}
