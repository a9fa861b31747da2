import type { Blog, BlogReaction, BlogType } from "@sen/api";
import { useTranslation } from "@sen/i18n";
import { FailedState, Loading, Skeleton, type ShareOutcome, type Request } from "../../primitives/index.ts";
import { Root } from "./BlogScreen.styles.ts";
import { ReadyBlog } from "./ReadyBlog.tsx";

/** An article, as far as it is known. */
export type BlogPage = Request<{
  blog: Blog;
  /** The counts as they are now, once this device was counted. */
  reaction: BlogReaction;
}>;

/** Where an article leads. */
export interface BlogScreenHrefs {
  home: string;
  blogs: string;
  type: (type: BlogType) => string;
  topic: (id: number) => string;
  tag: (id: number) => string;
  blog: (id: number) => string;
  product: (id: number) => string;
}

export interface BlogScreenProps {
  /** The article: on its way, failed, or there. */
  page: BlogPage;
  /** Where the screen's links lead. */
  hrefs: BlogScreenHrefs;
  /** Resolves to whether it was taken. */
  onLike: (isLiked: boolean) => Promise<boolean>;
  /** Shares the article's address, or copies it. */
  onShare: () => Promise<ShareOutcome>;
  /** Goes to a page of this site without loading it anew. */
  onNavigate: (href: string) => unknown;
}

/** An article with its table of contents, products, and what to read next. Complete without JavaScript. Spec §2, blogs. */
export function BlogScreen({ page, ...given }: BlogScreenProps) {
  const { t } = useTranslation("blog");
  if (page.state === "failed") {
    return (
      <FailedState heading="h1" title={t("article.failed")} retryLabel={t("retry")} onRetry={page.onRetry}>
        {t("article.failed_hint")}
      </FailedState>
    );
  }
  if (page.state === "loading") {
    return (
      <Root>
        <Loading label={t("article.loading")}>
          <Skeleton width="80%" />
          <Skeleton shape="box" ratio="16 / 9" />
          <Skeleton />
          <Skeleton />
          <Skeleton width="60%" />
        </Loading>
      </Root>
    );
  }
  return <ReadyBlog key={page.blog.id} {...page} {...given} />;
}
