import type { Facets } from "@sen/api";
import { describe, expect, it } from "vitest";
import { listByFilters, suggestByKeyword, type Lists } from "../src/modules/catalogue/listing/list.ts";
import type { ListingQuery } from "../src/modules/catalogue/listing/listing.ts";
import { testStart } from "./test-start.ts";

const showing = { locale: "vi", now: new Date(testStart) } as const;

/** The lists of a shop that is seeded with 1,200 products, limited to this many matching products. */
type Engine = (mostHits?: number) => Lists;

/** What every `Listing` engine must do. */
export function listingCases(engine: Engine): void {
  describe("searching products", () => meaningCases(engine));
  describe("totals and facet counts", () => countCases(engine));
  describe("suggestions and spelling", () => suggestionCases(engine));
}

function meaningCases(lists: Engine): void {
  const search = (keyword: string) => listByFilters(lists(), { keyword, page: 1, per_page: 24 }, showing);

  it.each([
    ["sneaker", /^Giày chạy bộ/],
    ["giày thể thao", /^Giày (chạy bộ|leo núi)/],
    ["giay the thao nam", /^Giày (chạy bộ|leo núi)/],
    ["đồng hồ nam", /^Đồng hồ (thông minh|thể thao|điện tử|mặt vuông)/],
    ["son môi", /^Son /],
    ["sách thiếu nhi", /^(Truyện tranh khoa học|Luyện chữ đẹp)/],
    ["vở", /^Sổ /],
    ["ghế", /^(Ghế|Sofa)/],
    ["running shoes", /^Giày chạy bộ/],
    ["bốt cao gót", /^Bốt nữ/],
    ["xe đồ chơi", /^(Ô tô|Xe)/],
    ["ô dù", /^Ô/],
    // A product's name next to a wider term.
    ["đồ chơi lego", /^Gạch xếp hình/],
    ["đồ chơi búp bê", /^Búp bê/],
    ["hoa tulip", /^Tulip/],
    ["hải sản tôm", /^Tôm/],
    // English words mixed with Vietnamese.
    ["tay bấm game", /^Tay cầm/],
    ["tee nam", /^Áo .* nam/],
    // Occasions.
    ["qua tang me", /^Hộp quà/],
    ["quà tân gia", /quà tân gia/],
    ["quà tết cho bố mẹ", /quà Tết/],
    ["quà trung thu", /^Bánh trung thu/],
    // Filler words, with or without accents.
    ["mua giay the thao chay bo ở đâu rẻ", /^Giày (chạy bộ|leo núi)/],
    ["shop ơi có vở không ạ", /^Sổ /],
    ["cho tôi xem giày thể thao nam", /^Giày (chạy bộ|leo núi)/],
    ["tôi muốn mua một cái nồi áp suất điện", /^Nồi áp suất/],
    ["quần áo cho bé gái", /^Váy bé gái/],
    // Clothes of theirs, not all that is theirs: no shoes, no gloves.
    ["quần áo nam", /^(Áo|Quần)/],
    ["women's clothes", /^(Áo|Đầm)/],
    ["bơ", /^Bơ (034|lạt|đậu phộng)/],
    // The material after the thing in English, too.
    ["toothbrush bamboo", /^Bàn chải/],
    // A classifier must not match part of another name: "trái dừa", "bó sen".
    ["trai dua xiem", /^Dừa xiêm/],
    ["bo sen voi", /^Vòi sen/],
    // The plural of a kind is not a category.
    ["puzzles", /^Tranh ghép/],
    // An audience apart from the thing.
    ["giày trắng cho nam", /^(Giày (tây|lười|Derby|Monk|chạy|leo)|Ủng)/],
    ["white shoes men", /^(Giày (tây|lười|Derby|Monk|chạy|leo)|Ủng)/],
    // Two things in one name.
    ["giày dép", /^(Giày|Sandal|Bốt|Ủng)/],
    // The color, not the brand "Giấy Trắng".
    ["giay trang nu", /^(Giày (cao|búp|múa)|Sandal|Bốt)/],
    ["usb charger", /^Bộ sạc/],
    // A classifier alone.
    ["cây", /^(Cây|Xương rồng|Trúc|Cỏ)/],
    // "Cho", not "chó".
    ["áo cho nữ", /^Áo (thun nữ|kiểu)/],
    // An audience without a thing: its categories, not all that names no other.
    ["phụ nữ", /^(Đầm|Áo|Đồ bơi|Bikini|Giày|Sandal|Bốt|Túi|Ví|Nón|Khăn)/],
    ["nam", /^(Giày|Ủng|Áo|Quần|Mũ|Len cuộn|Găng tay|Tất cổ)/],
    // In English, a number and what it counts may follow the thing.
    ["camping tent 4 person", /^Lều/],
    ["tent for 4", /^Lều/],
    // An occasion and a size.
    ["tết", /Tết/],
    ["size 39", /^(Giày|Sandal|Bốt|Ủng)/],
  ])("finds only what is meant by %s", async (keyword, right) => {
    const { items, suggestion, left_out } = await search(keyword);
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((item) => item.name).filter((found) => !right.test(found))).toEqual([]);
    expect([suggestion, left_out]).toEqual([null, []]);
  });

  it.each(["sale", "flash sale", "hàng mới giá rẻ", "san pham ban chay"])(
    "lists the whole shop if only filler words are typed: %s",
    async (keyword) => {
      const { total } = await listByFilters(lists(), { page: 1, per_page: 24 }, showing);
      expect(await search(keyword)).toMatchObject({ total, suggestion: null, read_as: [], left_out: [] });
    },
  );

  it.each(["dưới 100k", "đồ dưới 100k"])(
    "lists everything at the price if only that is typed: %s",
    async (keyword) => {
      const { items, read_as } = await search(keyword);
      expect(items.length).toBeGreaterThan(0);
      expect(items.filter((item) => item.price_after_discount > 100_000)).toEqual([]);
      expect(read_as).toEqual(["đến 100.000\u00a0đ"]);
    },
  );

  it("knows a foreign brand by its first word, and one with an ampersand as it is said", async () => {
    expect((await search("sofa nordhavet")).read_as).toEqual(["Sofa", "Nordhavet Hem"]);
    expect((await search("haneul")).total).toBe((await search("Haneul Bit")).total);
    expect((await search("áo vải và gió")).read_as).toEqual(["Áo", "Vải & Gió"]);
  });

  it("finds products that come in a color, but no brand with the color in its name", async () => {
    const { items, total } = await search("trắng");
    const { items: ofBrand } = await search("Giấy Trắng");
    expect([total > 100, ofBrand.length > 0]).toEqual([true, true]);
    expect(ofBrand.filter(({ id }) => items.some((item) => item.id === id))).toEqual([]);
  });

  it.each([
    ["nước mắm", "Gạo, mì & gia vị"],
    ["tủ lạnh", "Nội thất"],
    ["tu lanh", "Nội thất"],
    ["bếp từ", "Nồi & chảo"],
    ["máy tính bảng", "Máy tính"],
    ["yoga", "Võ & tập luyện"],
    // Not "chăn hè".
    ["chanh", "Trái cây"],
  ])(
    "finds nothing for %s, which is not sold, and returns the nearest category %s",
    async (keyword, category) => {
      const { items, total, suggestion, nearest } = await search(keyword);
      expect({ items, total, suggestion }).toEqual({ items: [], total: 0, suggestion: null });
      expect(nearest.map((one) => one.name)).toEqual([category]);
    },
  );

  it("offers the category of a thing of which none has the price", async () => {
    const { total, read_as, nearest } = await search("tivi dưới 100k");
    expect([total, read_as]).toEqual([0, ["Tivi", "đến 100.000\u00a0đ"]]);
    expect(nearest.map((one) => one.name)).toEqual(["Tivi & trò chơi"]);
    expect((await search("tivi")).nearest).toEqual([]);
  });

  it.each([
    ...["nồi cơm", "áo giáp", "quạt trần", "võ phụcx y z", "bàn", "xe lu", "bm"],
    ...["thẻ game", "sim 4g", "máy rửa chén", "cross body", "tiêu đen"],
    // A word that occurs only in English names, and a brand one letter away from a product's name.
    ...["water", "house", "nike"],
    // An ambiguous word is resolved by the next word: "tã bỉm", not "tạ".
    "ta bim",
    // Typed accents, alone and mixed with missing ones.
    ...["giày đá bóng", "áo khoác da", "bếp tư gia"],
    // A part named before its product ("watch strap"), and a typo in the name of a product that is not sold.
    ...["dây đồng hồ", "xe dap dine", "appel watch"],
    // Sounds that are alike in no region: not "quả trứng", "quả dứa".
    ...["cua cun", "chua rua"],
    // The exact name of something else, in one word or two; short words are not corrected.
    ...["kim chi", "maytinhbang", "quyt", "bò húc", "o to"],
    // Not sold for this audience, which is named later.
    ...["quần jean đen nữ", "dép đen nam", "quần cho bé trai", "đồ bơi trẻ em", "shoes for kids"],
    // A name that leaves a word over is only a guess: not "máy bàn", "ba chỉ".
    ...["may bam xyz", "bachh tuoc"],
    // With its accent it is no typo: not "cung".
    "đồ cùng",
    // A quality is no typo of a thing: not "hành", "hàng".
    ...["đồ hàn", "đồ hàn quốc", "hàng nhật"],
    // Nor is a syllable beside accents, or a sound that no dialect merges: not "xe đua", "trại".
    ...["xe rùa", "khay"],
    // No correction drops what was typed for a thing, or takes a fruit for people: not "tennis", "cho anh".
    ...["tennis shoes", "outdoor chair", "kẹo chanh muối"],
    // Telex keys of things that are not sold are no typos: not "kem", "bỏng".
    ...["kem neenf che khuyeets", "boong bawng"],
    ...["giỏ quà tết", "bàn chải cọ toilet"],
  ])(
    "finds nothing for a product that is not sold, even if part of its name matches: %s",
    async (keyword) => {
      expect(await search(keyword)).toMatchObject({ items: [], total: 0 });
    },
  );

  it.each([
    // The color, not the fruit: after the product in Vietnamese, before it in English.
    ["váy cam", "Váy", "cam"],
    ["giay cam", "Giày", "cam"],
    ["orange dress", "Đầm", "orange"],
    // Not "đầm bé".
    ["đầm be", "Đầm", "be"],
    // Not a lamp either.
    ["ghe den", "Ghế", "đen"],
    // On its own or with a classifier, a color word can be a product.
    ["cam", "Cam sành"],
    ["quả cam", "Cam sành"],
  ])("reads a color beside the product, or a product named like a color: %s", async (keyword, ...said) => {
    const { items, read_as, left_out, suggestion } = await search(keyword);
    expect(items.length).toBeGreaterThan(0);
    expect({ said: [...read_as, ...left_out], suggestion }).toEqual({ said, suggestion: null });
  });

  it.each([
    ["nho đen", /^Nho/, ["đen"]],
    ["nho den", /^Nho/, ["den"]],
    // A quality is not a typo: not "gấu bông thỏ", "đàn ông".
    ["gau bong to", /bông/, ["to"]],
    ["đồ chơi cho bé 1 tuổi", /^(?!Bộ kim băng|Bình sữa|Áo|Váy|Tất)/, ["1 tuổi"]],
    ["noi ap suat dien da nang", /^Nồi/, ["da nang"]],
    ["2 cái ghế ăn màu hồng", /^Ghế ăn/, ["2", "hồng"]],
    // The brand "Tre Làng" is not a material.
    ["đũa tre", /^Đũa/, ["tre"]],
    ["bàn phím có mic", /^Bàn phím/, ["mic"]],
    ["vintage chair", /^Ghế ăn/, ["vintage"]],
    ["king size bed", /^Giường/, ["king size"]],
    // "Cot" is English, but not in a Vietnamese query.
    ["giay tay nam cot day", /^Giày (tây|lười|Derby|Monk)/, ["cot"]],
    ["backpack for college", /^Balo/, ["college"]],
    ["school backpack", /^Balo/, ["school"]],
    ["áo công sở", /^Áo/, ["công sở"]],
    // A foreign word makes no compound: a brand that is not sold.
    ["chuột logitech", /^Chuột/, ["logitech"]],
    ["tai nghe sony", /^Tai nghe/, ["sony"]],
    ["son mac", /^Son/, ["mac"]],
    // Nor does a known brand of two syllables.
    ["ghế hòa phát", /^(Ghế|Sofa)/, ["hòa phát"]],
    ["quà tặng mẹ 8", /^Hộp quà/, ["8"]],
    // What was found is kept: not a racket against mosquitoes ("vợt muỗi"), no tent ("tăng trại").
    ["vot cau long yonex", /^Vợt cầu lông/, ["yonex"]],
    // As it was typed, though "mĩ" is searched.
    ["cherry Mỹ", /^Cherry/, ["mỹ"]],
    ["qua tang thay co", /^Hộp quà/, ["thay co"]],
    ["sua rua mat cho da mun", /^Sữa rửa mặt/, ["da mun"]],
    // No correction that finds no more: not "tra gop".
    ["điện thoại trả góp", /^Điện thoại/, ["trả góp"]],
  ])("keeps to the product and reports a quality that none of them has: %s", async (keyword, right, left) => {
    const { items, left_out } = await search(keyword);
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((item) => item.name).filter((found) => !right.test(found))).toEqual([]);
    expect(left_out).toEqual(left);
  });

  it("returns how it read product, audience, material, suitability and price limit", async () => {
    expect((await search("giày thể thao nam")).read_as).toEqual(["Giày thể thao", "nam"]);
    expect((await search("ao so mi linen duoi 5 trieu")).read_as).toEqual([
      "Áo sơ mi",
      "linen",
      "đến 5.000.000\u00a0đ",
    ]);
    expect((await search("kem chống nắng cho da dầu")).read_as).toContain("da dầu");
    expect((await search("váy cho bé gái")).read_as).toEqual(["Váy bé gái"]);
    // With its tone mark where everybody writes it: not "xòai".
    expect((await search("trái cây xoài")).read_as).toEqual(["Trái cây", "xoài"]);
  });

  it.each([
    ["giày dưới 500k", "đến 500.000\u00a0đ"],
    ["tai nghe duoi 1 trieu", "đến 1.000.000\u00a0đ"],
    ["laptop dưới 1,5 triệu", "đến 1.500.000\u00a0đ"],
    ["đầm dưới 300.000 đ", "đến 300.000\u00a0đ"],
    ["vali từ 1 đến 2 triệu", "1.000.000\u00a0đ – 2.000.000\u00a0đ"],
    ["vali 500k - 1tr", "500.000\u00a0đ – 1.000.000\u00a0đ"],
    ["đồng hồ trên 2 triệu", "từ 2.000.000\u00a0đ"],
    ["shirt under 400k", "đến 400.000\u00a0đ"],
    ["vali không quá 1tr5", "đến 1.500.000\u00a0đ"],
    ["đầm 500k đổ lại", "đến 500.000\u00a0đ"],
    ["vali 1 triệu trở lên", "từ 1.000.000\u00a0đ"],
    ["đầm tầm 300k", "210.000\u00a0đ – 390.000\u00a0đ"],
    ["đầm giá 300 nghìn", "210.000\u00a0đ – 390.000\u00a0đ"],
    ["áo 100k", "70.000\u00a0đ – 130.000\u00a0đ"],
    ["vali dưới 1 triệu rưỡi", "đến 1.500.000\u00a0đ"],
    ["vali tren 1tr ruoi", "từ 1.500.000\u00a0đ"],
    // Without a unit, thousands are meant.
    ["đầm dưới 400", "đến 400.000\u00a0đ"],
    ["giày từ 200 đến 500", "200.000\u00a0đ – 500.000\u00a0đ"],
    ["ao so mi 200k 300k", "200.000\u00a0đ – 300.000\u00a0đ"],
    // Black, not "đến".
    ["vay den 200k", "140.000\u00a0đ – 260.000\u00a0đ"],
    ["giày size 39 300k", "210.000\u00a0đ – 390.000\u00a0đ"],
    ["laptop dưới 15 củ", "đến 15.000.000\u00a0đ"],
    ["áo 3 trăm", "210.000\u00a0đ – 390.000\u00a0đ"],
    ["áo 200k quay đầu", "đến 200.000\u00a0đ"],
    // In words.
    ["hộp quà dưới năm trăm nghìn", "đến 500.000\u00a0đ"],
    ["tai nghe duoi nua trieu", "đến 500.000\u00a0đ"],
    ["áo từ hai trăm đến ba trăm nghìn", "200.000\u00a0đ – 300.000\u00a0đ"],
    ["ao nam duoi hai trieu ruoi", "đến 2.500.000\u00a0đ"],
    ["son dưới trăm rưỡi", "đến 150.000\u00a0đ"],
    ["dưới triệu", "đến 1.000.000\u00a0đ"],
    ["nến tầm ba chục", "21.000\u00a0đ – 39.000\u00a0đ"],
    ["đồng hồ từ 500k trở xuống", "đến 500.000\u00a0đ"],
  ])("reads the price limit in %s", async (keyword, price) => {
    expect((await search(keyword)).read_as.at(-1)).toBe(price);
  });

  it.each([
    "áo thun 2 lớp",
    "lều 4 người",
    "giày size 39",
    "tivi 55 inch",
    "bình sữa từ 6 tháng",
    "bình sữa từ 200 ml",
    "mặt nạ dưới mắt",
    "viên uống vitamin 3 - 6",
    "nhẫn vàng 24k",
    "dao 2m",
    "tỏi 5 củ",
    "tỏi ba củ",
    "trứng một chục",
    "toi",
  ])("reads no price limit from other numbers and words: %s", async (keyword) => {
    const { read_as } = await search(keyword);
    expect(read_as.length).toBeGreaterThan(0);
    expect(read_as.filter((said) => said.includes("\u00a0đ"))).toEqual([]);
  });

  it.each([
    ["bo co", /^Bộ cờ/],
    ["sofa diều giấy", /^Sofa/],
    // What most products are: not "bỏng" (popcorn).
    ["bong", /^Bóng/],
    // As typed, before words with other accents: not "cưa".
    ["cua", /^Cua/],
  ])("prefers a kind of that name to its synonyms and to brands: %s", async (keyword, right) => {
    const [first] = (await search(keyword)).items;
    expect(first?.name).toMatch(right);
  });

  it.each([
    ["hộp cơm inox 304", /^Hộp cơm inox/, /^Hộp cơm/],
    ["sua rua mat tra xanh", /^Sữa rửa mặt trà xanh/, /^Sữa rửa mặt/],
    ["nồi 24", / 24 /, /^Nồi/],
    // The material in the name counts, not that in the brand "Gốm Sông Thương".
    ["bình trà gốm", /^Ấm trà gốm/, /^Ấm trà/],
    ["xe đạp trẻ em", /^Xe đạp .*(trẻ em|thiếu niên)/, /^Xe đạp/],
  ])(
    "lists the few products with the named quality first and the others after them: %s",
    async (keyword, right, kind) => {
      const { items, left_out } = await search(keyword);
      const names = items.map((item) => item.name);
      const few = names.filter((name) => right.test(name)).length;
      expect(few).toBeGreaterThan(0);
      expect(few).toBeLessThan(names.length);
      expect(names.slice(0, few).filter((name) => !right.test(name))).toEqual([]);
      expect(names.filter((name) => !kind.test(name))).toEqual([]);
      expect(left_out).toEqual([]);
    },
  );

  it("lists only products with the named quality if many have it, and reports one that none has", async () => {
    const [all, wooden] = [await search("nội thất"), await search("nội thất gỗ")];
    expect(wooden.total).toBeLessThan(all.total);
    expect(await search("nồi 987")).toMatchObject({
      left_out: ["987"],
      total: (await search("nồi")).total,
    });
  });

  it.each([
    // A classifier that is also a product's name.
    ["cây vợt cầu lông", /^Vợt cầu lông/],
    ["mình cần mua nồi áp suất", /^Nồi áp suất/],
    ["táo ăn", /^Táo/],
    // The name of one kind of it.
    ["áo phông cổ bẻ", /^Áo polo/],
    ["kem chống nắng cho da mặt", /^Kem chống nắng/],
  ])("understands classifiers, filler words and colloquial names: %s", async (keyword, right) => {
    const { items } = await search(keyword);
    expect(items.length).toBeGreaterThan(0);
    expect(items.map((item) => item.name).filter((found) => !right.test(found))).toEqual([]);
  });

  it.each([
    ["d9ie6n5 thoai5", "điện thoại"],
    // The tone's key before the last consonant, and keys that are an English word.
    ["ddieejn thoaij", "điện thoại"],
    ["bàn chair đánh răng", "bàn chải đánh răng"],
    ["qua6n2 ta6y", "quần tây"],
    ["xữa rửa mặt", "sữa rửa mặt"],
    ["truối", "chuối"],
    ["dày cao gót", "giày cao gót"],
    ["sữa rữa mặt nam", "sữa rửa mặt nam"],
    ["vaan truot", "ván trượt"],
    ["tui sach nu", "túi xách nữ"],
    ["ao thung nam", "áo thun nam"],
    // A word that no product has is kept.
    ["dong ho thogn minh xyz", "đồng hồ thông minh xyz"],
    // A number typed without a space before it.
    ["tatay5kg", "tạ tay 5kg"],
    ["chảo28cm", "chảo 28cm"],
    // The color that no product has is no typo.
    ["red roes", "red rose"],
    // Keys of filler words, and of a quality that no product has.
    ["ddieenj thoaij gias rer", "điện thoại"],
    ["vowtj caauf loong sieeu nhej", "vợt cầu lông siêu nhẹ"],
    // A sound that is alike, beside a word that no product has.
    ["giao cạo râu lưỡi kép", "dao cạo râu lưỡi kép"],
    // A color, not the brand "Giấy Trắng", and no child ("bom bé").
    ["giaytrang", "giày trắng"],
    ["ao khoac bombe", "áo khoác bomber"],
    // The keys of "sách", not the plural of "sạch".
    ["sachs", "sách"],
    // A quality, not "cho ông".
    ["tai nghe chonng on", "tai nghe chống ồn"],
    // The accents of the corrected name do not count in the other words.
    ["nhann bac", "nhẫn bac"],
    ["xe dieu kien tu xa", "xe điều khiển tu xa"],
    // "Chair" is English here, not the keys of "chải".
    ["dinning chair", "dining chair"],
    ["chuot khong dayy", "chuột không dây"],
    ["chuotkhongday", "chuột khong day"],
    // A known word may be missing even if nothing was found before.
    ["tai nge giá rẻ tự động", "tai nghe tự động"],
    ["dienj thoaij", "điện thoại"],
    // Endings and tones that sound alike in southern dialects.
    ["mặc nạ", "mặt nạ"],
    ["bàng chải đánh răng", "bàn chải đánh răng"],
    ["đủa", "đũa"],
    ["lồi áp suất", "nồi áp suất"],
    // Letters of chats.
    ["ao fong nam", "áo phông nam"],
    ["jay cao got", "giày cao gót"],
    ["wần jean", "quần jean"],
    ["qà tặng", "quà tặng"],
  ])("corrects typing mistakes and regional spellings: %s", async (keyword, suggestion) => {
    const found = await search(keyword);
    expect(found.suggestion).toBe(suggestion);
    expect(found.items.length).toBeGreaterThan(0);
  });

  it("ignores and reports a color that no product has", async () => {
    const all = await search("nồi");
    expect(await search("nồi màu chàm")).toMatchObject({ left_out: ["chàm"], total: all.total });
  });

  it("limits the products to the named audience", async () => {
    const { items } = await search("giày nữ");
    expect(items.filter((item) => /chạy bộ|leo núi|tây|lười|Derby|Monk/.test(item.name))).toEqual([]);
    expect(items.length).toBeGreaterThan(10);
    // Everything in a children's category is for children.
    expect((await search("gấu bông cho bé")).total).toBe((await search("gấu bông")).total);
  });

  it("suggests a spelling from the names in the catalogue only if nothing was found", async () => {
    expect(await search("giay chya bo")).toMatchObject({ suggestion: "giày chạy bộ" });
    // The usual spelling: not "giầy", "phomai".
    expect(await search("giya the thao")).toMatchObject({ suggestion: "giày thể thao" });
    expect(await search("poh mai")).toMatchObject({ suggestion: "phô mai" });
    // Swapped letters are likelier than a wrong letter: not "soap", "flats".
    expect(await search("soaf")).toMatchObject({ suggestion: "sofa" });
    expect(await search("flaks")).toMatchObject({ suggestion: "flask" });
    // Typed accents are kept if they name a product.
    expect(await search("kẹo cá")).toMatchObject({ suggestion: null, items: [] });
    expect(await search("dienthoai")).toMatchObject({ suggestion: null });
    expect((await search("khawn lua tow tawmf")).items[0]?.name).toMatch(/^Khăn choàng lụa/);
    // A whole name may be misspelled by one letter, even if each of its words could be another word.
    expect(await search("dao thia thit")).toMatchObject({ suggestion: "dao thái thịt" });
    expect((await search("king lup")).suggestion).toMatch(/^(kính|kiếng) lúp$/);
    expect(await search("cu khai tay")).toMatchObject({ suggestion: expect.stringMatching("khoai tây") });
    expect(await search("may tinh bang")).toMatchObject({ suggestion: null, items: [] });
    expect(await search("hộpp cơm")).toMatchObject({ suggestion: "hộp cơm" });
    // Accents are only ignored for a longer name.
    expect(await search("son mội")).toMatchObject({ suggestion: "son môi" });
    // No word becomes a filler word: not "sách nấu trái", "hạt đang".
    expect(await search("sách nấu chay")).toMatchObject({ suggestion: null, left_out: ["chay"] });
    // Next to the product, its material is corrected.
    expect(await search("ao so mi linne")).toMatchObject({ suggestion: "áo sơ mi linen", left_out: [] });
    expect(await search("chao chonng dinh 28cm")).toMatchObject({
      suggestion: "chảo chống dính 28cm",
      left_out: ["28cm"],
    });
  });
}

