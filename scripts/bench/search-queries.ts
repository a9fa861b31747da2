/** A search as people type it, and the Vietnamese names that are right for it. */
export type JudgedQuery = readonly [query: string, right: RegExp];

/** What products' names begin with, as it is searched, and what else people search them by: without accents, with slips, synonyms, English. */
const names = `
áo sơ mi (ao so mi, áo sơmi, aosomi); áo thun nữ; áo polo nam; áo khoác (ao khoac nam); áo kiểu;
quần jean (quan jeans, quần bò); quần tây; đầm dự tiệc (dam du tiec); bikini; giày cao gót (giay cao got);
giày chạy bộ (giay chay bo nam); giày tây; giày lười; sandal nữ; bốt nữ; túi cầm tay;
khăn choàng (khăn quàng); mũ lưỡi trai (nón lưỡi trai); nón lá; đồng hồ (dong ho nam); nhẫn bạc;
kính mát (kính râm, kinh ram); vali (va li); balo (ba lô); ví nhỏ; ô gấp (dù gấp); son thỏi lì; son tint;
mặt nạ (mat na duong da); sữa rửa mặt (sua rua mat); kem chống nắng (kem chong nang); nước tẩy trang;
sơn móng tay (son mong tay); xà phòng (xà bông); dao cạo râu; sofa; giường ngủ; ghế ăn; đèn pin; đèn lồng;
nến thơm (nen thom); nồi áp suất; nồi lẩu; bình gốm; bát tô; dao thái; ấm trà; hộp cơm;
điện thoại (dien thoai, đt, ddien thoaij, dien thoia, smartphone); laptop (máy tính xách tay, lap top);
tai nghe (tai nghe bluetooth, tai nghe khong day, tainghe, headphones); bàn phím (ban phim co);
chuột bluetooth; máy ảnh (may anh); tivi (ti vi); máy in; micro karaoke; cà phê (ca phe, cafe); gạo;
trà sữa; bánh mì (banh my); bắp rang; tỏi; cua; trứng gà; bút bi; sổ tay; đàn guitar (dan ghi ta); búp bê;
diều; bình sữa; xe đạp; bóng đá`;

/** Searches whose products are not called like them. */
const others: readonly (readonly [right: RegExp, queries: string])[] = [
  [/^áo sơ mi.*tay dài/i, "áo sơ mi tay dài"],
  [/^áo sơ mi linen/i, "ao so mi linen"],
  [/^áo sơ mi oxford/i, "áo sơ mi nam oxford"],
  [/^áo (thun|polo|ba lỗ)/i, "áo thun, áo phông"],
  [/^áo thun.* nam/i, "ao thun nam"],
  [/^quần kaki/i, "quần kaki nam"],
  [/^quần short/i, "quan short"],
  [/^(đầm|váy)/i, "đầm"],
  [/^(váy|đầm)/i, "váy"],
  [/^(đồ bơi|bikini)/i, "đồ bơi"],
  [/^(giày|bốt|ủng|sandal|dép)/i, "giày, giay, giầy"],
  [/^(giày|ủng) leo núi/i, "giày leo núi"],
  [/^túi (xách|cầm)/i, "túi xách"],
  [/^túi xách.* da/i, "tui xach da"],
  [/^khăn choàng.*lụa/i, "khan choang lua"],
  [/^(mũ|nón)/i, "mu"],
  [/^đồng hồ.*dây da/i, "đồng hồ dây da"],
  [/^nhẫn vàng/i, "nhan vang"],
  [/^balo chống/i, "ba lo chong nuoc"],
  [/^son /i, "son, son môi"],
  [/^bàn chải/i, "bàn chải đánh răng"],
  [/^sofa giường/i, "ghế sofa giường"],
  [/^chảo chống/i, "chảo chống dính, chao chong dinh"],
  [/^(bát|chén)/i, "chén bát"],
  [/^(ly|cốc|tách) cà/i, "ly cà phê"],
  [/^ly giữ/i, "ly giữ nhiệt, cốc giữ nhiệt"],
  [/^chuột (không|bluetooth)/i, "chuot khong day"],
  [/^tivi qled/i, "tv qled"],
  [/^loa di/i, "loa di động"],
  [/^pin sạc/i, "pin sạc dự phòng"],
  [/^bánh trung/i, "bánh trung thu"],
  [/^sườn heo/i, "thịt heo"],
  [
    /^(những|mùa sen|vị của|chuyến tàu|dưới tán|khu vườn|truyện|nấu ăn|lập trình|quản lý|tiếng anh|luyện chữ|thành phố|người giữ|nhật ký|sách)/i,
    "sách",
  ],
  [/^nấu ăn/i, "sach nau an"],
  [/^(gấu|thỏ) bông/i, "gấu bông"],
  [/^vợt cầu/i, "vợt cầu lông"],
  [/^lều/i, "lều cắm trại"],
  [/^lều 4/i, "leu 4 nguoi"],
  [/^giày chạy/i, "running shoes"],
  [/^áo (sơ mi|thun|polo)/i, "shirt"],
];

const queriesFor = (right: RegExp, queries: string) =>
  queries.split(", ").map((query): JudgedQuery => [query, right]);

export const judgedQueries: readonly JudgedQuery[] = [
  ...names
    .trim()
    .split(/;\s+/)
    .flatMap((entry) => {
      const [, name = "", more] = /^([^(]+?)(?: \((.+)\))?$/.exec(entry) ?? [];
      return queriesFor(new RegExp(`^${name}`, "i"), more === undefined ? name : `${name}, ${more}`);
    }),
  ...others.flatMap(([right, queries]) => queriesFor(right, queries)),
];
