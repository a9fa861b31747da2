import { readingMinutes } from "@sen/domain";
import type pg from "pg";
import { photoUrl } from "../../pictures/photos.ts";
import { picturesIn } from "./markdown-pictures.ts";
import { renderArticle, type PictureSizes } from "./render-article.ts";

/** Increment when the rendering changes, so that every article is rendered again. */
const RENDERING = 2;
/** Articles kept in memory at a time. */
const BATCH = 100;

interface StaleArticle {
  id: number;
  text_vi: string;
  text_en: string;
  /** Title, summary, topics and tags, which are searched along with the text. */
  words_vi: string;
  words_en: string;
  digest: string;
}

const wordsIn = (language: "vi" | "en") => `concat_ws(' ', b.title_${language}, b.summary_${language},
  (select string_agg(o.name_${language}, ' ' order by o.id) from blog_topics t
    join blog_topics o on o.id in (t.id, t.parent_id) where t.id = b.topic_id),
  (select string_agg(g.name_${language}, ' ' order by g.id) from blog_tags g where g.id = any (b.tag_ids)))`;

const STALE = `select * from (
    select b.id, b.digest as known, b.text_vi, b.text_en, w.*,
      md5(jsonb_build_array(${RENDERING}, b.text_vi, b.text_en, w.words_vi, w.words_en)::text) as digest
    from blogs b cross join lateral (select ${wordsIn("vi")} as words_vi, ${wordsIn("en")} as words_en) w
  ) as articles where known <> digest order by id limit ${BATCH}`;

const UPDATE = `update blogs set html_vi = $2, html_en = $3, headings_vi = $4, headings_en = $5,
  reading_minutes_vi = $6, reading_minutes_en = $7,
  search_vi = ' ' || sen_normalize($8), search_en = ' ' || sen_normalize($9), digest = $10 where id = $1`;

/** Renders HTML, headings and search words of the articles whose texts, titles, topics or tags changed. */
export async function renderArticles(client: Pick<pg.ClientBase, "query">): Promise<void> {
  for (;;) {
    const { rows } = await client.query<StaleArticle>(STALE);
    const sizes = await sizesOf(client, rows);
    for (const { id, text_vi, text_en, words_vi, words_en, digest } of rows) {
      const [vi, en] = [renderArticle(text_vi, "vi", sizes), renderArticle(text_en, "en", sizes)];
      await client.query(UPDATE, [
        id,
        vi.html,
        en.html,
        JSON.stringify(vi.headings),
        JSON.stringify(en.headings),
        readingMinutes(vi.plain),
        readingMinutes(en.plain),
        `${words_vi} ${vi.plain}`,
        `${words_en} ${en.plain}`,
        digest,
      ]);
    }
    if (rows.length < BATCH) return;
  }
}

/** Sizes of the photos in some texts; other pictures are 16:9. */
async function sizesOf(
  client: Pick<pg.ClientBase, "query">,
  articles: readonly StaleArticle[],
): Promise<PictureSizes> {
  const ids = articles.flatMap(({ text_vi, text_en }) =>
    picturesIn(text_vi + text_en).map((place) => place.slice(photoUrl("").length)),
  );
  const { rows } = await client.query<{ id: string; width: number; height: number }>(
    "select id, width, height from photos where id = any ($1)",
    [ids],
  );
  return new Map(rows.map(({ id, width, height }) => [photoUrl(id), [width, height] as const]));
}
