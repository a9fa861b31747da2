import { BlogScreen } from "@sen/ui/blog";
import { useNavigate } from "react-router-dom";
import type { PageQueries } from "../../core/page-module.ts";
import { usePlace } from "../../core/place.ts";
import { useQuery } from "../../core/query.ts";
import { pageState } from "../../core/request-state.ts";
import type { Values } from "../../core/route.ts";
import { usePublicUrl } from "../../shell/public-url.ts";
import { sharePage } from "../../shell/share-page.ts";
import { useLinks } from "../links.ts";
import { BlogPageHead } from "./BlogPageHead.tsx";
import { articleQuery } from "./queries.ts";
import { useReaction } from "./reaction.ts";
import { blogRoutes } from "./routes.ts";

type Place = Values<typeof blogRoutes.detail>;

export const queries = ({ id }: Place): PageQueries => ({ required: [articleQuery(id)] });

export default function BlogPage() {
  const { id } = usePlace(blogRoutes.detail);
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
        page={pageState(article, ({ data }) => ({ blog: data, reaction }))}
        hrefs={links}
        onLike={like}
        onShare={() => sharePage(blog?.title ?? "", url)}
        onNavigate={navigate}
      />
    </>
  );
}
