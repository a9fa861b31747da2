import type { RootKey } from "./categories.ts";
import type { Both, Pair } from "./types.ts";

/** What a shop is called and stands for: the first of each root is in the first mall, and so on. */
export const shops: Readonly<Record<RootKey, readonly [name: string, line: Pair][]>> = {
  women: [
    ["Tiệm Áo Lam", "váy áo may đo nửa ngày | dresses fitted in half a day"],
    ["Nàng Mây Boutique", "lụa và linen cho mùa nắng | silk and linen for the hot season"],
    ["Phố Váy", "đầm công sở dưới một triệu | office dresses under a million"],
    ["Sương Hồ Tây", "đồ len và áo khoác cho mùa lạnh | knits and coats for the cold"],
    ["Chị Em Store", "mặc đẹp không cần đắt | dressing well without spending much"],
    ["Hoa Phượng Closet", "đồ đi biển và dạo phố | for the beach and the street"],
  ],
  men: [
    ["Quý Ông Sài Gòn", "sơ mi và giày tây chỉn chu | sharp shirts and leather shoes"],
    ["Xưởng Denim 92", "jean nhuộm tay | hand-dyed denim"],
    ["Gọn Gàng", "tủ đồ tối giản cho nam | a minimal wardrobe for men"],
    ["Hà Thành Nam", "áo khoác, măng tô và mũ | jackets, trench coats and hats"],
    ["Thợ May Bình Minh", "đồng phục và áo thun số lượng lớn | uniforms and T-shirts in bulk"],
    ["Bến Cảng Menswear", "đồ bền cho người đi nhiều | durable clothes for people on the move"],
  ],
  accessories: [
    ["Kim Hoàn Trí Đức", "trang sức bạc có kiểm định | certified silver jewelry"],
    ["Đồng Hồ Góc Phố", "đồng hồ và sửa lấy liền | watches, repaired while you wait"],
    ["Túi Nhỏ Xinh", "ví, túi và quà tặng | wallets, pouches and gifts"],
    ["Mắt Sáng Optic", "đo mắt miễn phí | free eye tests"],
    ["Vali Rẻ Bền", "hành lý cho mọi chuyến bay | luggage for every flight"],
    ["Gương Và Lược", "phụ kiện chọn tay | accessories chosen by hand"],
  ],
  beauty: [
    ["Góc Soi Gương", "trang điểm thử tại quầy | try make-up at the counter"],
    ["Dược Mỹ Phẩm An Nhiên", "dược sĩ tư vấn da | skin advice by pharmacists"],
    ["Nhà Thuốc Sen Xanh", "thuốc và đồ chăm sóc gia đình | medicine and family care"],
    ["Tiệm Hương", "xà phòng và tinh dầu | soap and essential oils"],
    ["Mộc Spa Shop", "thảo dược Việt | Vietnamese herbs"],
    ["Son Và Phấn", "màu mới mỗi tuần | new shades every week"],
  ],
  home: [
    ["Nhà Có Hiên", "nội thất nhỏ cho căn hộ | furniture for small flats"],
    ["Gốm Và Trà", "gốm làng nghề | village ceramics"],
    ["Bếp Ấm", "nồi chảo và dao | pots, pans and knives"],
    ["Đèn Lồng Nhỏ", "đèn và đồ trang trí | lights and décor"],
    ["Gia Dụng Cô Ba", "đồ nhà bền rẻ | household goods that last"],
    ["Vườn Trên Cao", "cây và chậu | plants and pots"],
  ],
  electronics: [
    ["Số Một Công Nghệ", "máy mới ngay ngày ra mắt | new devices on launch day"],
    ["Tai Nghe Phố", "nghe thử trước khi mua | listen before you buy"],
    ["Điện Máy Gia Đình", "giao và lắp trong ngày | delivered and fitted the same day"],
    ["Máy Ảnh Hồ Gươm", "thu cũ đổi mới | trade-ins welcome"],
    ["Phụ Kiện 24h", "cáp, sạc, pin | cables, chargers and batteries"],
    ["Game Station Cảng", "tay cầm và tivi | controllers and televisions"],
  ],
  food: [
    ["Chợ Sớm Thảo Điền", "rau củ về lúc 5 giờ | vegetables in at five"],
    ["Bánh Mì Góc Chợ", "lò bánh tại chỗ | baked on the spot"],
    ["Siêu Thị Nhà Mình", "đủ bữa cơm trong một giỏ | a whole meal in one basket"],
    ["Trà Và Cà Phê Cổ", "rang mỗi sáng | roasted every morning"],
    ["Nông Sản Bình Dương", "từ vườn miền Đông | from the orchards of the east"],
    ["Hải Sản Cát Bà", "tàu về lúc nào bán lúc đó | sold as the boats come in"],
  ],
  kids: [
    ["Nhà Của Gấu", "thú bông và đồ cho bé | soft toys and baby things"],
    ["Đồ Chơi Gỗ Nhỏ", "đồ chơi an toàn | safe toys"],
    ["Mẹ Sóc", "mọi thứ cho năm đầu đời | everything for the first year"],
    ["Xếp Hình Hà Nội", "trò chơi cho cả nhà | games for the family"],
    ["Thế Giới Tí Hon", "xe, máy bay, tên lửa | cars, planes and rockets"],
    ["Tiệm Quà Sinh Nhật", "trang trí trọn gói | whole parties in a box"],
  ],
  sports: [
    ["Chạy Bộ Sài Gòn", "phân tích dáng chạy miễn phí | free gait analysis"],
    ["Cầu Lông 123", "căng vợt 30 phút | rackets strung in 30 minutes"],
    ["Sân Bóng Nhà", "bóng và áo đội | balls and team kit"],
    ["Leo Núi Tây Bắc", "lều và đồ dã ngoại | tents and outdoor gear"],
    ["Xe Đạp Thuận An", "xe và bảo dưỡng | bikes and service"],
    ["Sóng Đồ Sơn", "đồ bơi lặn | swimming and diving"],
  ],
  books: [
    ["Hiệu Sách Bên Sông", "sách chọn và góc đọc | chosen books and a reading corner"],
    ["Nhạc Cụ Phố Cổ", "đàn và lớp học | instruments and lessons"],
    ["Văn Phòng Phẩm Bút Chì", "đồ dùng học tập | school supplies"],
    ["Sách Và Mùa Thu", "văn học và thiếu nhi | fiction and children's books"],
    ["Nhà Sách Học Trò", "sách giáo khoa và vở | textbooks and exercise books"],
    ["Màu Nước", "họa cụ | art supplies"],
  ],
};

