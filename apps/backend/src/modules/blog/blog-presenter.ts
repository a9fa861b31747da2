import type { BlogCard } from "@sen/api";
import { inLanguage } from "../../texts/in-language.ts";
import type { Locale } from "../../texts/messages.ts";
import type { BlogCardRow } from "./blog-queries.ts";

/** An article as a card in lists. */
export function blogCardOf({ blog, topic }: BlogCardRow, locale: Locale): BlogCard {
  return {
    id: blog.id,
    type: blog.type,
    title: inLanguage(blog, "title", locale),
    summary: inLanguage(blog, "summary", locale),
    image_url: blog.image_url,
    topic: { id: topic.id, name: inLanguage(topic, "name", locale) },
    is_highlight: blog.is_highlight,
    reading_minutes: locale === "en" ? blog.reading_minutes_en : blog.reading_minutes_vi,
    view_count: blog.view_count,
    like_count: blog.like_count,
    published_at: blog.published_at.toISOString(),
  };
}
