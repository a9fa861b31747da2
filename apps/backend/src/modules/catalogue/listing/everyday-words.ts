import type { Word } from "./words.ts";

/** For whom a thing is. */
export type Audience = "men" | "women" | "kids";

const listOf = (texts: string) => texts.split(",").map((text) => text.trim());

/** Phrases that say for whom, as they are spelled; words that a product for such people has, and those that one for others alone has. */
const AUDIENCES: Readonly<Record<Audience, { said: string[]; own: string[]; others: string[] }>> = {
  men: {
    said: listOf("nam, nam giới, đàn ông, phái mạnh, cho nam, men, mens, man, men s, male"),
    own: ["nam", "men"],
    others: ["nữ", "bé", "trẻ"],
  },
  women: {
    said: listOf(
      "nữ, phụ nữ, nữ giới, phái nữ, phái đẹp, cho nữ, women, womens, women s, woman, ladies, female",
    ),
    own: ["nữ", "women"],
    others: ["nam", "bé", "trẻ"],
  },
  kids: {
    said: listOf(`trẻ em, em bé, trẻ con, trẻ nhỏ, thiếu nhi, bé, bé trai, bé gái, cho bé,
      kids, kid, children, child, children s, baby, boys, girls, boy, girl`),
    own: ["bé", "trẻ", "thiếu"],
    others: [],
  },
};
export const audienceWords = (audience: Audience) => AUDIENCES[audience];

/** Phrases that say nothing of what is looked for. */
const NOISE =
  listOf(`mua, bán, cần mua, tìm, tìm mua, cần, shop, shop bán, cửa hàng, ở đâu, loại, hàng, chính hãng,
  giá rẻ, rẻ, giá tốt, giá, giá bao nhiêu, bao nhiêu, bao nhiêu tiền, tốt, tốt nhất, đẹp, xịn, cao cấp,
  mới, mới nhất, cái, chiếc, đôi, bộ, con, cho, các loại, của, và, cho người lớn, người lớn, giảm giá, sale, khuyến mãi,
  size, cỡ, kích cỡ, số, for, of, with, and, buy, cheap, best, good, new, online, s`);

/** What things are made of: who says it wants no other. */
const MATERIALS =
  listOf(`inox, thép, nhôm, gang, đồng, sắt, bạc, titan, gỗ, gỗ sồi, tre, mây, cói, thủy tinh, pha lê, gốm, sứ, gốm sứ, nhựa, silicon,
  cao su, da, da thật, da bò, vải, cotton, linen, lụa, len, nhung, jean, kaki, nỉ, lông vũ, giấy, steel, iron, aluminium, wood, wooden, bamboo, rattan,
  glass, crystal, ceramic, porcelain, plastic, silicone, rubber, leather, silk, wool, velvet, denim, paper, trà xanh, nghệ, gạo, rau má, hoa hồng,
  tràm trà, nha đam, than tre, bưởi, green tea, turmeric, rice, rose, tea tree, aloe vera, charcoal`);

const strip = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d");
const audiences = new Map(
  (["men", "women", "kids"] as const).flatMap((audience) =>
    AUDIENCES[audience].said.map((text) => [text, audience]),
  ),
);
const plainAudiences = new Map([...audiences].map(([text, audience]) => [strip(text), audience]));
const noise = new Set(NOISE);
const plainNoise = new Set(NOISE.map(strip));
const materials = new Set(MATERIALS);
const plainMaterials = new Set(MATERIALS.map(strip));
const textOf = (words: readonly Word[], form: keyof Word) => words.map((word) => word[form]).join(" ");

/** For whom a phrase says that a thing is; null where it says nothing of it. */
export function audienceOf(words: readonly Word[]): Audience | null {
  const spelled = textOf(words, "spelled");
  const isPlain = spelled === textOf(words, "plain");
  return audiences.get(spelled) ?? (isPlain ? plainAudiences.get(spelled) : undefined) ?? null;
}

/** Whether a phrase says nothing of what is looked for. */
export function isNoise(words: readonly Word[]): boolean {
  const spelled = textOf(words, "spelled");
  const isPlain = words.length > 1 && spelled === textOf(words, "plain");
  return noise.has(spelled) || (isPlain && plainNoise.has(spelled));
}

/** Whether a phrase says what a thing is made of. */
export const isMaterial = (words: readonly Word[]): boolean =>
  materials.has(textOf(words, "spelled")) || plainMaterials.has(textOf(words, "spelled"));
