import { BlogScreen } from "@sen/ui/blog";
import { useNavigate } from "react-router-dom";
import { useArticle, useReaction } from "../../data/blogs.ts";
import { pageState } from "../../data/request-state.ts";
import { BlogPageHead } from "../../head/BlogPageHead.tsx";
import { usePublicUrl } from "../../head/public-url.ts";
import { usePaths } from "../../paths.ts";
import { useBlogHrefs } from "../../shell/blog-hrefs.ts";
import { sharePage } from "../../shell/share-page.ts";
import { usePlace } from "../../shell/use-place.ts";

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
