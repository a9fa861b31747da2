import { BLOG_TYPES, ID_MAX, LANGUAGES } from "@sen/domain";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "yaml";
import * as z from "zod/mini";
import { StartFailure } from "../../../database/failure.ts";
import type { Locale } from "../../../texts/messages.ts";

const folder = fileURLToPath(new URL("../../../../content/blog", import.meta.url));

/** Between the front matter and what follows it. */
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;

const text = (limit: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(limit));
const id = z.int().check(z.minimum(1), z.maximum(ID_MAX));
const inBothLanguages = (limit: number) => z.strictObject({ vi: text(limit), en: text(limit) });
const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/** A picture as it is written: what stands in it, and on which hue. */
const pictureSchema = z.strictObject({
  objects: z.string().check(z.minLength(1)),
  hue: z.int().check(z.minimum(0), z.maximum(359)),
});

const words = { title: text(120), summary: text(300) };

/** What the Vietnamese file says of the article, beside its own words. The English one has its words alone. */
const articleSchema = z.strictObject({
  ...words,
  id,
  type: z.literal(BLOG_TYPES),
  topic: id,
  tags: z._default(z.array(id), []),
  published: day,
  updated: z.optional(day),
  highlight: z._default(z.boolean(), false),
  draft: z._default(z.boolean(), false),
  picture: pictureSchema,
  /** Names of categories, in Vietnamese, whose products are shown below it. */
  categories: z._default(z.array(text(200)), []),
});
const translationSchema = z.strictObject(words);

const namesSchema = z.strictObject({
  topics: z.array(
    z.strictObject({
      id,
      name: inBothLanguages(60),
      topics: z._default(z.array(z.strictObject({ id, name: inBothLanguages(60) })), []),
    }),
  ),
  tags: z.array(z.strictObject({ id, name: inBothLanguages(60) })),
});

/** An article in one language, as it was written. */
export interface ArticleWords {
  title: string;
  summary: string;
  markdown: string;
}

/** An article with its words in each language. */
export interface Article extends Omit<z.infer<typeof articleSchema>, "title" | "summary"> {
  slug: string;
  words: Record<Locale, ArticleWords>;
}

/** Everything that is written for the blog. */
export interface BlogFiles extends z.infer<typeof namesSchema> {
  articles: readonly Article[];
}

/**
 * Reads `names.yaml`, and `<slug>.vi.md` with `<slug>.en.md` of each article. Throws, naming the file, where one is missing
 * or is not as it must be.
 */
export function readBlogFiles(from = folder): BlogFiles {
  const names = understood(join(from, "names.yaml"), namesSchema, parseYaml(join(from, "names.yaml")));
  const articles = readdirSync(from)
    .filter((name) => name.endsWith(".vi.md"))
    .toSorted()
    .map((name) => readArticle(from, name.slice(0, -".vi.md".length)));
  assertWhole(names, articles);
  return { ...names, articles };
}

function readArticle(from: string, slug: string): Article {
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug)) {
    throw new StartFailure(`“${slug}” is no name for an article.`);
  }
  const [vi, en] = LANGUAGES.map((language) => frontMatter(join(from, `${slug}.${language}.md`)));
  if (!vi || !en) throw new StartFailure(`${slug} is not there in both languages.`);
  const { title, summary, ...article } = understood(vi.file, articleSchema, vi.values);
  const translation = understood(en.file, translationSchema, en.values);
  return {
    ...article,
    slug,
    words: { vi: { title, summary, markdown: vi.markdown }, en: { ...translation, markdown: en.markdown } },
  };
}

function frontMatter(file: string) {
  if (!existsSync(file)) {
    throw new StartFailure(`${file} is missing: an article is written in both languages.`);
  }
  const [, head, markdown] = FRONT_MATTER.exec(readFileSync(file, "utf8").replaceAll("\r\n", "\n")) ?? [];
  if (head === undefined || markdown === undefined || markdown.trim() === "") {
    throw new StartFailure(`${file} has no front matter between two lines of ---, or nothing after it.`);
  }
  return { file, values: inYaml(file, head), markdown };
}

const parseYaml = (file: string): unknown => {
  if (!existsSync(file)) throw new StartFailure(`${file} is missing.`);
  return inYaml(file, readFileSync(file, "utf8"));
};

function inYaml(file: string, source: string): unknown {
  try {
    // The failsafe and core schemas know no dates: a day stays as it is written.
    return parse(source, { schema: "core" });
  } catch (error) {
    throw new StartFailure(`${file} cannot be read as YAML: ${(error as Error).message}`);
  }
}

function understood<Schema extends z.ZodMiniType>(
  file: string,
  schema: Schema,
  values: unknown,
): z.infer<Schema> {
  const read = z.safeParse(schema, values);
  if (read.success) return read.data;
  const faults = read.error.issues.map(({ path, message }) => `${path.join(".") || "it"}: ${message}`);
  throw new StartFailure(`${file} is not as it must be. ${faults.join("; ")}`);
}

/** Numbers are each one's own, and what an article names is there. */
function assertWhole({ topics, tags }: z.infer<typeof namesSchema>, articles: readonly Article[]): void {
  const topicIds = topics.flatMap((topic) => [topic.id, ...topic.topics.map((below) => below.id)]);
  const tagIds = tags.map((tag) => tag.id);
  assertOnce("topic", topicIds);
  assertOnce("tag", tagIds);
  assertOnce(
    "article",
    articles.map((article) => article.id),
  );
  for (const { slug, topic, tags: named } of articles) {
    if (!topicIds.includes(topic)) throw new StartFailure(`${slug}: there is no topic ${topic}.`);
    const unknown = named.find((tag) => !tagIds.includes(tag));
    if (unknown !== undefined) throw new StartFailure(`${slug}: there is no tag ${unknown}.`);
  }
}

function assertOnce(what: string, ids: readonly number[]): void {
  const twice = ids.find((one, index) => ids.indexOf(one) !== index);
  if (twice !== undefined) throw new StartFailure(`Two of the same ${what}: ${twice}.`);
}
