import type { BlogType } from "@sen/api";

/** What an article is. Spec §3, blog list filters. */
export const BLOG_TYPES = ["blog", "news"] as const satisfies readonly BlogType[];

/** Where an article stands: the spec names the filter `status` alone, its values are ours. */
export const BlogStatus = { draft: 0, published: 1 } as const;
export type BlogStatus = (typeof BlogStatus)[keyof typeof BlogStatus];

/** Words that a person reads in a minute: our choice, the spec does not show it. */
const WORDS_A_MINUTE = 220;

/** How long a text takes to read, in whole minutes, at least one. Vietnamese counts syllables, which are what its spaces part. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
