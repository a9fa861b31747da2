import type { LeafKey, RootKey } from "./categories.ts";

/** A made-up maker. */
export interface BrandContent {
  name: string;
  country: string;
  /** The roots or leaves of the category tree that it makes things for. */
  makes: readonly (RootKey | LeafKey)[];
  object: string;
}

/** The makers. Names are ours: none is a trademark. */
export const brands: readonly BrandContent[] = [
  ...of(
    "Việt Nam",
    ["women"],
    "🪷",
    "Lam Nguyệt",
    "Nhã Sương",
    "Mây Lụa",
    "Hạ Vy House",
    "Tơ Mộc",
    "An Khuê",
    "Sợi Nắng",
  ),
  ...of(
    "Việt Nam",
    ["men"],
    "🧵",
    "Trường Nam",
    "Phong Quân",
    "Vải & Gió",
    "Đường Mòn",
    "Minh Trác",
    "Bắc Hành",
  ),
  ...of("Việt Nam", ["women", "men"], "🪡", "Chỉ Thẳng", "Khung Cửi 36", "Lối Nhỏ"),
  ...of("Việt Nam", ["accessories"], "🎀", "Phố Nhỏ", "Tay Nải", "Hai Bờ"),
  ...of("Việt Nam", ["jewelry"], "💎", "Ngọc Vãng", "Kim Hà Atelier"),
  ...of("Việt Nam", ["wallets", "luggage", "women-bags"], "👜", "Da Xưởng", "Hành Lý Xanh"),
  ...of("Việt Nam", ["watches", "eyewear"], "⌚", "Giờ Sen", "Mắt Trong Studio"),
  ...of("Ý", ["wallets", "women-bags", "women-shoes", "eyewear"], "👛", "Bottega Lenara", "Velluto Nova"),
  ...of(
    "Việt Nam",
    ["beauty"],
    "🌿",
    "Rau Má & Bạn",
    "Thảo Nhi Botanics",
    "Mộc Dung",
    "Hương Chàm",
    "Da Lành Lab",
    "Nàng Gạo",
  ),
  ...of("Hàn Quốc", ["makeup", "skincare", "nails"], "🌸", "Haneul Bit", "Sorae Skin"),
  ...of("Nhật Bản", ["skincare", "bodycare", "haircare"], "🌸", "Yukimori"),
  ...of("Việt Nam", ["home"], "🏡", "Nhà Mình", "Tre Làng", "Ban Công"),
  ...of("Việt Nam", ["furniture", "decor"], "🪑", "Gỗ Tần", "Mộng & Chốt"),
  ...of("Việt Nam", ["tableware", "drinkware", "decor"], "🏺", "Gốm Sông Thương", "Lò Rơm"),
  ...of("Việt Nam", ["cookware", "kitchen-tools", "food-storage"], "🍳", "Bếp Của Mẹ", "Lửa Hồng"),
  ...of("Việt Nam", ["lighting"], "💡", "Đèn Phố Hội"),
  ...of("Việt Nam", ["plants"], "🪴", "Vườn Ba Miền"),
  ...of("Việt Nam", ["cleaning", "bathroom"], "🧽", "Sạch Tinh"),
  ...of("Thụy Điển", ["furniture", "lighting", "decor"], "🛋️", "Nordhavet Hem", "Lindgård"),
  ...of("Nhật Bản", ["tableware", "drinkware", "food-storage", "cookware"], "🍱", "Takemi Home"),
  ...of(
    "Đức",
    ["cookware", "kitchen-tools", "hand-tools", "bathroom"],
    "🔧",
    "Kessler & Brandt",
    "Rheinhaus",
  ),
  ...of("Việt Nam", ["electronics"], "⚡", "Vĩnh Sáng", "Sao Điện", "Tín Hiệu", "Nam Châm"),
  ...of("Việt Nam", ["audio"], "🔊", "Loa Thùng"),
  ...of("Việt Nam", ["cameras"], "📷", "Kỳ Quang"),
  ...of(
    "Đài Loan",
    ["computers", "peripherals", "power-clocks", "phones"],
    "⌨️",
    "Formosol",
    "Jadewave",
    "Lumikei",
  ),
  ...of("Việt Nam", ["food"], "🌾", "Chợ Quê Sạch", "Nắng Gia Lai", "Bà Tư Vườn"),
  ...of("Việt Nam", ["bakery", "sweets"], "🥐", "Lò Bánh Sớm", "Bánh Nhà Lá"),
  ...of("Việt Nam", ["drinks"], "🍵", "Đồi Chè Mây", "Rang Xay 75"),
  ...of("Việt Nam", ["pantry"], "🍚", "Vị Miền Tây", "Ruộng Bậc Thang"),
  ...of("Việt Nam", ["kids"], "🧸", "Bé Sóc", "Kẹo Dẻo Kids", "Diều Giấy", "Gấu Lười", "Hộp Gỗ"),
  ...of("Đan Mạch", ["plush", "puzzles", "vehicles"], "🧩", "Lillebro Toys"),
  ...of("Việt Nam", ["sports"], "⛰️", "Đỉnh Mây", "Nhịp Chạy", "Sân Nhà"),
  ...of("Việt Nam", ["rackets"], "🏸", "Vợt Gió"),
  ...of("Việt Nam", ["water-sports"], "🌊", "Sóng Cả"),
  ...of("Thụy Sĩ", ["camping", "rides"], "🏔️", "Bergfalke", "Gratweg"),
  ...of("Việt Nam", ["reading", "pens-art", "office"], "📚", "Ngõ Nhỏ", "Đọc Chậm"),
  ...of("Việt Nam", ["pens-art", "office"], "✏️", "Giấy Trắng", "Mực Học Trò"),
  ...of("Nhật Bản", ["pens-art", "office"], "🖋️", "Sumi & Kami"),
  ...of("Việt Nam", ["instruments"], "🎸", "Cung Đàn", "Phím Trăng"),
];

function of(
  country: string,
  makes: BrandContent["makes"],
  object: string,
  ...names: string[]
): BrandContent[] {
  return names.map((name) => ({ name, country, makes, object }));
}
