import { beforeAll, describe, expect, it } from "vitest";
import { EXAMPLE, useEmptyShop } from "../../../test/catalogue-folder.ts";

const shop = await useEmptyShop();
const CODE = "cham-soc-linen";
const article = async (code = CODE) =>
  (await shop.client.query<Record<string, unknown>>("select * from blogs where code = $1", [code])).rows[0];
/** Runs an import of this file only, with the pictures of the example. */
const running = (file: string, content: string) =>
  shop.run(shop.folderWith({ [file]: content }), { only: ["articles"] });

beforeAll(async () => {
  const { faults } = await shop.run(EXAMPLE);
  expect(faults).toEqual([]);
});

describe("importing articles", () => {
  it("renders both languages with pictures in all their widths and localized links", async () => {
    const row = await article();
    expect(row?.html_vi).toContain('<h2 id="giat">Giặt</h2>');
    expect(row?.html_en).toContain('href="/en/policy/returns"');
    expect(row?.html_vi).toMatch(/<img src="\/media\/catalog\/[0-9a-f]{24}\/640\.webp"/);
    expect(row?.html_vi).toContain("<figcaption>Phơi trên móc để đỡ phải là.</figcaption>");
    const { rows } = await shop.client.query<{ id: string; width: number; height: number }>(
      "select id, width, height from photos where strpos($1, id) > 0",
      [row?.html_vi],
    );
    expect(rows).toHaveLength(1);
    expect(row?.html_vi).toContain(`width="${rows[0]?.width}" height="${rows[0]?.height}"`);
    expect(row).toMatchObject({
      status: 1,
      is_highlight: true,
      headings_en: [{ id: "washing" }, { text: "Ironing and storing" }],
    });
  });

  it("keeps the order of the products and indexes tags and topics for search", async () => {
    const { rows } = await shop.client.query<{ codes: string[]; search_en: string }>(
      `select array(select p.code from unnest(product_ids) with ordinality as has (id, place)
        join products p using (id) order by place) as codes, search_en from blogs`,
    );
    expect(rows[0]?.codes).toEqual(["dam-linen", "ao-linen"]);
    expect(rows[0]?.search_en).toContain(" laundry ");
    expect(rows[0]?.search_en).toContain(" care and repair ");
  });

  it("updates only what changed, and the search text when a tag is renamed", async () => {
    const before = await article();
    const { counts } = await running("articles.csv", `article_code,title_en\n${CODE},Looking after linen\n`);
    expect(counts).toContain("articles 0/1/0");
    const after = await article();
    expect(after).toMatchObject({
      id: before?.id,
      html_vi: before?.html_vi,
      title_en: "Looking after linen",
    });
    expect(after?.search_en).toContain(" looking after linen ");
    await running("article_tags.csv", "tag_code,name_vi,name_en\ngiat,giặt,washing day\n");
    expect((await article())?.search_en).toContain(" washing day ");
    const again = await running("article_tags.csv", "tag_code,name_vi,name_en\ngiat,giặt,washing day\n");
    expect(again.counts).toContain("article_tags 0/0/1");
  });

  it("uses a numeric code as the article's id, and hides an inactive article", async () => {
    const row = `42,news,cham-soc,A,A,B,B,Chữ,Words,2026-11-02,no`;
    await running(
      "articles.csv",
      `article_code,type,topic_code,title_vi,title_en,summary_vi,summary_en,text_vi,text_en,published_at,active\n${row}\n`,
    );
    expect(await article("42")).toMatchObject({ id: 42, status: 0, tag_ids: [], product_ids: [] });
  });
});

const faulty: [what: string, file: string, content: string, fault: string][] = [
  [
    "a product that is none, among others",
    "articles.csv",
    `article_code,product_codes\n${CODE},ao-linen nope\n`,
    'articles.csv · line 2 · product_codes · "nope" · expected a code that exists in products or in the shop',
  ],
  [
    "codes that are none",
    "articles.csv",
    `article_code,tag_codes\n${CODE},"linen, giat"\n`,
    'articles.csv · line 2 · tag_codes · "linen, giat" · expected codes of your own, separated by spaces',
  ],
  [
    "a picture of its text that is not there",
    "articles.csv",
    `article_code,text_en\n${CODE},"One\n\n![two](nope.webp)"\n`,
    'articles.csv · line 2 · text_en · "nope.webp" · expected a file that exists in the pictures folder (upper and lower case matter)',
  ],
  [
    "a picture outside of the folder",
    "articles.csv",
    `article_code,text_en\n${CODE},![two](<../my file.webp>)\n`,
    'articles.csv · line 2 · text_en · "../my file.webp" · expected the name of a picture in the pictures folder, or an https URL',
  ],
  [
    "a picture that is written otherwise than as one",
    "articles.csv",
    `article_code,text_en\n${CODE},"![two][one]\n\n[one]: https://example.com/a.png"\n`,
    'articles.csv · line 2 · text_en · "https://example.com/a.png" · expected a Markdown text of at most 60000 characters, each picture written as `![alt text](file.jpg)`',
  ],
  [
    "a picture without a word of what it shows",
    "articles.csv",
    `article_code,text_vi\n${CODE},![](ao-linen.webp)\n`,
    'articles.csv · line 2 · text_vi · "ao-linen.webp" · expected a Markdown text of at most 60000 characters, each picture written as `![alt text](file.jpg)`',
  ],
  [
    "a text that becomes too long a page",
    "articles.csv",
    `article_code,text_en\n${CODE},${"![a](ao-linen.webp) ".repeat(400)}\n`,
    `articles.csv · line 2 · text_en · "![a](ao-linen.webp) ![a](ao-linen.webp) " · expected a Markdown text of at most 60000 characters`,
  ],
  [
    "a text that is nested without end",
    "articles.csv",
    `article_code,text_en\n${CODE},${">".repeat(50_000)}\n`,
    `articles.csv · line 2 · text_en · "${">".repeat(40)}" · expected a Markdown text`,
  ],
  [
    "a topic below one that is below another",
    "article_topics.csv",
    "topic_code,parent_code,name_vi,name_en\ngiat-la,cham-soc,Giặt là,Laundry\n",
    'article_topics.csv · line 2 · parent_code · "cham-soc" · expected at most two levels of topics',
  ],
];

it.each(faulty)("the import reports %s and writes nothing", async (_, file, content, fault) => {
  const before = await article();
  const { faults } = await running(file, content);
  expect(faults).toEqual([expect.stringContaining(fault)]);
  expect(await article()).toEqual(before);
});
