import { BlogScreen } from "@sen/ui/blog";
import { useNavigate } from "react-router-dom";
import { useArticle, useReaction } from "./blogs.ts";
import { pageState } from "../../core/request-state.ts";
import { BlogPageHead } from "./BlogPageHead.tsx";
import { usePublicUrl } from "../../shell/public-url.ts";
import { usePaths } from "../../core/paths.ts";
import { useBlogHrefs } from "./blog-hrefs.ts";
import { sharePage } from "../../shell/share-page.ts";
import { usePlace } from "../../core/place.ts";

export default function BlogPage() {
  const { id } = usePlace();
  const navigate = useNavigate();
  const paths = usePaths();
  const url = usePublicUrl() + paths.blog(id);
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
