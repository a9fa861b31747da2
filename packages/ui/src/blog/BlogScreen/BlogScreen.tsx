import { useTranslation } from "@sen/i18n";
import { FailedState, Loading, Skeleton } from "../../primitives/index.ts";
import { Root } from "./BlogScreen.styles.ts";
import type { BlogCalls, BlogPage } from "./blog-page.ts";
import { ReadyBlog } from "./ReadyBlog.tsx";

export type { BlogCalls, BlogPage, BlogScreenHrefs } from "./blog-page.ts";

export interface BlogScreenProps extends BlogCalls {
  /** The article: on its way, failed, or there. */
  page: BlogPage;
}

/** An article with its table of contents, products, and what to read next. Complete without JavaScript. Spec §2, blogs. */
export function BlogScreen({ page, ...given }: BlogScreenProps) {
  const { t } = useTranslation("blog");
  if (page.state === "failed") {
    return (
      <FailedState heading="h1" title={t("article.failed")} onRetry={page.onRetry}>
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
