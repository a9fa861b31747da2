import { BLOG_SORTS } from "@sen/domain";
import { eq } from "../../database/drizzle.ts";
import { describe, expect, it } from "vitest";
import { ARTICLES, giveArticles } from "../../../test/articles.ts";
import { useShop } from "../../../test/shop.ts";
import { blogs } from "../../database/schema/index.ts";

const shop = await useShop();
const ALL = ARTICLES.map(({ article_code }) => Number(article_code));
const idsOf = (body: { data: { items: { id: number }[] } }) => body.data.items.map(({ id }) => id);
const listed = async (
  query: Record<string, string | number | (string | number)[]>,
  lang: "vi" | "en" = "vi",
) => {
  const { body } = await shop.call("listBlogs", { query: { per_page: 100, ...query }, lang });
  return idsOf(body);
};

await giveArticles(shop.db);

describe("blog articles", () => {
  it("can be read in both languages", async () => {
    for (const { article_code, title_vi, title_en } of ARTICLES) {
      for (const lang of ["vi", "en"] as const) {
        const { status, body } = await shop.call("getBlog", { params: { id: article_code }, lang });
        expect(status).toBe(200);
        expect(body.data.title).toBe(lang === "vi" ? title_vi : title_en);
        expect(body.data.headings).toHaveLength(3);
        for (const heading of body.data.headings as { id: string }[]) {
          expect(body.data.html).toContain(`id="${heading.id}"`);
        }
      }
    }
  });

  it("are filtered by type", async () => {
    expect(await listed({})).toHaveLength(ALL.length);
    expect(await listed({ type: "blog" })).toEqual([2, 1]);
    expect(await listed({ type: "news" })).toEqual([3]);
    expect((await shop.call("listBlogs", { query: { type: "opinion" } })).status).toBe(422);
  });

  it("are filtered by a topic with its subtopics (topic_id) or by that topic alone (blog_topic_id)", async () => {
    expect(await listed({ topic_id: 1 })).toEqual([2, 1]);
    expect(await listed({ blog_topic_id: 1 })).toEqual([]);
    expect(await listed({ blog_topic_id: 11 })).toEqual([1]);
    expect(await listed({ topic_id: 11 })).toEqual([1]);
    expect(await listed({ topic_id: 999 })).toEqual([]);
  });

  it("match any of the given tags", async () => {
    expect(await listed({ tag_ids: [1] })).toEqual([1]);
    expect(await listed({ tag_ids: [1, 3] })).toEqual([2, 1]);
  });

  it("are filtered by highlight", async () => {
    expect(await listed({ is_highlight: 1 })).toEqual([1]);
    expect(await listed({ is_highlight: 0 })).toEqual([3, 2]);
  });

  it("are hidden while they are drafts and before their publication date", async () => {
    await shop.db.update(blogs).set({ status: 0 }).where(eq(blogs.id, 1));
    await shop.db
      .update(blogs)
      .set({ published_at: new Date("2099-01-01") })
      .where(eq(blogs.id, 2));
    for (const id of [1, 2]) expect((await shop.call("getBlog", { params: { id } })).status).toBe(404);
    expect(await listed({})).toEqual([3]);
    expect(await listed({ status: 0 })).toEqual([]);
    expect((await shop.call("listBlogTags")).body.data).toEqual([]);
    await shop.db
      .update(blogs)
      .set({ status: 1, published_at: new Date("2025-01-05") })
      .where(eq(blogs.id, 1));
    await shop.db
      .update(blogs)
      .set({ published_at: new Date("2025-02-05") })
      .where(eq(blogs.id, 2));
  });

  it.each([
    ["vi", "vai lanh", 1],
    ["vi", "nồi cơm", 2],
    ["vi", "noi com dien", 2],
    ["vi", "đốm mốc", 1],
    ["en", "linen", 1],
    ["en", "rice cook", 2],
    ["en", "rubber seal", 2],
  ] as const)("in %s are found by “%s”", async (lang, keyword, id) => {
    expect(await listed({ keyword }, lang)).toContain(id);
  });

  it("are found only if every word of the keyword is or begins one of theirs", async () => {
    expect(await listed({ keyword: "vải lanh xyzzy" })).toEqual([]);
    expect(await listed({ keyword: "anh lanh" }, "en")).toEqual([]);
    expect(await listed({ keyword: "?!" })).toEqual([]);
    expect(await listed({ keyword: "%" })).toEqual([]);
    expect(await listed({ keyword: "   " })).toHaveLength(ALL.length);
  });

  it("whose title matches the keyword come first", async () => {
    expect((await listed({ keyword: "vải lanh" }))[0]).toBe(1);
    expect((await listed({ keyword: "rice cooker" }, "en"))[0]).toBe(2);
  });

  it("are sorted in every order and paged without overlap", async () => {
    await shop.db.update(blogs).set({ view_count: 900, like_count: 3 }).where(eq(blogs.id, 1));
    await shop.db.update(blogs).set({ view_count: 5, like_count: 70 }).where(eq(blogs.id, 2));
    const orders = Object.fromEntries(
      await Promise.all(BLOG_SORTS.map(async (sort_by) => [sort_by, await listed({ sort_by })] as const)),
    );
    expect(orders.newest).toEqual([...(orders.oldest ?? [])].reverse());
    expect(orders.relevance).toEqual(orders.newest);
    expect(orders.views?.[0]).toBe(1);
    expect(orders.likes?.[0]).toBe(2);
    const { body } = await shop.call("listBlogs", { query: { per_page: 2, page: 1 } });
    const { body: second } = await shop.call("listBlogs", { query: { per_page: 2, page: 2 } });
    expect([...idsOf(body), ...idsOf(second)]).toEqual(orders.newest);
    expect(body.data).toMatchObject({ total: ALL.length, page: 1, per_page: 2 });
  });

  it("use the locale of the query rather than of the header", async () => {
    const { body } = await shop.call("listBlogs", { query: { locale: "en", keyword: "linen" }, lang: "vi" });
    expect(body.data.items[0].title).toMatch(/linen/i);
  });

  it("come with their own products, products of their categories, and related articles without themselves", async () => {
    const { body } = await shop.call("getBlog", { params: { id: 1 } });
    expect(body.data.products.map(({ id }: { id: number }) => id)).toEqual([1, 2]);
    const { body: other } = await shop.call("getBlog", { params: { id: 2 } });
    expect(other.data.products.map(({ id }: { id: number }) => id)).toEqual([4, 1, 2]);
    const related = body.data.related.map(({ id }: { id: number }) => id);
    expect(related.length).toBeGreaterThan(0);
    expect(related).not.toContain(1);
  });

  it("have counts per topic and tag that match the filtered lists", async () => {
    const { body: topics } = await shop.call("listBlogTopics", { lang: "en" });
    const top = topics.data.filter(({ parent_id }: { parent_id: number | null }) => parent_id === null);
    const total = top.reduce((sum: number, { count }: { count: number }) => sum + count, 0);
    expect(total).toBe(ALL.length);
    for (const { id, count } of topics.data) expect(await listed({ topic_id: id })).toHaveLength(count);
    const { body: tags } = await shop.call("listBlogTags");
    for (const { id, count } of tags.data) expect(await listed({ tag_ids: [id] })).toHaveLength(count);
  });
});

