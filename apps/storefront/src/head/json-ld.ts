import type { Blog, ProductDetail, Question } from "@sen/api";

interface Crumb {
  label: string;
  /** From this site's root. */
  href: string;
}

/** The way to a page as schema.org has it, the top first. */
export function breadcrumbJsonLd(publicUrl: string, crumbs: readonly Crumb[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: crumbs.map(({ label, href }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: publicUrl + href,
    })),
  };
}

/** A product as schema.org has it: name, pictures, price in dong, availability, rating. */
export function productJsonLd(publicUrl: string, product: ProductDetail, href: string): object {
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    name: product.name,
    description: product.description,
    image: product.media
      .filter(({ type }) => type === "image")
      .map(({ url }) => `${publicUrl}${url}/960.webp`),
    ...(product.maker ? { brand: { "@type": "Brand", name: product.maker.name } } : {}),
    ...(product.rating_count > 0
      ? {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: product.rating,
            reviewCount: product.rating_count,
          },
        }
      : {}),
    offers: {
      "@type": "Offer",
      url: publicUrl + href,
      priceCurrency: "VND",
      price: product.price_after_discount,
      availability: `https://schema.org/${product.in_stock ? "InStock" : "OutOfStock"}`,
      seller: { "@type": "Organization", name: product.tenant.name },
    },
  };
}

/** Questions with their answers as schema.org has them. */
export function faqJsonLd(questions: readonly Question[]): object {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: questions.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

/** Whose an article is, and where. */
interface ArticlePlace {
  /** From this site's root. */
  href: string;
  locale: string;
  publisher: string;
}

/** An article as schema.org has it; news are news. */
export function articleJsonLd(
  publicUrl: string,
  blog: Blog,
  { href, locale, publisher }: ArticlePlace,
): object {
  const organization = { "@type": "Organization", name: publisher, url: publicUrl };
  return {
    "@context": "https://schema.org",
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
}
