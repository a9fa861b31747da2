import type { BlogCard as Article, BlogTag, BlogTopic } from "@sen/api";
import { ALL_BLOGS, BLOG_SORTS, BLOG_TYPES, isBlogNarrowed, type BlogFilters } from "@sen/domain";
import { useFormat, useTranslation } from "@sen/i18n";
import { Newspaper, Rss } from "lucide-react";
import {
  ButtonLink,
  DeferredSection,
  EmptyState,
  Link,
  LinkChip,
  LinkChips,
  Pagination,
  type Request,
  Requested,
  TabLinks,
} from "../../primitives/index.ts";
import { SortForm } from "../../catalog/FilterForm/SortForm.tsx";
import { KeywordForm } from "../../catalog/KeywordForm/KeywordForm.tsx";
import { toggled, type Narrowing } from "../../catalog/narrowing.ts";
import { BlogCards, type BlogCardsProps, BlogCardsSkeleton } from "../BlogCards/BlogCards.tsx";
import { BlogTopics } from "./BlogTopics.tsx";
import { Root } from "./BlogListScreen.styles.ts";

/** The request for a page of articles. */
export type BlogList = Request<{ items: readonly Article[]; total: number; last_page: number }>;

export interface BlogListScreenProps extends Narrowing<BlogFilters>, Pick<BlogCardsProps, "blogHref"> {
  /** The articles: loading, failed or ready. */
  list: BlogList;
  /** Shown first in an unfiltered list; empty otherwise. */
  highlights: readonly Article[];
  /** The topics to filter by. */
  topics: readonly BlogTopic[];
  /** The tags to filter by. */
  tags: readonly BlogTag[];
  /** URL of the feed in this language. */
  feedHref: string;
}

/** Articles and news, filtered by type, topic, tag, highlight and keyword, and sorted. The URL holds the whole state. Spec §2 and §3, blogs. */
export function BlogListScreen(props: BlogListScreenProps) {
  const { list, highlights, topics, tags, blogHref, feedHref, ...narrowing } = props;
  const { t } = useTranslation("blog");
  const { integer } = useFormat();
  const { filters, hrefOf } = narrowing;
  const changed = (change: Partial<BlogFilters>) => hrefOf({ ...filters, page: 1, ...change });
  const tabs = [null, ...BLOG_TYPES].map((type) => ({
    href: changed({ type }),
    label: t(`types.${type ?? "all"}`),
  }));
  return (
    <Root>
      <div data-head>
        <div>
          <h1>{t("title")}</h1>
          <p>{t("about")}</p>
        </div>
        <search>
          <KeywordForm
            {...narrowing}
            withKeyword={(keyword) => ({ ...filters, page: 1, keyword })}
            label={t("search.label")}
            placeholder={t("search.placeholder")}
            submitLabel={t("search.submit")}
          />
        </search>
      </div>
      <TabLinks label={t("types.label")} tabs={tabs} current={changed({})} />
      <BlogTopics filters={filters} topics={topics} changed={changed} />
      {highlights.length > 0 && (
        <section aria-labelledby="blog-highlights" data-highlights>
          <h2 id="blog-highlights">{t("highlights")}</h2>
          <BlogCards articles={highlights} blogHref={blogHref} lead priority />
        </section>
      )}
      <div data-bar>
        <p role="status" data-muted>
          {list.state === "ready" && t("count", { count: list.total, amount: integer(list.total) })}
        </p>
        <div data-narrowing>
          <LinkChip
            href={changed({ is_highlight: filters.is_highlight === true ? null : true })}
            current={filters.is_highlight === true}
          >
            {t("highlights")}
          </LinkChip>
          {isBlogNarrowed({ ...filters, type: null }) && (
            <Link href={changed({ ...ALL_BLOGS, type: filters.type })} data-clear>
              {t("clear")}
            </Link>
          )}
        </div>
        <SortForm
          {...narrowing}
          sorts={BLOG_SORTS}
          otherwise="newest"
          withSort={(sort_by) => ({ ...filters, page: 1, sort_by })}
          labelOf={(sort) => t(`sort.${sort}`)}
          labels={{ choice: t("sort.label"), apply: t("sort.apply") }}
        />
      </div>
      <DeferredSection height={2400}>
        <Articles
          list={withoutThose(highlights, list)}
          filters={filters}
          hrefOf={hrefOf}
          blogHref={blogHref}
          priority={highlights.length === 0}
        />
      </DeferredSection>
      <Tags filters={filters} tags={tags} changed={changed} />
      <p data-feed>
        <a href={feedHref}>
          <Rss aria-hidden size={18} />
          {t("feed")}
        </a>
      </p>
    </Root>
  );
}

/** Leaves the articles already shown above out of the list, unless that would empty it. */
function withoutThose(shown: readonly Article[], list: BlogList): BlogList {
  if (list.state !== "ready") return list;
  const ids = new Set(shown.map(({ id }) => id));
  const items = list.items.filter(({ id }) => !ids.has(id));
  return items.length > 0 ? { ...list, items } : list;
}

interface ArticlesProps extends Pick<BlogListScreenProps, "list" | "filters" | "hrefOf" | "blogHref"> {
  /** Nothing larger is above, so the first picture loads with high priority. */
  priority: boolean;
}

function Articles({ list, filters, hrefOf, blogHref, priority }: ArticlesProps) {
  const { t } = useTranslation("blog");
  const isNarrowed = isBlogNarrowed(filters) || filters.page > 1;
  const skeleton = (
    <div data-list>
      <BlogCardsSkeleton />
    </div>
  );
  return (
    <Requested request={list} loading={t("loading")} skeleton={skeleton} failed={t("failed")}>
      {({ items, last_page: lastPage }) =>
        items.length === 0 ? (
          <EmptyState
            picture={<Newspaper />}
            title={isNarrowed ? t("none_found") : t("none")}
            action={
              isNarrowed && (
                <ButtonLink tone="secondary" href={hrefOf(ALL_BLOGS)}>
                  {t("see_all")}
                </ButtonLink>
              )
            }
          >
            {isNarrowed ? t("none_found_hint") : t("none_hint")}
          </EmptyState>
        ) : (
          <div data-list>
            <BlogCards articles={items} blogHref={blogHref} heading="h2" priority={priority} />
            <Pagination
              page={filters.page}
              lastPage={lastPage}
              hrefOf={(page) => hrefOf({ ...filters, page })}
            />
          </div>
        )
      }
    </Requested>
  );
}

interface TagsProps extends Pick<BlogListScreenProps, "filters" | "tags"> {
  changed: (change: Partial<BlogFilters>) => string;
}

/** Tags to toggle. Several tags widen the list. */
function Tags({ filters, tags, changed }: TagsProps) {
  const { t } = useTranslation("blog");
  if (tags.length === 0) return null;
  const { tag_ids } = filters;
  return (
    <nav aria-labelledby="blog-tags" data-tags>
      <h2 id="blog-tags">{t("tags")}</h2>
      <LinkChips
        chips={tags.map(({ id, name }) => ({
          label: name,
          href: changed({ tag_ids: toggled(tag_ids, id) }),
          current: tag_ids.includes(id),
        }))}
      />
    </nav>
  );
}
