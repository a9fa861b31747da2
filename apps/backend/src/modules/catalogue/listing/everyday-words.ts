import type { Word } from "./words.ts";

/** For whom a thing is. */
export type Audience = "men" | "women" | "kids";

/** Words that say for whom, as they are spelled. */
const AUDIENCES: Readonly<Record<Audience, readonly string[]>> = {
  men: ["nam", "nam giới", "đàn ông", "phái mạnh", "cho nam", "men", "mens", "man", "men s", "male"],
  women: [
    "nữ",
    "phụ nữ",
    "nữ giới",
    "phái nữ",
    "phái đẹp",
    "cho nữ",
    "women",
    "womens",
    "women s",
    "woman",
    "ladies",
    "female",
  ],
  kids: [
    ...["trẻ em", "em bé", "trẻ con", "trẻ nhỏ", "thiếu nhi", "bé", "bé trai", "bé gái", "cho bé"],
    ...["kids", "kid", "children", "child", "children s", "baby", "boys", "girls", "boy", "girl"],
  ],
};

/** Words that a product for such people has, and those that one for others alone has. As they are spelled. */
export const AUDIENCE_WORDS: Readonly<
  Record<Audience, { own: readonly string[]; others: readonly string[] }>
> = {
  men: { own: ["nam", "men"], others: ["nữ", "bé", "trẻ"] },
  women: { own: ["nữ", "women"], others: ["nam", "bé", "trẻ"] },
  kids: { own: ["bé", "trẻ", "thiếu"], others: [] },
};

/** Words that say nothing of what is looked for. */
const NOISE = [
  ...[
    "mua",
    "bán",
    "cần mua",
    "tìm",
    "tìm mua",
    "cần",
    "shop",
    "shop bán",
    "cửa hàng",
    "ở đâu",
    "loại",
    "hàng",
    "chính hãng",
  ],
  ...[
    "giá rẻ",
    "rẻ",
    "giá tốt",
    "giá",
    "giá bao nhiêu",
    "bao nhiêu",
    "bao nhiêu tiền",
    "tốt",
    "tốt nhất",
    "đẹp",
    "xịn",
    "cao cấp",
  ],
  ...[
    "mới",
    "mới nhất",
    "cái",
    "chiếc",
    "đôi",
    "bộ",
    "con",
    "cho",
    "các loại",
    "của",
    "và",
    "cho người lớn",
    "người lớn",
    "giảm giá",
    "sale",
    "khuyến mãi",
    "size",
    "cỡ",
    "kích cỡ",
    "số",
  ],
  ...["for", "of", "with", "and", "buy", "cheap", "best", "good", "new", "online", "s"],
];

const audiences = new Map(
  Object.entries(AUDIENCES).flatMap(([audience, phrases]) =>
    phrases.map((phrase) => [phrase, audience as Audience]),
  ),
);
const noise = new Set(NOISE);
const textOf = (words: readonly Word[], form: keyof Word) => words.map((word) => word[form]).join(" ");
const strip = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d");
const plainAudiences = new Map([...audiences].map(([phrase, audience]) => [strip(phrase), audience]));
const plainNoise = new Set(NOISE.map(strip));

/** For whom a phrase says that a thing is; null where it says nothing of it. */
export function audienceOf(words: readonly Word[]): Audience | null {
  const spelled = textOf(words, "spelled");
  const isPlain = spelled === textOf(words, "plain");
  return audiences.get(spelled) ?? (isPlain ? plainAudiences.get(spelled) : undefined) ?? null;
}

/** Whether a phrase says nothing of what is looked for. */
export function isNoise(words: readonly Word[]): boolean {
  const spelled = textOf(words, "spelled");
  return (
    noise.has(spelled) || (spelled === textOf(words, "plain") && words.length > 1 && plainNoise.has(spelled))
  );
}
