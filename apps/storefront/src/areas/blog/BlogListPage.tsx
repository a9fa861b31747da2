import type { BlogFilters } from "@sen/domain";
import { useLocale, useTranslation } from "@sen/i18n";
import { BlogListScreen } from "@sen/ui/blog";
import { requestState, useQuery, type PageQueries } from "../../core/query.ts";
import { useHref, type Values } from "../../core/href.ts";
import { breadcrumbJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { useNavigateInPlace } from "../../shell/use-scroll.ts";
import { useLinks } from "../links.ts";
import { blogFeedHref, FeedLink } from "./FeedLink.tsx";
import { blogHighlightsQuery, showsHighlights, useBlogHighlights } from "./highlights.ts";
import { blogsQuery, blogTagsQuery, blogTopicsQuery } from "./queries.ts";
import { blogRoutes } from "./routes.ts";

export const queries = (filters: BlogFilters): PageQueries => ({
  required: [blogsQuery(filters)],
  optional: [
    blogTopicsQuery(),
    blogTagsQuery(),
    ...(showsHighlights(filters) ? [blogHighlightsQuery()] : []),
  ],
});

export default function BlogListPage(filters: Values<typeof blogRoutes.list>) {
  const { t } = useTranslation("blog");
  const href = useHref();
  const links = useLinks();
  // Keeps the previous page while the next one loads.
  const asked = useQuery(blogsQuery(filters), { keepPreviousData: true });
  const topics = useQuery(blogTopicsQuery()).data?.data ?? [];
  const topic = topics.find(({ id }) => id === (filters.blog_topic_id ?? filters.topic_id));
  const kind = filters.type === null ? t("title") : t(`types.${filters.type}`);
  return (
    <>
      <PageHead
        title={topic ? `${topic.name} – ${kind}` : kind}
        description={t("about")}
        canonicalQuery={["type", "topic_id", "blog_topic_id", "page"]}
        noIndex={filters.keyword !== ""}
        jsonLd={[
          breadcrumbJsonLd([
            { label: t("article.home"), href: links.home },
            { label: t("title"), href: links.blogs },
          ]),
        ]}
      />
      <FeedLink />
      <BlogListScreen
        list={requestState(asked, ({ data }) => data)}
        filters={filters}
        highlights={useBlogHighlights(showsHighlights(filters))}
        topics={topics}
        tags={useQuery(blogTagsQuery()).data?.data ?? []}
        // A list of one type has its own page.
        hrefOf={(next) => href(next.type ? blogRoutes.ofType : blogRoutes.list, next)}
        onNavigate={useNavigateInPlace()}
        blogHref={links.blog}
        feedHref={blogFeedHref(useLocale())}
      />
    </>
  );
}
