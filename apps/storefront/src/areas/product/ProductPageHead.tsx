import type { ProductDetail } from "@sen/api";
import { galleryPreload, mediaWithVariantFirst, openingVariant } from "@sen/ui/product";
import { useSWRConfig } from "swr";
import { cachedAnswer } from "../../core/query.ts";
import { breadcrumbJsonLd, productJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useLinks } from "../links.ts";
import { reviewsQuery } from "../reviews/index.ts";

export interface ProductPageHeadProps {
  /** Undefined while it loads. */
  product: ProductDetail | undefined;
  /** Known earlier than the product, coming from a list. */
  name: string | undefined;
  /** The variant that the address names: its picture comes first. */
  variantId: number | null;
}

const DESCRIPTION_LENGTH = 160;

/** The head of a product's page: its way in the tree, its structured data, its first picture ahead of everything. */
export function ProductPageHead({ product, name = "", variantId }: ProductPageHeadProps) {
  const links = useLinks();
  const { cache } = useSWRConfig();
  if (!product) return <PageHead title={name} />;
  const href = links.product(product.id);
  const crumbs = product.categories.map(({ id, name: label }) => ({ label, href: links.category(id) }));
  const reviews = cachedAnswer(cache, reviewsQuery(product.id))?.data.items ?? [];
  const first = mediaWithVariantFirst(product, variantId ?? openingVariant(product)?.id ?? null).find(
    ({ type }) => type === "image",
  );
  const preload = first && galleryPreload(first.url);
  return (
    <>
      <PageHead
        title={product.name}
        description={shortened(product.description)}
        picture={`${product.image_url}/960.webp`}
        jsonLd={[
          productJsonLd(product, href, reviews),
          breadcrumbJsonLd([...crumbs, { label: product.name, href }]),
        ]}
      />
      {preload && <link rel="preload" as="image" {...preload} fetchPriority="high" />}
    </>
  );
}

function shortened(text: string): string {
  const plain = text.replace(/\s+/g, " ").trim();
  return plain.length <= DESCRIPTION_LENGTH
    ? plain
    : `${plain.slice(0, DESCRIPTION_LENGTH - 1).replace(/\s\S*$/, "")}…`;
}
