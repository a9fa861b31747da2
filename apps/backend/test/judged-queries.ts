import { heldOutNotSold, heldOutSold } from "./held-out-queries.ts";

/** A search query as people type it. */
export interface JudgedQuery {
  query: string;
  /** Matches the start of the right products' names; null if the product is not sold here. */
  right: RegExp | null;
  /** Whether its results may be looked at while tuning the search. Those of the others are never looked at. */
  isShown: boolean;
}

type Query = Omit<JudgedQuery, "isShown">;

/**
 * Patterns for the start of the right products' names, and what shoppers call the products: categories and kinds as one would say them at a
 * counter.
 */
const counter = `
đầm = đầm, váy, đầm công sở, váy nữ; đầm dự tiệc = đầm dự tiệc, váy dự tiệc; áo kiểu = áo kiểu nữ; áo thun = áo thun, áo phông; áo thun nữ = áo thun nữ;
áo (thun|polo|ba lỗ).* nam = áo thun nam; áo polo = áo polo nam; áo sơ mi = áo sơ mi, sơ mi nam; áo khoác = áo khoác nam; (quần jean) = quần jean, quần bò nam;
quần short = quần short nam, quần đùi; quần tây = quần tây; quần kaki = quần kaki; (đồ bơi|bikini) = đồ bơi, áo tắm nữ;
(giày|bốt|ủng) = giày; giày (chạy|leo) = giày thể thao, giày thể thao nam; giày chạy = sneaker, giày chạy bộ nam; giày cao gót = giày cao gót; sandal = sandal nữ, dép nữ; giày (tây|lười|derby|monk) = giày da nam;
giày lười = giày lười; bốt = bốt nữ; túi xách = túi xách nữ, túi đeo chéo; ví nhỏ = ví da, ví nam; vali = vali kéo; (balo|cặp) = balo, cặp sách;
đồng hồ (thông|thể|điện|mặt) = đồng hồ nam, đồng hồ nữ; đồng hồ thông minh = đồng hồ thông minh; đồng hồ báo thức = đồng hồ báo thức; nhẫn = nhẫn bạc; vòng chuỗi = vòng tay; kính mát = kính râm, kính mát nam;
(mũ|nón) = mũ, nón; mũ lưỡi trai = nón kết; khăn choàng = khăn quàng cổ; tất cổ = tất nam; tất = vớ; găng tay = găng tay len; ô (cán|gấp) = ô, dù; quạt xếp = quạt cầm tay;
son = son môi, son; son thỏi = son thỏi; kem chống nắng = kem chống nắng; sữa rửa mặt = sữa rửa mặt; nước tẩy trang = tẩy trang; mặt nạ = mặt nạ dưỡng da; sơn móng = sơn móng tay; sữa dưỡng = kem dưỡng da;
xà phòng = xà bông, xà phòng; bàn chải = bàn chải đánh răng; dao cạo = dao cạo râu; lược = lược; nhiệt kế = nhiệt kế; viên uống = vitamin; băng cá nhân = băng cá nhân;
sofa = ghế sofa, sofa; (ghế|sofa) = ghế; giường = giường ngủ; bóng đèn = bóng đèn; nến = nến thơm; bình gốm (hoa|làng|sóng|chim|lá) = bình hoa, lọ hoa; tranh treo = tranh treo tường; (cây|xương|trúc|cỏ) = cây cảnh; xương rồng = xương rồng;
hoa hồng = hoa hồng; (bó hoa|hoa|tulip|sen) = hoa tươi; chổi = chổi; giấy vệ sinh = giấy vệ sinh; vòi sen = vòi sen; búa = búa; tua vít = tua vít; thang = thang nhôm; chảo = chảo, chảo chống dính;
nồi = nồi; nồi áp suất = nồi áp suất; dao (thái|gọt|chặt|phi) = dao, dao bếp; đũa = đũa; bộ muỗng = thìa, muỗng; bát tô = bát, chén; đĩa ăn = đĩa; ấm trà = ấm trà; (ly|cốc) = cốc, ly; hộp cơm = hộp cơm;
điện thoại = điện thoại, điện thoại di động; (laptop) = laptop, máy tính xách tay; bàn phím = bàn phím; chuột = chuột máy tính; máy in = máy in; tai nghe = tai nghe, tai nghe không dây; loa = loa, loa bluetooth;
máy ảnh = máy ảnh; tivi = tivi, ti vi; (pin sạc) = sạc dự phòng; đèn pin = đèn pin; micro = micro; tay cầm = tay cầm chơi game;
(xoài|chuối|dứa|dừa|dưa|cam|bơ 034|dâu|nho|táo|việt|cherry|kiwi|đào|lê) = trái cây, hoa quả; xoài = xoài; chuối = chuối; táo = táo; dưa hấu = dưa hấu; cam sành = cam;
(cải|bông cải|cà|dưa leo|ớt|nấm|đậu|khoai|hành|tỏi|bắp nếp|gừng) = rau củ; khoai tây = khoai tây; cà chua = cà chua; tỏi = tỏi; bánh mì = bánh mì; bánh trung thu = bánh trung thu; bánh kem = bánh sinh nhật;
(sườn|ba chỉ) = thịt heo; thăn bò = thịt bò; trứng = trứng gà; tôm = tôm; (tôm|cá|cua|mực|hàu) = hải sản; (cà phê) = cà phê; (trà) = trà; nước ép = nước ép; gạo = gạo; mật ong = mật ong; phô mai = phô mai; muối = muối;
(kẹo) = kẹo; sô cô la = sô cô la; hạt = hạt điều; bắp rang = bỏng ngô; bình sữa = bình sữa; (gấu|kỳ lân|cá voi|chim|khủng|thỏ) = thú bông; gấu bông = gấu bông; búp bê = búp bê; gạch xếp = lego; (ô tô đồ|xe.*đồ chơi|xe ga) = xe đồ chơi;
bóng đá = bóng đá; vợt cầu lông = vợt cầu lông; xe đạp = xe đạp; giày trượt = patin; lều = lều cắm trại; cần câu = cần câu cá; bộ tạ = tạ tay; võ phục = võ phục; kính bơi = kính bơi;
(mùa|người giữ|thành phố|những|vị|chuyến|khu vườn|dưới|nấu|tiếng|lập trình|quản lý|truyện|luyện) = sách; (truyện tranh|luyện chữ) = sách thiếu nhi; nấu ăn = sách nấu ăn; bút bi = bút bi; (sổ) = vở, sổ tay; kéo = kéo; thước = thước kẻ; đàn guitar = đàn guitar; sáo = sáo trúc`;

