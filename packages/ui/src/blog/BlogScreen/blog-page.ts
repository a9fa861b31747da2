import type { Blog, BlogReaction, BlogType } from "@sen/api";
import type { Request, ShareOutcome } from "../../primitives/index.ts";

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

/** What a customer can do on an article's page, and where it leads. */
export interface BlogCalls {
  /** Where the screen's links lead. */
  hrefs: BlogScreenHrefs;
  /** Resolves to whether it was taken. */
  onLike: (isLiked: boolean) => Promise<boolean>;
  /** Shares the article's address, or copies it. */
  onShare: () => Promise<ShareOutcome>;
  /** Goes to a page of this site without loading it anew. */
  onNavigate: (href: string) => unknown;
}
