import type { BlogFilters } from "@sen/domain";
import type { PageQueries } from "../../core/page-module.ts";
import { useLocale, useTranslation } from "@sen/i18n";
import { BlogListScreen } from "@sen/ui/blog";
import { useNavigate } from "react-router-dom";
import { showsHighlights, useBlogHighlights, blogHighlightsQuery } from "./highlights.ts";
import { useBlogs, useBlogTags, useBlogTopics, blogsQuery, blogTopicsQuery, blogTagsQuery } from "./blogs.ts";
import { FeedLink } from "./FeedLink.tsx";
import { breadcrumbJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { useHref } from "../../core/route.ts";
import { blogRoutes } from "./routes.ts";
import { catalogRoutes } from "../catalog/routes.ts";
import { blogFeedHref, blogListHref } from "./blog-hrefs.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export const queries = (filters: BlogFilters): PageQueries => ({
  required: [blogsQuery(filters)],
  optional: [
    blogTopicsQuery(),
    blogTagsQuery(),
    ...(showsHighlights(filters) ? [blogHighlightsQuery()] : []),
  ],
});

export default function BlogListPage() {
  const { t } = useTranslation("blog");
  const href = useHref();
  const publicUrl = usePublicUrl();
  const navigate = useNavigate();
  const filters = usePlace(blogRoutes.list);
  const topics = useBlogTopics();
  const topic = topics.find(({ id }) => id === (filters.blog_topic_id ?? filters.topic_id));
  const kind = filters.type === null ? t("title") : t(`types.${filters.type}`);
  const title = topic ? `${topic.name} – ${kind}` : kind;
  const hrefOf = (next: typeof filters) => blogListHref(href, next);
  return (
    <>
      <PageHead
        title={title}
        description={t("about")}
        canonicalQuery={["type", "topic_id", "blog_topic_id", "page"]}
        noIndex={filters.keyword !== ""}
        jsonLd={
          import.meta.env.SSR
            ? [
                breadcrumbJsonLd(publicUrl, [
                  { label: t("article.home"), href: href(catalogRoutes.home) },
                  { label: t("title"), href: href(blogRoutes.list) },
                ]),
              ]
            : []
        }
      />
      <FeedLink />
      <BlogListScreen
        list={useBlogs(filters)}
        filters={filters}
        highlights={useBlogHighlights(showsHighlights(filters))}
        topics={topics}
        tags={useBlogTags()}
        hrefOf={hrefOf}
        onNavigate={(href) => void navigate(href, { state: KEEP_SCROLL })}
        blogHref={(id) => href(blogRoutes.detail, { id })}
        feedHref={blogFeedHref(useLocale())}
      />
    </>
  );
}
