import { BLOG_TYPES } from "@sen/domain";
import { maxLength } from "../../../database/schema/max-length.ts";
import { renderArticles } from "../../blog/index.ts";
import {
  inBothLanguages,
  markdown,
  oneOf,
  optional,
  ownCode,
  position,
  reference,
  references,
  shown,
  yesNo,
} from "../columns.ts";
import { picture } from "../picture-column.ts";
import { moment } from "../time-columns.ts";
import type { Table } from "../table.ts";

/** Maximum length of an article in one language, in characters. */
const TEXT_MAX = 60_000;

/** Values of a new article until it is rendered, within the same batch. */
const unrendered = {
  ...Object.fromEntries(
    ["vi", "en"].flatMap((language) => [
      [`html_${language}`, "''"],
      [`headings_${language}`, "'[]'"],
      [`search_${language}`, "''"],
      [`reading_minutes_${language}`, "1"],
    ]),
  ),
  digest: "''",
};

/** Articles with their topics and tags. */
export const articleTables: readonly Table[] = [
  {
    name: "article_topics",
    about: "Topics of articles, at most two levels.",
    group: "articles",
    key: ["topic_code"],
    columns: {
      topic_code: ownCode("cham-soc"),
      parent_code: {
        ...optional(reference("blog_topics", "parent_id", "article_topics", "song-dep")),
        into: "none",
      },
      ...inBothLanguages("name", maxLength("BlogTopic", "name"), "Chăm sóc đồ dùng", "Care and repair"),
      position,
    },
    target: "blog_topics",
    find: "t.code = s.topic_code",
    order: '(t.parent_id is not null), t.code collate "C"',
    after: [
      `update blog_topics t set parent_id = p.id from {s} left join blog_topics p on p.code = s.parent_code
       where {has:parent_code} and t.code = s.topic_code and t.parent_id is distinct from p.id`,
    ],
    checks: [
      {
        column: "parent_code",
        wanted: { code: "two_levels" },
        needs: ["parent_code"],
        sql: `select s.line, s.parent_code as found from {s} where s.parent_code is not null and (
          exists (select from {stage} n where n.topic_code = s.parent_code and n.parent_code is not null)
          or exists (select from {stage} n where n.parent_code = s.topic_code)
          or exists (select from blog_topics t where t.code = s.parent_code and t.parent_id is not null
            and not exists (select from {stage} n where n.topic_code = t.code))
          or exists (select from blog_topics t join blog_topics p on p.id = t.parent_id where p.code = s.topic_code
            and not exists (select from {stage} n where n.topic_code = t.code)))`,
      },
    ],
    complete: renderArticles,
  },
  {
    name: "article_tags",
    about: "Tags that articles share.",
    group: "articles",
    key: ["tag_code"],
    columns: {
      tag_code: ownCode("linen"),
      ...inBothLanguages("name", maxLength("BlogTag", "name"), "vải lanh", "linen"),
    },
    target: "blog_tags",
    find: "t.code = s.tag_code",
    complete: renderArticles,
  },
  {
    name: "articles",
    about:
      'Articles and news. Their texts are Markdown: `## ` starts a section, `![alt text](linen.jpg "caption")` shows a picture from the pictures folder, and `[returns](/policy/returns)` links to a page of the shop in the reader\'s language. Below an article, the page lists its products, then the best sellers of its categories.',
    key: ["article_code"],
    columns: {
      article_code: ownCode("cham-soc-linen"),
      type: oneOf(BLOG_TYPES, "blog"),
      topic_code: reference("blog_topics", "topic_id", "article_topics", "cham-soc"),
      tag_codes: references("blog_tags", "tag_ids", "article_tags", "linen giat"),
      ...inBothLanguages("title", maxLength("BlogCard", "title"), "Chăm sóc vải lanh", "Caring for linen"),
      ...inBothLanguages(
        "summary",
        maxLength("BlogCard", "summary"),
        "Giặt nguội, phơi râm.",
        "Wash cold, dry in the shade.",
      ),
      text_vi: markdown(TEXT_MAX, "## Giặt lần đầu"),
      text_en: markdown(TEXT_MAX, "## The first wash"),
      image: picture("image_url", "linen.jpg"),
      product_codes: references("products", "product_ids", "products", "ao-linen dam-linen"),
      category_codes: references("categories", "category_ids", "categories", "thoi-trang"),
      highlight: { ...yesNo(false), to: "is_highlight" },
      published_at: moment("2026-12-01T08:00:00+07:00"),
      updated_at: optional(
        moment("2026-12-05T08:00:00+07:00"),
        "coalesce(s.published_at, (select r.published_at from blogs r where r.code = s.article_code))",
      ),
      active: shown,
    },
    target: "blogs",
    find: "t.code = s.article_code",
    fresh: unrendered,
    complete: renderArticles,
  },
];
