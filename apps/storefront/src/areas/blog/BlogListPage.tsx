import { useTranslation } from "@sen/i18n";
import { BlogListScreen } from "@sen/ui/blog";
import { useLocation, useNavigate } from "react-router-dom";
import { blogFiltersAt } from "./blog-filters-at.ts";
import { showsHighlights, useBlogHighlights, useBlogs, useBlogTags, useBlogTopics } from "./blogs.ts";
import { FeedLink } from "./FeedLink.tsx";
import { breadcrumbJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { usePaths } from "../../core/paths.ts";
import { blogListHref } from "./blog-hrefs.ts";
import { usePlace } from "../../core/place.ts";
import { KEEP_SCROLL } from "../../shell/use-scroll.ts";

export default function BlogListPage() {
  const { t } = useTranslation("blog");
  const paths = usePaths();
  const publicUrl = usePublicUrl();
  const navigate = useNavigate();
  const { query } = usePlace();
  const filters = blogFiltersAt(useLocation().pathname, query);
  const topics = useBlogTopics();
  const topic = topics.find(({ id }) => id === (filters.blog_topic_id ?? filters.topic_id));
  const kind = filters.type === null ? t("title") : t(`types.${filters.type}`);
  const title = topic ? `${topic.name} – ${kind}` : kind;
  const hrefOf = (next: typeof filters) => blogListHref(paths, next);
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
                  { label: t("article.home"), href: paths.home() },
                  { label: t("title"), href: paths.blogs() },
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
        blogHref={paths.blog}
        feedHref={paths.blogFeed()}
      />
    </>
  );
}
