import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { catalogue } from "../support/catalogue.ts";
import { inLanguage, languages } from "../support/languages.ts";
import { open } from "../support/pages.ts";
import { readSitemap } from "../support/sitemap.ts";
import { expect, test } from "../support/test.ts";
import { corpus } from "../support/unsafe-texts.ts";
import { waysOf } from "../support/thorough.ts";

const texts = {
  vi: {
    search: "Tìm bài viết",
    keyword: "vai lanh",
    title: "Chăm sóc vải lanh để càng mặc càng mềm",
    all: "Tất cả",
    news: "Tin tức",
    topic: "Sống đẹp",
    below: "Chăm sóc đồ dùng",
    tag: "bền lâu",
    contents: "Trong bài này",
    like: /Thích/,
    share: "Chia sẻ",
    copied: "Đã sao chép liên kết",
    policy: "Chính sách trả hàng và hoàn tiền",
  },
  en: {
    search: "Search stories",
    keyword: "linen",
    title: "Caring for linen so that it softens with every wear",
    all: "All",
    news: "News",
    topic: "Living well",
    below: "Care and repair",
    tag: "made to last",
    contents: "In this story",
    like: /Like/,
    share: "Share",
    copied: "The link was copied",
    policy: "Returns and refunds",
  },
} as const;

