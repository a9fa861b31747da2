import { tmpdir } from "node:os";
import { folderStorage } from "../src/adapters/media-storage/folder.ts";
import type { Database } from "../src/database/connect.ts";
import { connectionOf } from "../src/database/transaction.ts";
import { faultText, importRows } from "../src/modules/catalogue-import/index.ts";

/** Topics on two levels, and tags, for the articles of these tests. */
const TOPICS = [
  { topic_code: "1", parent_code: "", name_vi: "Sống đẹp", name_en: "Living well" },
  { topic_code: "11", parent_code: "1", name_vi: "Chăm sóc", name_en: "Care" },
  { topic_code: "12", parent_code: "1", name_vi: "Bếp", name_en: "Kitchen" },
  { topic_code: "41", name_vi: "Tin từ Sen", name_en: "News from Sen" },
];
const TAGS = [
  { tag_code: "1", name_vi: "vải lanh", name_en: "linen" },
  { tag_code: "3", name_vi: "bếp gia đình", name_en: "home cooking" },
];

const text = (about: string, parts: readonly string[]) =>
  [about, ...parts.map((part) => `## ${part}\n\n${about}`)].join("\n\n");

/** Articles as rows of an import file. */
export const ARTICLES = [
  {
    article_code: "1",
    topic_code: "11",
    tag_codes: "1",
    title_vi: "Chăm sóc vải lanh",
    title_en: "Caring for linen",
    text_vi: text("Vải có đốm mốc thì giặt giấm.", ["Giặt lần đầu", "Phơi", "Là"]),
    text_en: text("Mould comes off with vinegar.", ["The first wash", "Drying", "Ironing"]),
    product_codes: "",
    category_codes: "1",
    highlight: "yes",
  },
  {
    article_code: "2",
    topic_code: "12",
    tag_codes: "3",
    title_vi: "Chọn nồi cơm điện",
    title_en: "Choosing a rice cooker",
    text_vi: text("Lòng nồi quyết định tuổi thọ.", ["Dung tích", "Lòng nồi", "Gioăng"]),
    text_en: text("Look at the rubber seal.", ["Size", "The bowl", "The seal"]),
    product_codes: "4",
    category_codes: "1",
  },
  {
    article_code: "3",
    type: "news",
    topic_code: "41",
    title_vi: "Sen mở cửa thêm một mall",
    title_en: "Sen opens another mall",
    text_vi: text("Mall mới mở cửa tuần này.", ["Đường đến", "Giờ mở cửa", "Ưu đãi"]),
    text_en: text("The new mall opens this week.", ["The way", "Opening hours", "Offers"]),
  },
].map((article, index) => ({
  type: "blog",
  summary_vi: `Tóm tắt ${article.title_vi}`,
  summary_en: `About ${article.title_en}`,
  published_at: `2025-0${index + 1}-05`,
  ...article,
}));

/** Imports the articles into a shop, by the rules for import files. */
export async function giveArticles(db: Database): Promise<void> {
  const parts = [{ article_topics: TOPICS, article_tags: TAGS, articles: ARTICLES }];
  const options = {
    locale: "en",
    inTransaction: true,
    work: tmpdir(),
    mediaStorage: folderStorage(tmpdir()),
  } as const;
  const { faults } = await db.transaction((tx) => importRows(connectionOf(tx), options, parts));
  const [fault] = faults.told;
  if (fault) throw new Error(faultText(fault, "en"));
}
