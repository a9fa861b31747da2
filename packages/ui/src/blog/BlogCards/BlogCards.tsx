import type { BlogCard as Article } from "@sen/api";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Skeleton } from "../../primitives/index.ts";
import { BlogCard, type BlogCardProps } from "../BlogCard/BlogCard.tsx";

export interface BlogCardsProps extends Pick<BlogCardProps, "heading"> {
  /** The articles, in their order. */
  articles: readonly Article[];
  /** An article's page. */
  blogHref: (id: number) => string;
  /** The first one stands alone in front. @default false */
  lead?: boolean;
  /** The first one's picture is what the first paint waits for. @default false */
  priority?: boolean;
}

/** Articles beside each other: a page's list, or a shelf below what a page is about. */
export function BlogCards({ articles, blogHref, lead = false, priority = false, heading }: BlogCardsProps) {
  return (
    <Root>
      {articles.map((article, index) => (
        <li key={article.id}>
          <BlogCard
            article={article}
            href={blogHref(article.id)}
            heading={heading}
            lead={lead && index === 0}
            priority={priority && index === 0}
          />
        </li>
      ))}
    </Root>
  );
}

/** The cards' boxes before they are there. */
export function BlogCardsSkeleton() {
  return (
    <Root as="div">
      {[1, 2, 3, 4, 5, 6].map((one) => (
        <Skeleton key={one} shape="box" height="21rem" />
      ))}
    </Root>
  );
}

const Root = styled.ul`
  ${mixins.grid(4)}
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
`;