for (const { language, lang, prefix } of waysOf(languages, 1)) {
  const words = texts[lang];
  test(`an article is found by type, topic, tag and search, then read, liked and shared, in ${language}`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await open(page, inLanguage(prefix, "/blogs"));
    const main = page.getByRole("main");
    await main.getByRole("link", { name: words.news, exact: true }).click();
    await expect(page).toHaveURL(/\/blogstype\?type=news$/);
    await main.getByRole("link", { name: words.all, exact: true }).click();
    await expect(page).toHaveURL(/\/blogs$/);
    await expect(main.getByRole("link", { name: words.topic, exact: true })).not.toHaveAttribute(
      "href",
      /type=news/,
    );
    await main.getByRole("link", { name: words.topic, exact: true }).click();
    await expect(page).toHaveURL(/topic_id=1$/);
    await main.getByRole("link", { name: words.below, exact: true }).click();
    await expect(page).toHaveURL(/blog_topic_id=11$/);
    const tag = main.getByRole("link", { name: words.tag, exact: true });
    await expect(tag).toHaveAttribute("href", /blog_topic_id=11/);
    await tag.click();
    await expect(page).toHaveURL(/blog_topic_id=11&tag_ids=4$/);
    await main.getByRole("searchbox", { name: words.search }).fill(words.keyword);
    await main.getByRole("searchbox", { name: words.search }).press("Enter");
    await expect(page).toHaveURL(/keyword=/);
    await expect(main.getByRole("article")).toHaveCount(1);
    await main.getByRole("link", { name: words.title }).click();

    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    const contents = page.getByRole("navigation", { name: words.contents }).getByRole("link");
    await contents.last().click();
    const section = await contents.last().innerText();
    await expect(page.getByRole("heading", { level: 2, name: section })).toBeInViewport();
    const like = page.getByRole("button", { name: words.like });
    const saved = page.waitForResponse(/\/wp\/blogs\/1\/like$/);
    await like.click();
    expect((await saved).status()).toBe(200);
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(like).toHaveAttribute("aria-pressed", "true");
    await page.getByRole("button", { name: words.share }).click();
    await expect(page.getByText(words.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/blog\/1$/);
    await main.getByRole("article").locator("p > a").last().click();
    await expect(page.getByRole("heading", { level: 1, name: words.policy })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${prefix}/policy/returns$`));
  });
}

test("articles can be searched and read without JavaScript, and have structured data, sitemap entries and RSS feeds", async ({
  browser,
  request,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/blogs");
  await page.getByRole("main").getByRole("searchbox").fill("noi com dien");
  await page.getByRole("main").getByRole("searchbox").press("Enter");
  await page.getByRole("link", { name: /Chọn nồi cơm điện/ }).click();
  await expect(page).toHaveURL(/\/blog\/2$/);
  await expect(page.getByRole("heading", { name: "Lòng nồi quyết định tuổi thọ" })).toBeVisible();
  await expect(page.getByRole("main").locator("figure img")).toHaveAttribute("srcset", /160w.*1280w/);
  await expect(page.getByRole("button", { name: /Thích/ })).toBeHidden();
  const data = JSON.parse(
    (await page.locator('script[type="application/ld+json"]').textContent()) ?? "[]",
  ) as { "@type": string; headline?: string; datePublished?: string }[];
  expect(data[0]).toMatchObject({ "@type": "Article", inLanguage: "vi" });
  expect(data[0]?.headline).toMatch(/^Chọn nồi cơm điện/);
  expect(data[1]).toMatchObject({ "@type": "BreadcrumbList" });
  await context.close();

  expect(await readSitemap(request)).toContain(`${baseURL ?? ""}/en/blog/1`);
  for (const path of ["/blog/999999", "/blog/abc"]) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
  const html = await (await request.get("/en/blogs")).text();
  expect(html).toContain('type="application/rss+xml"');
  const reader = await browser.newPage();
  for (const [lang, path] of [
    ["vi", "/blogs/rss.xml"],
    ["en", "/en/blogs/rss.xml"],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.headers()["content-type"]).toContain("application/rss+xml");
    const told = await reader.evaluate(
      (xml) => {
        const feed = new DOMParser().parseFromString(xml, "application/xml");
        const text = (at: string) => feed.querySelector(at)?.textContent ?? "";
        const items = [...feed.querySelectorAll("item")];
        return {
          broken: feed.querySelector("parsererror")?.textContent ?? null,
          language: text("channel > language"),
          self: feed.querySelector("link[rel='self']")?.getAttribute("href") ?? "",
          dates: items.map((item) => Date.parse(item.querySelector("pubDate")?.textContent ?? "")),
          guids: items.map((item) => item.querySelector("guid")?.textContent ?? ""),
          whole: items.every((item) =>
            ["title", "link", "description"].every((name) => item.querySelector(name)?.textContent),
          ),
        };
      },
      await answer.text(),
    );
    expect(told).toMatchObject({ broken: null, language: lang, whole: true });
    expect(told.self).toMatch(new RegExp(`${path}$`));
    expect(told.dates).toEqual(told.dates.toSorted((a, b) => b - a));
    expect(new Set(told.guids).size).toBe(told.guids.length);
    expect(told.guids.length).toBeGreaterThanOrEqual(3);
    const first = new URL(told.guids[0] ?? "");
    expect((await request.get(`${baseURL ?? ""}${first.pathname}`)).status()).toBe(200);
  }
  await reader.close();
});

test("scripts in an article never run, even with the Content Security Policy bypassed", async ({
  browser,
}) => {
  const folder = mkdtempSync(join(tmpdir(), "sen-articles-"));
  const bad = corpus[1];
  const text = `## ${corpus[0]}\n\n${corpus.join("\n\n")}\n\n[đọc](javascript:window.ran('markdown'))`;
  const row = { article_code: "999", type: "blog", topic_code: "11", published_at: "2026-01-01" };
  const words = {
    title_vi: bad,
    title_en: bad,
    summary_vi: bad,
    summary_en: bad,
    text_vi: text,
    text_en: text,
  };
  writeFileSync(join(folder, "articles.jsonl"), JSON.stringify({ ...row, ...words, active: "yes" }));
  await catalogue("import", folder);
  const context = await browser.newContext({ bypassCSP: true });
  const ran: string[] = [];
  await context.exposeFunction("ran", (what: string) => ran.push(what));
  const page = await context.newPage();
  for (const path of ["/blogs?sort_by=oldest", "/blog/999"]) {
    await open(page, path);
    await expect(page.getByRole("main").getByText(bad).first()).toBeVisible();
    for (const link of await page.getByRole("main").locator("article a:not([href])").all()) {
      await link.click();
    }
  }
  expect(
    await page
      .locator("main article")
      .locator("script, iframe, svg[onload], img[onerror], details, [href^='javascript:']")
      .count(),
  ).toBe(0);
  expect(ran).toEqual([]);
  await context.close();
});
