import { BlogStatus, LANGUAGES, readingMinutes } from "@sen/domain";
import { and, eq, notInArray, sql, type SQL } from "../../../database/drizzle.ts";
import { createHash } from "node:crypto";
import type { Transaction } from "../../../database/connect.ts";
import {
  blogs,
  blogTagLinks,
  blogTags,
  blogTopics,
  categories,
  pictures,
} from "../../../database/schema/index.ts";
import type { Locale } from "../../../texts/messages.ts";
import type { Article, BlogFiles } from "./article-files.ts";
import {
  articlePicture,
  articlePictureUrl,
  renderArticle,
  type ArticlePicture,
  type RenderedArticle,
} from "./render-article.ts";

/** What an import did, by the names of the articles. */
export interface BlogImport {
  added: string[];
  changed: string[];
  /** Their files are gone: they are no longer shown, and come back with their counts when the files do. */
  removed: string[];
  unchanged: string[];
  /** Categories that articles name and the shop does not have: no products are shown for them. */
  unknown_categories: string[];
}

type BlogValues = Omit<typeof blogs.$inferInsert, "search_vi" | "search_en"> & {
  search_vi: SQL;
  search_en: SQL;
};

/** Goes up when articles are rendered otherwise: each is then written again. */
const RENDERING = 1;

/** An article with all that is made from it. */
interface Made {
  article: Article;
  hero: ArticlePicture;
  rendered: Record<Locale, RenderedArticle>;
}

/**
 * Writes what is in the files into the shop. Done again it changes nothing. What devices have viewed and liked stays.
 *
 * @param tx what it is part of: all of it is written or nothing
 */
