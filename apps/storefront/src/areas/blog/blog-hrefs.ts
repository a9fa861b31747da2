import type { BlogFilters } from "@sen/domain";
import { localizedPath, useLocale, type Locale } from "@sen/i18n";
import type { BlogScreenHrefs } from "@sen/ui/blog";
import { perLocale, type Href } from "../../core/route.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { productRoutes } from "../product/routes.ts";
import { blogRoutes } from "./routes.ts";

/** The feed of a language's articles; not a page. */
export const blogFeedHref = (locale: Locale): string => localizedPath("/blogs/rss.xml", locale);

/** The address of a list of articles: one of a type has a page of its own. */
export const blogListHref = (href: Href, filters: Partial<BlogFilters>): string =>
  href(filters.type ? blogRoutes.ofType : blogRoutes.list, filters);

const blogHrefsOf = perLocale((href): BlogScreenHrefs => ({
  home: href(catalogRoutes.home),
  blogs: href(blogRoutes.list),
  type: (type) => blogListHref(href, { type }),
  topic: (blog_topic_id) => blogListHref(href, { blog_topic_id }),
  tag: (id) => blogListHref(href, { tag_ids: [id] }),
  blog: (id) => href(blogRoutes.detail, { id }),
  product: (id) => href(productRoutes.detail, { id }),
}));

/** Where an article leads. */
export const useBlogHrefs = (): BlogScreenHrefs => blogHrefsOf(useLocale());
