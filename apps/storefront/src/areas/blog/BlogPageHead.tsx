import type { Blog } from "@sen/api";
import { useLocale, useTranslation } from "@sen/i18n";
import { FeedLink } from "./FeedLink.tsx";
import { articleJsonLd, breadcrumbJsonLd } from "../../shell/json-ld.ts";
import { PageHead } from "../../shell/PageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { useLinks } from "../links.ts";

export interface BlogPageHeadProps {
  /** Undefined while it loads. */
  blog: Blog | undefined;
}

/** The head of an article: its structured data, its place, and the feed that it is in. */
export function BlogPageHead({ blog }: BlogPageHeadProps) {
  const { t } = useTranslation(["blog", "shell"]);
  const publicUrl = usePublicUrl();
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
        jsonLd={
          import.meta.env.SSR
            ? [
                articleJsonLd(publicUrl, blog, { href, locale, publisher: t("shell:name") }),
                breadcrumbJsonLd(publicUrl, [
                  { label: t("article.home"), href: links.home },
                  { label: t("title"), href: links.blogs },
                  { label: blog.topic.name, href: links.topic(blog.topic.id) },
                  { label: blog.title, href },
                ]),
              ]
            : []
        }
      />
      <FeedLink />
    </>
  );
}
