import type { Word } from "./words.ts";

/** For whom a thing is. */
export type Audience = "men" | "women" | "kids";

/** Words that a product for such people has, and those that one for others alone has. */
export const audienceWords: Readonly<
  Record<Audience, { own: readonly string[]; others: readonly string[] }>
> = {
  men: { own: ["nam", "men"], others: ["nữ", "bé", "trẻ"] },
  women: { own: ["nữ", "women"], others: ["nam", "bé", "trẻ"] },
  kids: { own: ["bé", "trẻ", "thiếu"], others: [] },
};

/** What a phrase says beside what the thing is: for whom, what it is made of (who says it wants no other), or nothing. */
type Sense = Audience | "material" | "noise";

const PHRASES: Readonly<Record<Sense, string>> = {
  men: "nam, nam giới, đàn ông, phái mạnh, cho nam, men, mens, man, men s, male",
  women: "nữ, phụ nữ, nữ giới, phái nữ, phái đẹp, cho nữ, women, womens, women s, woman, ladies, female",
  kids: `trẻ em, em bé, trẻ con, trẻ nhỏ, thiếu nhi, bé, bé trai, bé gái, cho bé,
    kids, kid, children, child, children s, baby, boys, girls, boy, girl`,
  material: `inox, thép, nhôm, gang, đồng, sắt, bạc, titan, gỗ, gỗ sồi, tre, mây, cói, thủy tinh, pha lê, gốm, sứ, gốm sứ, nhựa, silicon,
    cao su, da, da thật, da bò, vải, cotton, linen, lụa, len, nhung, jean, kaki, nỉ, lông vũ, giấy, steel, iron, aluminium, wood, wooden, bamboo,
    rattan, glass, crystal, ceramic, porcelain, plastic, silicone, rubber, leather, silk, wool, velvet, denim, paper, trà xanh, nghệ, gạo, rau má,
    hoa hồng, tràm trà, nha đam, than tre, bưởi, green tea, turmeric, rice, rose, tea tree, aloe vera, charcoal`,
  noise: `mua, bán, cần mua, tìm, tìm mua, cần, shop, shop bán, cửa hàng, ở đâu, loại, hàng, chính hãng, giá rẻ, rẻ, giá tốt, giá, giá bao nhiêu,
    bao nhiêu, bao nhiêu tiền, tốt, tốt nhất, đẹp, xịn, cao cấp, mới, mới nhất, cái, chiếc, đôi, bộ, con, cho, các loại, của, và, cho người lớn,
    người lớn, giảm giá, sale, khuyến mãi, size, cỡ, kích cỡ, số, màu, for, of, with, and, buy, cheap, best, good, new, online, s`,
};

const strip = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d");
const senses = new Map<string, Sense>();
/** A single word that says nothing may be another without its accents: "giá" is said, "gia" may be "giã". */
const plainSenses = new Map<string, Sense>();
for (const [sense, texts] of Object.entries(PHRASES) as [Sense, string][]) {
  for (const text of texts.split(/,\s+/)) {
    senses.set(text, sense);
    if (sense !== "noise" || text.includes(" ")) plainSenses.set(strip(text), sense);
  }
}

/** The words of what things are made of, without accents. */
export const materialWords: ReadonlySet<string> = new Set(
  [...plainSenses].flatMap(([text, sense]) => (sense === "material" ? text.split(" ") : [])),
);

/** What a phrase says beside what the thing is; undefined where it is no such phrase. */
export function senseOf(words: readonly Word[]): Sense | undefined {
  const text = words.map(({ spelled }) => spelled).join(" ");
  return senses.get(text) ?? plainSenses.get(text);
}
