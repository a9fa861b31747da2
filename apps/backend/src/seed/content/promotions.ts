import type { LeafKey, RootKey } from "./categories.ts";
import type { Pair } from "./types.ts";

/** Parts of the day for flash deals; together they cover it. Minutes after midnight in Vietnam. */
export const dealSlots: readonly { name: Pair; from: number; until: number }[] = [
  { name: "Cú đêm & dậy sớm | Night owls & early birds", from: 0, until: 540 },
  { name: "Giờ cà phê sáng | Morning coffee", from: 540, until: 720 },
  { name: "Nghỉ trưa chốt đơn | Lunch break", from: 720, until: 900 },
  { name: "Tan tầm | After work", from: 900, until: 1140 },
  { name: "Tối vàng | Golden evening", from: 1140, until: 1440 },
];

/** Home banners, in order; the first is the first thing that a visitor sees. */
export const banners: readonly {
  title: Pair;
  subtitle: Pair;
  alt: Pair;
  /** Category the banner leads to; without one it leads to `path`. */
  leaf?: LeafKey;
  root?: RootKey;
  path?: string;
  mall?: number;
  hue: number;
  objects: readonly string[];
}[] = [
  {
    title: "Mùa sen đã về | Lotus season is here",
    subtitle: "Váy áo linen và lụa, giảm đến 40% | Linen and silk, up to 40% off",
    alt: "Váy, nón và hoa sen trên nền hồng | Dress, hat and lotus on pink",
    root: "women",
    hue: 338,
    objects: ["👗", "👒", "🪷"],
  },
  {
    title: "Bếp ấm, nhà vui | A warm kitchen, a happy home",
    subtitle: "Nồi chảo, gốm và dao từ làng nghề | Pots, ceramics and knives from craft villages",
    alt: "Ấm trà, chảo và bát | Teapot, pan and bowl",
    root: "home",
    hue: 28,
    objects: ["🫖", "🍳", "🥣"],
  },
  {
    title: "Chợ sớm giao trong 2 giờ | The early market, in 2 hours",
    subtitle: "Rau củ, trái cây, hải sản mỗi sáng | Greens, fruit and seafood every morning",
    alt: "Xoài, rau và tôm | Mango, greens and prawns",
    root: "food",
    hue: 95,
    objects: ["🥭", "🥬", "🦐"],
  },
  {
    title: "Công nghệ đúng giá | Fair-priced technology",
    subtitle: "Một đổi một trong 30 ngày | One-for-one for 30 days",
    alt: "Tai nghe, điện thoại và máy ảnh | Headphones, phone and camera",
    root: "electronics",
    hue: 222,
    objects: ["🎧", "📱", "📷"],
  },
  {
    title: "Cuối tuần của bé | A weekend for the little ones",
    subtitle: "Thú bông, xếp hình và diều | Soft toys, puzzles and kites",
    alt: "Gấu bông, diều và mảnh ghép | Teddy, kite and puzzle",
    root: "kids",
    hue: 48,
    objects: ["🧸", "🪁", "🧩"],
  },
  {
    title: "Ra ngoài thôi! | Get outside!",
    subtitle: "Lều, giày và vợt cho ngày đẹp trời | Tents, boots and rackets for fine days",
    alt: "Lều, giày leo núi và vợt cầu lông | Tent, hiking boots and racket",
    root: "sports",
    hue: 160,
    objects: ["⛺", "🥾", "🏸"],
  },
  {
    title: "Sen Tây Hồ: tuần lễ ánh bạc | Sen Tây Hồ: silver week",
    subtitle: "Trang sức và đồng hồ, thêm mã TAYHO80 | Jewelry and watches, plus code TAYHO80",
    alt: "Nhẫn, đồng hồ và kính | Ring, watch and glasses",
    path: "/mall/15",
    mall: 15,
    hue: 205,
    objects: ["💍", "⌚", "🕶️"],
  },
  {
    title: "Nhà thuốc mở đến 22:00 | The pharmacy is open until 22:00",
    subtitle: "Chăm sóc da và sức khỏe cả nhà | Skin and health for the family",
    alt: "Kem dưỡng, xà phòng và nhiệt kế | Lotion, soap and thermometer",
    root: "beauty",
    hue: 312,
    objects: ["🧴", "🧼", "🌡️"],
  },
];

/** What people look for most, with how often in the last seven days. */
export const topSearches: readonly (readonly [keyword: Pair, count: number])[] = [
  ["áo sơ mi linen | linen shirt", 8420],
  ["nồi lẩu điện | electric hotpot", 7310],
  ["tai nghe chống ồn | noise canceling headphones", 6954],
  ["kem chống nắng | sunscreen", 6120],
  ["gấu bông | teddy bear", 5211],
  ["balo chống nước | water-resistant backpack", 4870],
  ["dâu tây Đà Lạt | Đà Lạt strawberries", 4422],
  ["giày chạy bộ | running shoes", 4105],
  ["ấm trà gốm | ceramic teapot", 3316],
  ["sạc dự phòng | power bank", 3102],
  ["vợt cầu lông | badminton racket", 2755],
  ["đàn guitar | guitar", 1840],
];