describe("views and likes of an article", () => {
  const view = async (device_id: string, id = 3) => {
    const { body } = await shop.call("viewBlog", { params: { id }, body: { device_id } });
    return body.data;
  };
  const like = async (device_id: string, is_liked: boolean) => {
    const { body } = await shop.call("likeBlog", { params: { id: 3 }, body: { device_id, is_liked } });
    return body.data;
  };

  it("a device's view counts once, also under concurrent requests", async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    await Promise.all([view(one), view(one), view(one)]);
    expect(await view(one)).toEqual({ view_count: 1, like_count: 0, is_liked: false });
    expect((await view(other)).view_count).toBe(2);
  });

  it("a device's like counts once, and can be taken back", async () => {
    const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
    expect(await like(one, false)).toMatchObject({ like_count: 0, is_liked: false });
    await Promise.all([like(one, true), like(one, true)]);
    expect(await like(one, true)).toMatchObject({ like_count: 1, is_liked: true });
    expect((await like(other, true)).like_count).toBe(2);
    expect(await view(one)).toMatchObject({ like_count: 2, is_liked: true });
    expect(await like(one, false)).toMatchObject({ like_count: 1, is_liked: false });
    expect((await shop.call("getBlog", { params: { id: 3 } })).body.data.like_count).toBe(1);
  });

  it("reject a like with an invalid device id, and both for an unknown article", async () => {
    const device_id = crypto.randomUUID();
    const wrong = await shop.call("likeBlog", {
      params: { id: 3 },
      body: { device_id: "me", is_liked: true },
    });
    expect(wrong.status).toBe(422);
    for (const operation of ["viewBlog", "likeBlog"] as const) {
      const body = operation === "viewBlog" ? { device_id } : { device_id, is_liked: true };
      expect((await shop.call(operation, { params: { id: 9999 }, body })).status).toBe(404);
    }
  });
});