/** Suggestions of marketplaces: longer, with the wanted qualities. */
const suggested = `
áo sơ mi.*tay dài = áo sơ mi nam tay dài; áo sơ mi linen = áo sơ mi linen; áo thun.* nam.*cotton = áo thun nam cotton; áo khoác.*chống nước = áo khoác nam chống nước; áo khoác dù = áo khoác gió nam;
đầm dự tiệc = đầm dự tiệc sang trọng; (váy|đầm) = váy nữ giá rẻ; giày chạy = giày chạy bộ nam siêu nhẹ, running shoes; giày cao gót = giày cao gót mũi nhọn; túi xách.*da = túi xách nữ da; balo = balo laptop, balo nam chống nước;
vali = vali du lịch size 24; đồng hồ.*dây da = đồng hồ dây da; kính mát = kính mát nam phân cực; nhẫn = nhẫn vàng nữ; ô gấp = ô gấp gọn; mũ lưỡi trai = mũ lưỡi trai nam;
son kem = son kem lì; son = son dưỡng ẩm, lipstick; kem chống nắng.*da dầu = kem chống nắng cho da dầu; sữa rửa mặt.*trà xanh = sữa rửa mặt trà xanh; kem chống nắng = sunscreen; mặt nạ = mặt nạ giấy;
chảo chống dính = chảo chống dính 28cm, chảo chống dính phủ đá; nồi lẩu = nồi lẩu điện; nồi áp suất = nồi áp suất điện đa năng; ly giữ nhiệt = ly giữ nhiệt có ống hút, bình giữ nhiệt; hộp cơm.*inox = hộp cơm inox 304; dao thái = dao thái thịt;
điện thoại = điện thoại 5g, smartphone, điện thoại dưới 5 triệu; laptop = laptop cho sinh viên, laptop văn phòng; tai nghe = tai nghe chống ồn, tai nghe bluetooth giá rẻ, headphones; tai nghe chơi game = tai nghe gaming; bàn phím = bàn phím cơ, bàn phím không dây;
chuột = chuột không dây; loa = loa bluetooth mini; tivi = smart tivi 55 inch, tivi 65 inch; máy ảnh = máy ảnh kỹ thuật số; pin sạc = pin sạc dự phòng 20w; (ổ lưu trữ) = ổ cứng di động; (ổ mini) = usb;
cà phê = cà phê hạt, cà phê đặc sản; trà (?!sữa|thảo) = trà thái nguyên, trà xanh; gạo = gạo thơm hữu cơ; sữa hạt = sữa hạt; trà sữa = trà sữa khoai môn; bánh quy = bánh quy hộp thiếc; kẹo mềm = kẹo dẻo;
bình sữa = bình sữa cho bé; gấu bông = gấu bông to, teddy bear; gạch xếp = đồ chơi lắp ráp; tranh ghép = tranh ghép hình; áo thun bé = áo thun bé trai; váy bé gái = váy bé gái; máy bay = máy bay điều khiển từ xa;
xe đạp = xe đạp trẻ em; bóng rổ = quả bóng rổ; vợt = vợt bóng bàn; lều 4 = lều 4 người; găng đấm = găng tay boxing; đèn pin = đèn pin siêu sáng;
tiếng anh = sách tiếng anh; lập trình = sách lập trình; truyện tranh = truyện tranh; sổ tay = sổ tay bìa da; bút máy = bút máy; (đàn organ) = đàn organ; bộ màu = màu vẽ; nến thơm = nến thơm phòng; đèn lồng = đèn lồng trung thu; ghế ăn = ghế gỗ; thỏ bông = thỏ bông`;