function countCases(lists: Engine): void {
  const list = (query: ListingQuery, from = lists()) =>
    listByFilters(from, { ...query, page: 1, per_page: 24 }, showing);

  it("are exact up to 1,000, and 1,001 above that", async () => {
    const { total, last_page, facets } = await list({});
    expect({ total, last_page }).toEqual({ total: 1_001, last_page: 50 });
    const counts = Object.values(facets)
      .flat()
      .map((one) => (typeof one === "number" ? one : one.count));
    expect(Math.max(...counts)).toBe(1_001);
  });

  const oddPrices = { price_min: 163_000, price_max: 450_000 };
  const ofFirst = ({ malls: [mall], categories: [category], makers: [maker] }: Facets) => ({
    mall: { mall_id: [mall?.id ?? 0] },
    category: { category_id: [category?.id ?? 0] },
    maker: { maker_id: [maker?.id ?? 0] },
  });
  it.each<[string, (of: ReturnType<typeof ofFirst>) => ListingQuery]>([
    ["the whole shop", () => ({})],
    ["prices that people ask for", () => ({ price_min: 200_000, price_max: 799_999 })],
    ["odd prices", () => oddPrices],
    ["a search", () => ({ keyword: "áo" })],
    ["a search for odd prices", () => ({ keyword: "áo", ...oddPrices })],
    ["a mall", ({ mall }) => mall],
    ["a category", ({ category }) => category],
    ["a category in a mall", ({ mall, category }) => ({ ...mall, ...category })],
    ["a maker in a mall", ({ mall, maker }) => ({ ...mall, ...maker })],
    ["odd prices in a mall", ({ mall }) => ({ ...mall, ...oddPrices })],
    ["well rated things of a category", ({ category }) => ({ ...category, rating_min: 4 })],
    ["a discount for delivery in a mall", ({ mall }) => ({ ...mall, shipping_discount: 1 })],
  ])("of a facet option equal the total when it is selected: %s", async (_, queryOf) => {
    const query = queryOf(ofFirst((await list({})).facets));
    const { facets } = await list(query);
    const choices: { chosen: ListingQuery; count: number }[] = [
      ...facets.categories.slice(0, 3).map(({ id, count }) => ({ chosen: { category_id: [id] }, count })),
      ...facets.makers.slice(0, 3).map(({ id, count }) => ({ chosen: { maker_id: [id] }, count })),
      ...facets.malls.slice(0, 3).map(({ id, count }) => ({ chosen: { mall_id: [id] }, count })),
      ...facets.delivery.map(({ id, count }) => ({ chosen: { delivery: [id] }, count })),
      ...facets.ratings.map(({ rating_min, count }) => ({ chosen: { rating_min }, count })),
      ...facets.prices.map(({ price_min, price_max, count }) => ({
        chosen: { price_min: price_min ?? undefined, price_max: price_max ?? undefined },
        count,
      })),
      { chosen: { shipping_discount: 1 as const }, count: facets.shipping_discount },
    ];
    expect(choices.length).toBeGreaterThan(8);
    for (const { chosen, count } of choices) {
      expect((await list({ ...query, ...chosen })).total, JSON.stringify(chosen)).toBe(count);
    }
  });

  it.each([{ keyword: "áo" }, { price_min: 101_000, price_max: 149_000 }])(
    "stop at the limit of matching products: %j",
    async (query) => {
      expect((await list(query)).total).toBeGreaterThan(20);
      const few = await list(query, lists(20));
      expect(few.total).toBe(20);
      expect(few.facets.delivery.every(({ count }) => count <= 20)).toBe(true);
    },
  );

  it("stay exact for a small list beside facet options above the limit", async () => {
    const query = { price_min: 101_000, price_max: 149_000 };
    const { facets } = await list(query);
    const rare = facets.makers.find(({ count }) => count > 0 && count <= 5);
    expect(rare).toBeDefined();
    const chosen = { ...query, maker_id: [rare?.id ?? 0] };
    expect((await list(chosen, lists(5))).total).toBe(rare?.count);
  });
}

