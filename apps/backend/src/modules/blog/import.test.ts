import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { beforeEach, describe, expect, it } from "vitest";
import { useShop } from "../../../test/shop.ts";
import { importBlog, readBlogFiles } from "./index.ts";

const shop = useShop();
const content = fileURLToPath(new URL("../../../content/blog", import.meta.url));
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "sen-blog-"));
  for (const name of ["names.yaml", ...both("linen-care"), ...both("choosing-a-rice-cooker")]) {
    cpSync(join(content, name), join(folder, name));
  }
});

function both(slug: string): string[] {
  return [`${slug}.vi.md`, `${slug}.en.md`];
}

const imported = () => shop.db.transaction((tx) => importBlog(tx, readBlogFiles(folder)));
const rewrite = (name: string, change: (text: string) => string) => {
  writeFileSync(join(folder, name), change(readFileSync(join(folder, name), "utf8")));
};

describe("the import of the blog", () => {
  it("says what is new, changed and removed, and does nothing when it is done again", async () => {
    expect(await imported()).toMatchObject({
      added: ["choosing-a-rice-cooker", "linen-care"],
      changed: [],
      removed: [],
      unchanged: [],
    });
    expect(await imported()).toMatchObject({
      added: [],
      changed: [],
      removed: [],
      unchanged: ["choosing-a-rice-cooker", "linen-care"],
    });
    rewrite("linen-care.en.md", (text) => text.replace("Caring for linen", "Looking after linen"));
    expect(await imported()).toMatchObject({
      changed: ["linen-care"],
      unchanged: ["choosing-a-rice-cooker"],
    });
    const { body } = await shop.call("getBlog", { params: { id: 1 }, lang: "en" });
    expect(body.data.title).toMatch(/^Looking after linen/);
  });

  it("takes an article away with its files, and gives it back with what readers made of it", async () => {
    await imported();
    const device_id = crypto.randomUUID();
    await shop.call("likeBlog", { params: { id: 1 }, body: { device_id, is_liked: true } });
    for (const name of both("linen-care")) rmSync(join(folder, name));
    expect((await imported()).removed).toEqual(["linen-care"]);
    expect((await imported()).removed).toEqual([]);
    expect((await shop.call("getBlog", { params: { id: 1 } })).status).toBe(404);
    for (const name of both("linen-care")) cpSync(join(content, name), join(folder, name));
    expect((await imported()).changed).toEqual(["linen-care"]);
    expect((await shop.call("getBlog", { params: { id: 1 } })).body.data.like_count).toBe(1);
  });

  it("shows no draft, and nothing before its day", async () => {
    rewrite("linen-care.vi.md", (text) => text.replace("highlight: true", "draft: true"));
    rewrite("choosing-a-rice-cooker.vi.md", (text) => text.replace(/published: .*/, "published: 2099-01-01"));
    await imported();
    for (const id of [1, 2]) expect((await shop.call("getBlog", { params: { id } })).status).toBe(404);
    for (const status of [0, 1]) {
      expect((await shop.call("listBlogs", { query: { status } })).body.data.total).toBe(0);
    }
    expect((await shop.call("listBlogTopics")).body.data).toEqual([]);
    expect((await shop.call("listBlogTags")).body.data).toEqual([]);
  });

  it.each([
    [
      "a language that is missing",
      () => {
        rmSync(join(folder, "linen-care.en.md"));
      },
      /linen-care\.en\.md is missing/,
    ],
    [
      "a number that is taken",
      () => {
        rewrite("linen-care.vi.md", (text) => text.replace("id: 1", "id: 2"));
      },
      /Two of the same article: 2/,
    ],
    [
      "a topic that is none",
      () => {
        rewrite("linen-care.vi.md", (text) => text.replace("topic: 11", "topic: 99"));
      },
      /linen-care: there is no topic 99/,
    ],
    [
      "a tag that is none",
      () => {
        rewrite("linen-care.vi.md", (text) => text.replace("[1, 2, 4]", "[77]"));
      },
      /linen-care: there is no tag 77/,
    ],
    [
      "a field that nobody knows",
      () => {
        rewrite("linen-care.vi.md", (text) => text.replace("id: 1", "id: 1\nauthor: x"));
      },
      /linen-care\.vi\.md is not as it must be/,
    ],
    [
      "a title that is too long",
      () => {
        rewrite("linen-care.en.md", (text) => text.replace(/title: .*/, `title: ${"x".repeat(121)}`));
      },
      /title/,
    ],
    [
      "no front matter",
      () => {
        rewrite("linen-care.en.md", () => "# Linen");
      },
      /no front matter/,
    ],
    [
      "a picture from elsewhere",
      () => {
        rewrite("linen-care.vi.md", (text) =>
          text.replace("emoji:👔🧺🫧?hue=190", "https://example.com/a.png"),
        );
      },
      /A picture is written as/,
    ],
  ])("refuses %s, and changes nothing", async (_what, spoil, said) => {
    await imported();
    const before = (await shop.call("listBlogs")).body.data;
    spoil();
    await expect(async () => imported()).rejects.toThrow(said);
    expect((await shop.call("listBlogs")).body.data).toEqual(before);
  });

  it("names the categories that the shop does not have", async () => {
    expect((await imported()).unknown_categories).toContain("Nồi & chảo");
  });
});
