import type { BlogCard as Article } from "@sen/api";
import { styled } from "styled-components";
import { mixins } from "../../foundations/index.ts";
import { Skeleton } from "../../primitives/index.ts";
import { BlogCard, type BlogCardProps } from "../BlogCard/BlogCard.tsx";

export interface BlogCardsProps extends Pick<BlogCardProps, "heading"> {
  /** The articles, in order. */
  articles: readonly Article[];
  /** URL of an article. */
  blogHref: (id: number) => string;
  /** Shows the first article as the lead. @default false */
  lead?: boolean;
  /** Loads the first picture with high priority. @default false */
  priority?: boolean;
}

/** A grid of articles: a page's list, or a section with related articles. */
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

/** Skeletons of the cards. */
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
