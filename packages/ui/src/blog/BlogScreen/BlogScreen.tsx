import type { Blog, BlogReaction, BlogType } from "@sen/api";
import { compactCount } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Clock, Eye } from "lucide-react";
import {
  Breadcrumb,
  DeferredSection,
  LinkChips,
  Picture,
  type Request,
  Requested,
  ShareButton,
  type ShareOutcome,
  Skeleton,
  TextLink,
  Time,
} from "../../primitives/index.ts";
import { ProductGrid } from "../../catalog/ProductGrid/ProductGrid.tsx";
import { Shelf } from "../../catalog/Shelf/Shelf.tsx";
import { ArticleBody } from "../ArticleBody/ArticleBody.tsx";
import { BlogCards } from "../BlogCards/BlogCards.tsx";
import { BlogLikeButton } from "../BlogLikeButton/BlogLikeButton.tsx";
import { Root } from "./BlogScreen.styles.ts";

/** An article: loading, failed or ready. */
export type BlogPage = Request<{
  blog: Blog;
  /** The current counts, including this device's view. */
  reaction: BlogReaction;
}>;

/** URLs of the screen's links. */
export interface BlogScreenHrefs {
  home: string;
  blogs: string;
  type: (type: BlogType) => string;
  topic: (id: number) => string;
  tag: (id: number) => string;
  blog: (id: number) => string;
  product: (id: number) => string;
}

/** A customer's actions on an article's page, and its links. */
export interface BlogCalls {
  /** URLs of the screen's links. */
  hrefs: BlogScreenHrefs;
  /** Resolves to whether it was saved. */
  onLike: (isLiked: boolean) => Promise<boolean>;
  /** Shares the article's URL, or copies it. */
  onShare: () => Promise<ShareOutcome>;
  /** Navigates within the site without a page load. */
  onNavigate: (href: string) => unknown;
}

export interface BlogScreenProps extends BlogCalls {
  /** The article: loading, failed or ready. */
  request: BlogPage;
}

/** An article with its table of contents, products and related articles. Complete without JavaScript. Spec §2, blogs. */
export function BlogScreen({ request, ...given }: BlogScreenProps) {
  const { t } = useTranslation("blog");
  return (
    <Requested
      request={request}
      loading={t("article.loading")}
      skeleton={
        <Root>
          <article>
            <Skeleton width="80%" />
            <Skeleton shape="box" ratio="16 / 9" />
            <Skeleton />
            <Skeleton />
            <Skeleton width="60%" />
          </article>
        </Root>
      }
      heading="h1"
      failed={t("article.failed")}
      hint={t("article.failed_hint")}
    >
      {({ blog, reaction }) => <ReadyBlog key={blog.id} blog={blog} reaction={reaction} {...given} />}
    </Requested>
  );
}

type ReadyBlogProps = BlogCalls & { blog: Blog; reaction: BlogReaction };

function ReadyBlog({ blog, reaction, hrefs, ...given }: ReadyBlogProps) {
  const { t } = useTranslation(["blog", "catalog"]);
  const { compact, date } = useFormat();
  const { headings, tags, products, related, topic, type } = blog;
  const wasUpdated = date(blog.updated_at) !== date(blog.published_at);
  return (
    <Root>
      <article aria-labelledby="blog-title">
        <header>
          <Breadcrumb
            crumbs={[
              { label: t("article.home"), href: hrefs.home },
              { label: t("title"), href: hrefs.blogs },
              { label: t(`types.${type}`), href: hrefs.type(type) },
              { label: topic.name, href: hrefs.topic(topic.id) },
            ]}
          />
          <h1 id="blog-title">{blog.title}</h1>
          <p data-summary>{blog.summary}</p>
          <ul data-facts>
            <li>
              {t("article.published")} <Time dateTime={blog.published_at} precision="day" />
            </li>
            {wasUpdated && (
              <li>
                {t("article.updated")} <Time dateTime={blog.updated_at} precision="day" />
              </li>
            )}
            <li>
              <Clock aria-hidden size={16} />
              {t("card.minutes", { count: blog.reading_minutes })}
            </li>
            {reaction.view_count > 0 && (
              <li>
                <Eye aria-hidden size={16} />
                {t("card.views", { amount: compact(compactCount(reaction.view_count)) })}
              </li>
            )}
          </ul>
        </header>
        <div data-picture>
          <Picture
            src={blog.image_url}
            alt=""
            ratio="16 / 9"
            sizes="(min-width: 64em) 720px, 94vw"
            widest={1280}
            priority
          />
        </div>
        {headings.length > 1 && (
          <nav aria-labelledby="blog-contents" data-contents>
            <h2 id="blog-contents" data-small>
              {t("article.contents")}
            </h2>
            <ol>
              {headings.map(({ id, text }) => (
                <li key={id}>
                  <TextLink href={`#${id}`}>{text}</TextLink>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <ArticleBody html={blog.html} onNavigate={given.onNavigate} />
        <footer>
          {tags.length > 0 && (
            <nav aria-label={t("tags")}>
              <LinkChips chips={tags.map(({ id, name }) => ({ label: name, href: hrefs.tag(id) }))} />
            </nav>
          )}
          <div data-actions>
            <BlogLikeButton isLiked={reaction.is_liked} count={reaction.like_count} onLike={given.onLike} />
            <ShareButton
              labels={{
                share: t("catalog:share.action"),
                copied: t("catalog:share.copied"),
                failed: t("catalog:share.failed"),
              }}
              onShare={given.onShare}
            />
          </div>
        </footer>
      </article>
      {products.length > 0 && (
        <section>
          <DeferredSection height={760}>
            <Shelf title={t("article.products")}>
              <ProductGrid products={products} productHref={hrefs.product} />
            </Shelf>
          </DeferredSection>
        </section>
      )}
      {related.length > 0 && (
        <section>
          <DeferredSection height={720}>
            <Shelf title={t("article.related")} moreHref={hrefs.blogs}>
              <BlogCards articles={related} blogHref={hrefs.blog} />
            </Shelf>
          </DeferredSection>
        </section>
      )}
    </Root>
  );
}
