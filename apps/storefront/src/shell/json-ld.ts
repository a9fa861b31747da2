import type { Blog, ProductDetail, Question, Review, Tenant } from "@sen/api";
import type { Crumb } from "@sen/ui/primitives";

/** A part of a page's structured data, given the origin of its absolute URLs. */
export type JsonLd = (publicUrl: string) => object;

/** Search engines read the server's HTML, so the browser omits structured data. */
const NONE: JsonLd = () => ({});

export const breadcrumbJsonLd = (crumbs: readonly Crumb[]): JsonLd =>
  import.meta.env.SSR
    ? (publicUrl) => ({
        "@type": "BreadcrumbList",
        itemListElement: crumbs.map(({ label, href }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          name: label,
          item: publicUrl + href,
        })),
      })
    : NONE;

const REVIEWS_TOLD = 5;

/** A schema.org product: name, pictures, price in dong, availability, rating, and a few written reviews. */
export function productJsonLd(product: ProductDetail, href: string, reviews: readonly Review[]): JsonLd {
  if (!import.meta.env.SSR) return NONE;
  const told = reviews.filter(({ content }) => content !== "").slice(0, REVIEWS_TOLD);
  return (publicUrl) => ({
    "@type": "Product",
    name: product.name,
    description: product.description,
    image: product.media
      .filter(({ type }) => type === "image")
      .map(({ url }) => `${publicUrl}${url}/960.webp`),
    ...(product.maker ? { brand: { "@type": "Brand", name: product.maker.name } } : {}),
    ...aggregateRating(product),
    ...(told.length > 0 ? { review: told.map(reviewJsonLd) } : {}),
    offers: {
      "@type": "Offer",
      url: publicUrl + href,
      priceCurrency: "VND",
      price: product.price_after_discount,
      availability: `https://schema.org/${product.in_stock ? "InStock" : "OutOfStock"}`,
      seller: { "@type": "Organization", name: product.tenant.name },
    },
  });
}

export const shopJsonLd = (shop: Tenant, href: string): JsonLd =>
  import.meta.env.SSR
    ? (publicUrl) => ({
        "@type": "Store",
        name: shop.name,
        url: publicUrl + href,
        image: `${publicUrl}${shop.image_url}/960.webp`,
        ...aggregateRating(shop),
      })
    : NONE;

function aggregateRating({ rating, rating_count }: Pick<Tenant, "rating" | "rating_count">): object {
  if (rating_count === 0) return {};
  return {
    aggregateRating: { "@type": "AggregateRating", ratingValue: rating, reviewCount: rating_count },
  };
}

function reviewJsonLd({ author_name, rating, content, created_at }: Review): object {
  return {
    "@type": "Review",
    author: { "@type": "Person", name: author_name },
    datePublished: created_at.slice(0, 10),
    reviewRating: { "@type": "Rating", ratingValue: rating, bestRating: 5, worstRating: 1 },
    reviewBody: content,
  };
}

export const faqJsonLd = (questions: readonly Question[]): JsonLd =>
  import.meta.env.SSR
    ? () => ({
        "@type": "FAQPage",
        mainEntity: questions.map(({ question, answer }) => ({
          "@type": "Question",
          name: question,
          acceptedAnswer: { "@type": "Answer", text: answer },
        })),
      })
    : NONE;

interface ArticlePlace {
  /** Relative to this site's root. */
  href: string;
  locale: string;
  publisher: string;
}

/** A schema.org article, or news article if the blog is news. */
export function articleJsonLd(blog: Blog, { href, locale, publisher }: ArticlePlace): JsonLd {
  if (!import.meta.env.SSR) return NONE;
  return (publicUrl) => {
    const organization = { "@type": "Organization", name: publisher, url: publicUrl };
    return {
      "@type": blog.type === "news" ? "NewsArticle" : "Article",
      headline: blog.title,
      description: blog.summary,
      image: [`${publicUrl}${blog.image_url}/1280.webp`],
      datePublished: blog.published_at,
      dateModified: blog.updated_at,
      inLanguage: locale,
      mainEntityOfPage: publicUrl + href,
      keywords: blog.tags.map(({ name }) => name).join(", "),
      author: organization,
      publisher: organization,
    };
  };
}
