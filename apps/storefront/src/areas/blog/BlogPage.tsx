import type { Blog } from "@sen/api";
import { useLocale, useTranslation } from "@sen/i18n";
import { BlogScreen } from "@sen/ui/blog";
import { useNavigate } from "react-router-dom";
import { pageState, useQuery, type PageQueries } from "../../core/query.ts";
import type { Values } from "../../core/href.ts";
import { articleJsonLd, breadcrumbJsonLd } from "../../shell/json-ld.ts";
import { PageHead, usePublicUrl } from "../../shell/PageHead.tsx";
import { sharePage } from "../../shell/share-page.ts";
import { useLinks } from "../links.ts";
import { FeedLink } from "./FeedLink.tsx";
import { articleQuery } from "./queries.ts";
import { useReaction } from "./reaction.ts";
import type { blogRoutes } from "./routes.ts";

type Place = Values<typeof blogRoutes.detail>;

export const queries = ({ id }: Place): PageQueries => ({ required: [articleQuery(id)] });

export default function BlogPage({ id }: Place) {
  const navigate = useNavigate();
  const links = useLinks();
  const url = usePublicUrl() + links.blog(id);
  const article = useQuery(articleQuery(id));
  const blog = article.data?.data;
  const { reaction, like } = useReaction(blog);
  return (
    <>
      <BlogPageHead blog={blog} />
      <BlogScreen
        request={pageState(article, ({ data }) => ({ blog: data, reaction }))}
        hrefs={links}
        onLike={like}
        onShare={() => sharePage(blog?.title ?? "", url)}
        onNavigate={navigate}
      />
    </>
  );
}

/** The head of an article: structured data, breadcrumbs, feed link. `blog` is undefined while it loads. */
function BlogPageHead({ blog }: { blog: Blog | undefined }) {
  const { t } = useTranslation(["blog", "shell"]);
  const locale = useLocale();
  const links = useLinks();
  if (!blog) return <PageHead title="" />;
  const href = links.blog(blog.id);
  return (
    <>
      <PageHead
        title={blog.title}
        description={blog.summary}
        picture={`${blog.image_url}/1280.webp`}
        kind="article"
        jsonLd={[
          articleJsonLd(blog, { href, locale, publisher: t("shell:name") }),
          breadcrumbJsonLd([
            { label: t("article.home"), href: links.home },
            { label: t("title"), href: links.blogs },
            { label: blog.topic.name, href: links.topic(blog.topic.id) },
            { label: blog.title, href },
          ]),
        ]}
      />
      <FeedLink />
    </>
  );
}
