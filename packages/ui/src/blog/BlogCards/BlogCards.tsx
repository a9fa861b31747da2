import type { BlogCard as Article } from "@sen/api";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { BlogCard } from "../BlogCard/BlogCard.tsx";

export interface BlogCardsProps {
  /** The articles, in their order. */
  articles: readonly Article[];
  /** An article's page. */
  blogHref: (id: number) => string;
}

/** Articles beside each other, on a shelf below what a page is about. */
export function BlogCards({ articles, blogHref }: BlogCardsProps) {
  return (
    <Root>
      {articles.map((article) => (
        <li key={article.id}>
          <BlogCard article={article} href={blogHref(article.id)} />
        </li>
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${mixins.grid(4)}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
`;