/** How the shops of each root present themselves; the shop's own line stands before it. */
export const shopManners: Readonly<Record<RootKey, Both>> = {
  women: [
    "Đổi cỡ trong 15 ngày tại bất kỳ trung tâm Sen nào.",
    "Sizes exchanged within 15 days at any Sen mall.",
  ],
  men: ["Lên lai, bóp eo miễn phí khi mua tại quầy.", "Hems and waists altered free of charge at the shop."],
  accessories: [
    "Hàng kèm hộp, thẻ bảo hành và hóa đơn.",
    "Everything comes boxed, with warranty card and invoice.",
  ],
  beauty: [
    "Hàng còn ít nhất 12 tháng hạn dùng, có tem nhập khẩu hoặc công bố.",
    "At least twelve months of shelf life, every item registered.",
  ],
  home: [
    "Đóng gói chống sốc, vỡ đổi mới không cần hỏi.",
    "Packed against knocks; breakages replaced without questions.",
  ],
  electronics: [
    "Một đổi một trong 30 ngày, bảo hành điện tử theo số điện thoại.",
    "Replaced one for one within 30 days, warranty kept under your phone number.",
  ],
  food: [
    "Giao trong ngày, không tươi không tính tiền.",
    "Delivered the same day; if it isn't fresh, it's free.",
  ],
  kids: [
    "Đồ chơi có chứng nhận an toàn, gói quà miễn phí.",
    "Certified safe toys, gift wrapping free of charge.",
  ],
  sports: ["Cho dùng thử tại sân của trung tâm.", "Try it on the mall's own court."],
  books: [
    "Bọc sách miễn phí, đặt sách hiếm theo yêu cầu.",
    "Books wrapped free of charge, rare ones ordered for you.",
  ],
};
