import type { PageQueries } from "../../core/page-module.ts";
import { BlogScreen } from "@sen/ui/blog";
import { useNavigate } from "react-router-dom";
import { useArticle, useReaction, articleQuery } from "./blogs.ts";
import { pageState } from "../../core/request-state.ts";
import { BlogPageHead } from "./BlogPageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { useHref, type Values } from "../../core/route.ts";
import { blogRoutes } from "./routes.ts";
import { useBlogHrefs } from "./blog-hrefs.ts";
import { sharePage } from "../../shell/share-page.ts";
import { usePlace } from "../../core/place.ts";

export const queries = ({ id }: Values<typeof blogRoutes.detail>): PageQueries => ({
  required: [articleQuery(id)],
});

export default function BlogPage() {
  const { id } = usePlace(blogRoutes.detail);
  const navigate = useNavigate();
  const href = useHref();
  const url = usePublicUrl() + href(blogRoutes.detail, { id });
  const article = useArticle(id);
  const blog = article.data?.data;
  const { reaction, like } = useReaction(blog);
  return (
    <>
      <BlogPageHead blog={blog} />
      <BlogScreen
        page={pageState(article, ({ data }) => ({ blog: data, reaction }))}
        hrefs={useBlogHrefs()}
        onLike={like}
        onShare={() => sharePage(blog?.title ?? "", url)}
        onNavigate={navigate}
      />
    </>
  );
}