export async function importBlog(tx: Transaction, files: BlogFiles): Promise<BlogImport> {
  const made = files.articles.map((article): Made => {
    const { picture, words } = article;
    const rendered = {
      vi: renderArticle(words.vi.markdown, "vi"),
      en: renderArticle(words.en.markdown, "en"),
    };
    return { article, hero: articlePicture(picture.objects, picture.hue), rendered };
  });
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('blog import'))`);
  await writeNames(tx, files);
  await writePictures(tx, made);
  const known = await categoriesByName(tx, files);
  const before = await tx.select({ id: blogs.id, digest: blogs.digest, status: blogs.status }).from(blogs);
  const result: BlogImport = { added: [], changed: [], removed: [], unchanged: [], unknown_categories: [] };
  for (const one of made) {
    const { id, slug, tags } = one.article;
    const values = valuesOf(one, files, known);
    const there = before.find((row) => row.id === id);
    const isSame = there?.digest === values.digest && there.status === values.status;
    result[!there ? "added" : isSame ? "unchanged" : "changed"].push(slug);
    if (isSame) continue;
    await tx.insert(blogs).values(values).onConflictDoUpdate({ target: blogs.id, set: values });
    await tx.delete(blogTagLinks).where(eq(blogTagLinks.blog_id, id));
    if (tags.length > 0) {
      await tx.insert(blogTagLinks).values(tags.map((tag_id) => ({ blog_id: id, tag_id })));
    }
  }
  const staying = made.map(({ article }) => article.id);
  result.removed = await withdraw(tx, staying);
  result.unknown_categories = [...known].flatMap(([name, ids]) => (ids.length === 0 ? [name] : []));
  return result;
}

/** Articles that are no longer among the files are shown to nobody. */
async function withdraw(tx: Transaction, staying: readonly number[]): Promise<string[]> {
  const gone = await tx
    .update(blogs)
    .set({ status: BlogStatus.draft })
    .where(and(eq(blogs.status, BlogStatus.published), notInArray(blogs.id, [0, ...staying])))
    .returning({ slug: blogs.slug });
  return gone.map(({ slug }) => slug).toSorted();
}

async function writeNames(tx: Transaction, { topics, tags }: BlogFiles): Promise<void> {
  const rows = topics.flatMap((topic, position) => [
    { id: topic.id, parent_id: null, name: topic.name, position },
    ...topic.topics.map((below, order) => ({ ...below, parent_id: topic.id, position: order })),
  ]);
  for (const { name, ...row } of rows) {
    const values = { ...row, name_vi: name.vi, name_en: name.en };
    await tx.insert(blogTopics).values(values).onConflictDoUpdate({ target: blogTopics.id, set: values });
  }
  for (const { id, name } of tags) {
    const values = { id, name_vi: name.vi, name_en: name.en };
    await tx.insert(blogTags).values(values).onConflictDoUpdate({ target: blogTags.id, set: values });
  }
}

async function writePictures(tx: Transaction, made: readonly Made[]): Promise<void> {
  const all = made.flatMap(({ hero, rendered }) => [
    hero,
    ...LANGUAGES.flatMap((language) => rendered[language].pictures),
  ]);
  if (all.length > 0) await tx.insert(pictures).values(all).onConflictDoNothing();
}

/** Of each category that is named, the categories at the end of the tree that belong to it; none where it is unknown. */
async function categoriesByName(tx: Transaction, { articles }: BlogFiles): Promise<Map<string, number[]>> {
  const names = [...new Set(articles.flatMap((article) => article.categories))];
  if (names.length === 0) return new Map();
  const rows = await tx
    .select({ id: categories.id, name: categories.name_vi, path: categories.path })
    .from(categories)
    .where(eq(categories.active, true));
  const isEnd = ({ id }: { id: number }) => !rows.some(({ path }) => path.includes(id) && path.at(-1) !== id);
  return new Map(
    names.map((name) => {
      const named = rows.filter((row) => row.name === name).map(({ id }) => id);
      const below = rows.filter((row) => isEnd(row) && row.path.some((id) => named.includes(id)));
      return [name, below.map(({ id }) => id).toSorted((a, b) => a - b)];
    }),
  );
}

function valuesOf(
  { article, hero, rendered }: Made,
  files: BlogFiles,
  known: ReadonlyMap<string, readonly number[]>,
): BlogValues {
  const { id, slug, type, topic, tags, words, published, updated = published, categories: named } = article;
  const category_ids = [...new Set(named.flatMap((name) => known.get(name) ?? []))];
  const names = namesOf(files, topic, tags);
  const text = (language: Locale) => {
    const { title, summary } = words[language];
    return [title, summary, ...names[language], rendered[language].plain].join(" ");
  };
  const source = JSON.stringify([RENDERING, article, category_ids, names]);
  return {
    id,
    slug,
    type,
    topic_id: topic,
    status: article.draft ? BlogStatus.draft : BlogStatus.published,
    is_highlight: article.highlight,
    image_url: articlePictureUrl(hero),
    title_vi: words.vi.title,
    title_en: words.en.title,
    summary_vi: words.vi.summary,
    summary_en: words.en.summary,
    html_vi: rendered.vi.html,
    html_en: rendered.en.html,
    headings_vi: rendered.vi.headings,
    headings_en: rendered.en.headings,
    search_vi: searched(text("vi")),
    search_en: searched(text("en")),
    reading_minutes_vi: readingMinutes(rendered.vi.plain),
    reading_minutes_en: readingMinutes(rendered.en.plain),
    category_ids,
    published_at: dayOf(published),
    updated_at: dayOf(updated),
    digest: createHash("sha256").update(source).digest("hex"),
  };
}

const searched = (text: string): SQL => sql`' ' || sen_normalize(${text})`;

/** The morning of a day in Vietnam. */
const dayOf = (day: string): Date => new Date(`${day}T08:00:00+07:00`);

/** The names of a topic, of the one above it, and of tags. */
function namesOf(
  { topics, tags }: BlogFiles,
  topic: number,
  tagIds: readonly number[],
): Record<Locale, string[]> {
  const inTopic = topics.flatMap((top) =>
    top.id === topic
      ? [top]
      : [...top.topics.filter(({ id }) => id === topic).flatMap((below) => [top, below])],
  );
  const all = [...inTopic, ...tags.filter(({ id }) => tagIds.includes(id))];
  return { vi: all.map(({ name }) => name.vi), en: all.map(({ name }) => name.en) };
}
