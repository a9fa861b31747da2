import type { BlogType } from "@sen/api";

/** The types of articles. Spec §3, blog list filters. */
export const BLOG_TYPES = ["blog", "news"] as const satisfies readonly BlogType[];

/** The status of an article. The spec only names the filter `status`; its values are ours. */
export const BlogStatus = { draft: 0, published: 1 } as const;
export type BlogStatus = (typeof BlogStatus)[keyof typeof BlogStatus];

/** Reading speed in words per minute: our choice, the spec does not show it. */
const WORDS_A_MINUTE = 220;

/** Reading time of a text in whole minutes, at least 1. In Vietnamese, spaces separate syllables, so it counts those. */
export function readingMinutes(text: string): number {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  return Math.max(1, Math.round(words / WORDS_A_MINUTE));
}