function suggestionCases(lists: Engine): void {
  const suggest = (keyword: string) => suggestByKeyword(lists(), keyword, showing);

  it.each(["a", "áo", "gi", "áo sơ"])(
    "include kinds and products while the word is being typed: %s",
    async (keyword) => {
      const found = await suggest(keyword);
      expect(found.map(({ kind }) => kind)).toEqual(expect.arrayContaining(["product_kind", "product"]));
      expect(found.length).toBeLessThanOrEqual(12);
    },
  );

  it("start with what the typed words name alone", async () => {
    // Clothes before swimwear, whose synonym "quần áo bơi" only begins with the words.
    expect((await suggest("quần á"))[0]).toMatchObject({ kind: "category", text: "Đầm & váy" });
    // A name on the page before a synonym, such as "giường sofa" for the sofa.
    expect((await suggest("giư"))[0]).toMatchObject({ kind: "product_kind", text: "Giường ngủ" });
  });

  it.each([
    // Typed accents count: not "mực", "nhạc", "kéo".
    ["mũ", /mũ|nón/i, /mực|nhạc|sách/i],
    ["kẹo", /^kẹo/i, /kéo|dao/i],
    ["nón", /^(mũ|nón)/i, /nông|rau/i],
    // A whole word before the beginning of another: not "lip".
    ["ly", /^ly/i, /son/i],
    ["quà", /^(hộp )?quà/i, /đồ bơi/i],
    // Names in the shopper's language first: not "swimsuit", "badminton".
    ["s", /^s/i, /đồ bơi/i],
  ])("begin with the word as it is typed: %s", async (keyword, right, wrong) => {
    const names = (await suggest(keyword)).map(({ text }) => text);
    const [first = ""] = (await suggest(keyword)).flatMap(({ kind, text }) =>
      kind === "product_kind" ? text : [],
    );
    expect(first).toMatch(right);
    expect(names.filter((name) => wrong.test(name))).toEqual([]);
  });

  it.each(["sale", "dưới 200k", "200k", "white sho"])(
    "include products for filler words, a price, and an unfinished word after a color: %s",
    async (keyword) => {
      const found = await suggest(keyword);
      expect(found.map(({ kind }) => kind)).toContain("product");
      const most = keyword.includes("200k") ? 260_000 : Infinity;
      expect(found.filter(({ price }) => (price ?? 0) > most)).toEqual([]);
    },
  );

  it("include a kind by its synonym", async () => {
    expect(await suggest("sneak")).toContainEqual(
      expect.objectContaining({ kind: "product_kind", text: "Giày chạy bộ" }),
    );
  });

  it("include the picture and the price of products", async () => {
    const products = (await suggest("giày")).filter(({ kind }) => kind === "product");
    expect(products.length).toBeGreaterThan(2);
    for (const { image_url, price } of products) {
      expect([typeof image_url, typeof price]).toEqual(["string", "number"]);
    }
  });

  it("correct the word if nothing begins with it", async () => {
    expect((await suggest("tai nghr"))[0]).toMatchObject({ kind: "keyword", text: "tai nghe" });
  });
}
