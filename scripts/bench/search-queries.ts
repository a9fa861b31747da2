/** A search as people type it, and the Vietnamese names that are right for it. */
export type JudgedQuery = readonly [query: string, right: RegExp];

/**
 * What the names of products begin with, as a pattern, and what people search them by: the same, or what stands behind the "=",
 * with and without accents, with slips, phrases, brands, synonyms, English.
 */
const searches = `
áo sơ mi = áo sơ mi, ao so mi, áo sơmi, aosomi; áo sơ mi.*tay dài = áo sơ mi tay dài;
áo sơ mi linen = ao so mi linen; áo sơ mi oxford = áo sơ mi nam oxford;
áo (thun|polo|ba lỗ) = áo thun, áo phông; áo thun nữ; áo thun.* nam = ao thun nam; áo polo nam;
áo khoác = áo khoác, ao khoac nam; áo kiểu; quần jean = quần jean, quan jeans, quần bò;
quần kaki = quần kaki nam; quần short = quan short; quần tây; đầm dự tiệc = đầm dự tiệc, dam du tiec;
(đầm|váy) = đầm; (váy|đầm) = váy; (đồ bơi|bikini) = đồ bơi; bikini;
(giày|bốt|ủng|sandal|dép) = giày, giay, giầy; giày cao gót = giày cao gót, giay cao got;
giày chạy bộ = giày chạy bộ, giay chay bo nam; giày tây; giày lười; (giày|ủng) leo núi = giày leo núi;
sandal nữ; bốt nữ; túi (xách|cầm) = túi xách; túi xách.* da = tui xach da; túi cầm tay;
khăn choàng = khăn choàng, khăn quàng; khăn choàng.*lụa = khan choang lua;
mũ lưỡi trai = mũ lưỡi trai, nón lưỡi trai; nón lá; (mũ|nón) = mu; đồng hồ = đồng hồ, dong ho nam;
đồng hồ.*dây da = đồng hồ dây da; nhẫn bạc; nhẫn vàng = nhan vang; kính mát = kính mát, kính râm, kinh ram;
vali = vali, va li; balo = balo, ba lô; balo chống = ba lo chong nuoc; ví nhỏ; ô gấp = ô gấp, dù gấp;
son . = son, son môi; son thỏi lì; son tint; mặt nạ = mặt nạ, mat na duong da;
sữa rửa mặt = sữa rửa mặt, sua rua mat; kem chống nắng = kem chống nắng, kem chong nang; nước tẩy trang;
sơn móng tay = sơn móng tay, son mong tay; xà phòng = xà phòng, xà bông; dao cạo râu;
bàn chải = bàn chải đánh răng; sofa; sofa giường = ghế sofa giường; giường ngủ; ghế ăn; đèn pin; đèn lồng;
nến thơm = nến thơm, nen thom; chảo chống = chảo chống dính, chao chong dinh; nồi áp suất; nồi lẩu;
bình gốm; bát tô; (bát|chén) = chén bát; dao thái; (ly|cốc|tách) cà = ly cà phê;
ly giữ = ly giữ nhiệt, cốc giữ nhiệt; ấm trà; hộp cơm;
điện thoại = điện thoại, dien thoai, đt, ddien thoaij, dien thoia, smartphone;
laptop = laptop, máy tính xách tay, lap top;
tai nghe = tai nghe, tai nghe bluetooth, tai nghe khong day, tainghe, headphones;
bàn phím = bàn phím, ban phim co; chuột bluetooth; chuột (không|bluetooth) = chuot khong day;
máy ảnh = máy ảnh, may anh; tivi = tivi, ti vi; tivi qled = tv qled; loa di = loa di động; máy in;
micro karaoke; pin sạc = pin sạc dự phòng; cà phê = cà phê, ca phe, cafe; gạo; trà sữa;
bánh mì = bánh mì, banh my; bánh trung = bánh trung thu; bắp rang; tỏi; cua; sườn heo = thịt heo; trứng gà;
(những|mùa sen|vị của|chuyến tàu|dưới tán|khu vườn|truyện|nấu ăn|lập trình|quản lý|tiếng anh|luyện chữ|thành phố|người giữ|nhật ký|sách) = sách;
nấu ăn = sach nau an; bút bi; sổ tay; đàn guitar = đàn guitar, dan ghi ta; (gấu|thỏ) bông = gấu bông;
búp bê; diều; bình sữa; xe đạp; vợt cầu = vợt cầu lông; bóng đá; lều = lều cắm trại; lều 4 = leu 4 nguoi;
giày chạy = running shoes; áo (sơ mi|thun|polo) = shirt`;

export const judgedQueries: readonly JudgedQuery[] = searches
  .trim()
  .split(/;\s+/)
  .flatMap((search) => {
    const [right = "", queries = right] = search.split(" = ");
    return queries.split(", ").map((query): JudgedQuery => [query, new RegExp(`^${right}`, "i")]);
  });
