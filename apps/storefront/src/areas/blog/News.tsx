import type { BlogCard } from "@sen/api";
import { BlogCards } from "@sen/ui/blog";
import { useLinks } from "../links.ts";

export function News({ articles }: { articles: readonly BlogCard[] }) {
  return <BlogCards articles={articles} blogHref={useLinks().blog} />;
}