/** Products that people search for and that are not sold here. */
const notSold = `tủ lạnh, máy giặt, nước mắm, bếp từ, điều hòa, máy lạnh, nồi cơm điện, nồi chiên không dầu, lò vi sóng, quạt điện, bàn ủi, máy hút bụi, máy sấy tóc, nước hoa, dầu gội, kem đánh răng,
sữa tắm, bỉm, tã quần, xe đẩy em bé, sữa bột, xe máy, mũ bảo hiểm, lốp xe, nhớt xe máy, máy bơm nước, xi măng, gạch ốp lát, thức ăn cho mèo, cát vệ sinh cho mèo, lồng chim, vé máy bay,
thẻ điện thoại, máy chạy bộ, thảm yoga, gậy golf, áo dài, áo ngực, quần legging, chân váy, thắt lưng, cà vạt, đĩa than, máy chiếu, máy tính bảng, ipad, iphone 15, apple watch, playstation, thuốc lá,
rượu vang, bia, nước suối, mì tôm, nước tương, bột giặt, khẩu trang, tủ quần áo, nệm, rèm cửa, máy khoan, cửa cuốn, tablet, washing machine`;

const strip = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d");
/** Swaps two letters of the longest word, or doubles one. */
function misspell(text: string, number: number): string {
  const words = strip(text).split(" ");
  const longest = words.reduce(
    (best, word, index) => (word.length > (words[best] ?? "").length ? index : best),
    0,
  );
  const word = words[longest] ?? "";
  const at = word.length - 2;
  const wrong =
    number % 2 === 0
      ? word.slice(0, at) + (word[at + 1] ?? "") + (word[at] ?? "")
      : word.slice(0, at + 1) + word.slice(at);
  return words.with(longest, wrong).join(" ");
}

const parse = (text: string): Query[] =>
  text
    .trim()
    .split(/;\s+/)
    .flatMap((line) => {
      const [right = "", queries = right] = line.split(" = ");
      return queries
        .split(", ")
        .map((query) => ({ query: query.trim(), right: new RegExp(`^${right}`, "i") }));
    });

const parseNotSold = (text: string): Query[] => text.split(/,\s+/).map((query) => ({ query, right: null }));

const SOLD = 320;
const NOT_SOLD = 80;

/**
 * The shown queries, from three sources: shoppers' names of kinds and categories, marketplace suggestions, and both without accents or with
 * typos. A fifth of them asks for products that are not sold here.
 */
function shown(): Query[] {
  const named = [...parse(counter), ...parse(suggested)];
  const derived = named
    .filter(({ query }) => strip(query) !== query)
    .map((one, index) => ({
      ...one,
      query: index % 3 === 0 && strip(one.query).length > 6 ? misspell(one.query, index) : strip(one.query),
    }));
  const missing = parseNotSold(notSold);
  const plain = missing
    .filter(({ query }) => strip(query) !== query)
    .map((one) => ({ ...one, query: strip(one.query) }));
  const once = (all: Query[], most: number) =>
    [...new Map(all.map((one) => [one.query, one])).values()].slice(0, most);
  return [...once([...named, ...spread(derived)], SOLD), ...once([...missing, ...spread(plain)], NOT_SOLD)];
}

/** Reorders items so that neighbors end up far apart, and a prefix covers all parts. */
const spread = <One>(all: One[]): One[] => all.map((_, index) => all[(index * 61) % all.length] as One);

/** 400 queries for tuning the search, and 200 from the same sources for counting only. */
export const judgedQueries: readonly JudgedQuery[] = [
  ...shown().map((one) => ({ ...one, isShown: true })),
  ...[...parse(heldOutSold), ...parseNotSold(heldOutNotSold)].map((one) => ({ ...one, isShown: false })),
];
