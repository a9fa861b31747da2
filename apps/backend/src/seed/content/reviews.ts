import type { LeafKey, RootKey } from "./categories.ts";

/** What buyers write, by stars. Buyers write in Vietnamese, as they do. */
export const reviewTexts: Readonly<Record<1 | 2 | 3 | 4 | 5, readonly string[]>> = {
  5: [
    "Hàng đẹp hơn trong hình, đóng gói kỹ, giao sớm một ngày. Sẽ ủng hộ shop tiếp.",
    "Mua lần thứ ba rồi, chất lượng vẫn như lần đầu. Rất ưng!",
    "Đúng như mô tả. Shop tư vấn nhiệt tình, còn tặng thêm thiệp viết tay dễ thương.",
    "Mua tặng mẹ, mẹ khen suốt. Cảm ơn shop nhiều nha.",
    "Giá này mà được chất lượng vậy thì quá tốt, cả nhà ai cũng thích.",
    "Giao trong ngày luôn, hàng mới tinh, kiểm tra không thiếu gì. 10 điểm.",
    "Ban đầu hơi lo vì mua online, nhận hàng xong yên tâm hẳn. Đáng tiền.",
    "Ghé quầy xem tận tay rồi mới đặt, hàng giao về y hệt.",
    "Mình đã dùng hai tuần rồi mới đánh giá: bền, tiện, không có gì để chê.",
  ],
  4: [
    "Hàng tốt, chỉ tiếc là giao trễ một ngày so với hẹn.",
    "Chất lượng ổn trong tầm giá, màu ngoài đậm hơn ảnh một chút.",
    "Dùng được lắm, giá có thêm hướng dẫn chi tiết thì tốt hơn.",
    "Đẹp và chắc chắn. Trừ một sao vì hộp bị móp góc, bên trong không sao.",
    "Ổn áp. Shop đổi cho mình loại khác rất nhanh.",
    "Sản phẩm tốt, mong shop có thêm nhiều lựa chọn hơn.",
  ],
  3: [
    "Tạm được, đúng với giá tiền. Không xuất sắc nhưng dùng ổn.",
    "Giao hơi lâu, hàng thì bình thường.",
    "Nhỏ hơn mình tưởng, mọi người nhớ xem kỹ kích thước trước khi đặt.",
    "Chất lượng trung bình, shop trả lời tin nhắn nhanh nên cho 3 sao.",
  ],
  2: [
    "Màu không giống ảnh, mình hơi thất vọng. Shop có xin lỗi và cho đổi.",
    "Dùng vài hôm thì thấy hoàn thiện chưa kỹ, đang chờ shop phản hồi.",
    "Giao nhầm loại, đổi lại mất thêm ba ngày.",
  ],
  1: [
    "Hàng bị lỗi ngay khi mở hộp. Đã gửi yêu cầu trả hàng.",
    "Đặt một đằng giao một nẻo, gọi mãi mới được đổi.",
  ],
};

/** A second sentence that fits what was bought, by root. */
export const reviewDetails: Readonly<Record<RootKey, readonly string[]>> = {
  women: [
    "Mặc lên dáng chuẩn, vải mát.",
    "Mình 1m58, 48 kg mặc vừa in.",
    "Đường may đẹp, không chỉ thừa.",
    "Đi làm hay đi chơi đều hợp.",
  ],
  men: [
    "Mình 1m72, 66 kg mặc vừa.",
    "Phom gọn, giặt máy không nhăn.",
    "Chồng mình thích, mặc hoài.",
    "Vải dày dặn, không xù.",
  ],
  accessories: [
    "Có hộp đẹp, làm quà rất hợp.",
    "Hoàn thiện kỹ, chắc chắn.",
    "Nhẹ, dùng hằng ngày thoải mái.",
    "Màu ngoài còn đẹp hơn ảnh.",
  ],
  beauty: [
    "Da mình nhạy cảm vẫn dùng được.",
    "Mùi nhẹ, dễ chịu.",
    "Dùng một tuần thấy ổn.",
    "Hạn dùng còn xa.",
  ],
  home: [
    "Nhìn sang hẳn căn nhà.",
    "Hoàn thiện kỹ, không cạnh sắc.",
    "Dễ lau chùi, dùng mỗi ngày.",
    "Chắc tay, không có mùi lạ.",
  ],
  electronics: [
    "Dùng ổn định, không nóng.",
    "Có hóa đơn VAT đầy đủ.",
    "Hàng nguyên hộp, kích hoạt đúng ngày mua.",
    "Hướng dẫn tiếng Việt dễ hiểu.",
  ],
  food: [
    "Cả nhà ăn hết trong một buổi.",
    "Gói kỹ, nhận hàng còn nguyên.",
    "Vị vừa miệng.",
    "Sẽ đặt mỗi tuần.",
  ],
  kids: [
    "Bé nhà mình mê lắm.",
    "Không có mùi nhựa, cạnh bo tròn.",
    "Mua thêm một món tặng cháu.",
    "Hộp đẹp, làm quà rất hợp.",
  ],
  sports: [
    "Dùng tập cả tháng vẫn tốt.",
    "Chắc chắn, đúng trọng lượng.",
    "Mang đi chơi xa rồi, bền lắm.",
    "Người mới tập dùng cũng hợp.",
  ],
  books: [
    "Đóng gói cẩn thận, không cong mép.",
    "Con mình dùng rất thích.",
    "Mua cho cả lớp, ai cũng khen.",
    "Giá mềm hơn ngoài tiệm.",
  ],
};

/** The same for leaves of which something else is said. */
export const leafDetails: Partial<Readonly<Record<LeafKey, readonly string[]>>> = {
  "women-shoes": ["Đi êm, không đau gót.", "Đúng cỡ mình hay mang.", "Gót chắc, đi cả ngày được."],
  "women-bags": ["Đựng vừa ví, điện thoại và sổ.", "Đường chỉ đều, khóa trơn.", "Đeo nhẹ vai."],
  "women-scarves": ["Mềm, không ngứa.", "Màu rất tôn da.", "Gấp gọn bỏ túi được."],
  "men-shoes": ["Đi êm, không đau gót.", "Đúng cỡ, đế bám tốt.", "Da mềm sau vài hôm."],
  "men-hats": ["Đội vừa, thoáng.", "Phom đứng, không bí.", "Đi nắng cả ngày ổn."],
  furniture: ["Lắp mất hai mươi phút, có đủ ốc.", "Ngồi êm, không kêu.", "Nhân viên giao tận phòng."],
  plants: ["Cây khỏe, đất còn ẩm.", "Gần một tuần vẫn tươi.", "Thiệp viết tay dễ thương."],
  audio: ["Âm thanh rõ, không rè.", "Kết nối nhanh, pin đúng như quảng cáo.", "Đeo cả buổi không đau tai."],
  phones: ["Máy mượt, chụp đêm tốt.", "Pin qua một ngày.", "Nghe gọi rõ."],
  fruit: ["Ngọt, quả đều.", "Tươi, không dập.", "Giao vẫn còn lạnh."],
  vegetables: ["Tươi, giòn, ít phải nhặt bỏ.", "Để tủ lạnh bốn hôm vẫn xanh.", "Không có mùi thuốc."],
  "fresh-food": ["Giao vẫn còn lạnh, tươi.", "Nấu lên thơm, không tanh.", "Cắt sẵn rất tiện."],
  baby: ["Mềm, giặt máy vẫn đẹp.", "Bé chịu ngay.", "Dễ vệ sinh."],
  plush: ["Bé ôm ngủ mỗi tối.", "Không rụng lông, đường may chắc.", "Giặt xong vẫn bông."],
  reading: ["Giấy đẹp, chữ rõ.", "Đọc một mạch hết trong tối.", "Bọc cẩn thận, không cong mép."],
  "pens-art": ["Màu lên chuẩn, nét đều.", "Viết êm, không lem.", "Con mình học lớp 3 dùng rất thích."],
  office: ["Giấy dày, không thấm mực.", "Bìa đẹp, chắc tay.", "Đủ dùng cả năm."],
  instruments: [
    "Âm ấm, dễ chơi cho người mới.",
    "Lên dây sẵn, mở ra là chơi.",
    "Kèm túi và phụ kiện đầy đủ.",
  ],
};

const families = [
  "Nguyễn",
  "Trần",
  "Lê",
  "Phạm",
  "Hoàng",
  "Huỳnh",
  "Phan",
  "Vũ",
  "Võ",
  "Đặng",
  "Bùi",
  "Đỗ",
  "Hồ",
  "Ngô",
  "Dương",
  "Lý",
];
const middles = [
  "Thị",
  "Văn",
  "Minh",
  "Ngọc",
  "Thanh",
  "Hoài",
  "Gia",
  "Quỳnh",
  "Đức",
  "Khánh",
  "Bảo",
  "Thùy",
];
const givens = [
  "Anh",
  "Linh",
  "Hà",
  "Trang",
  "Phương",
  "Nam",
  "Tuấn",
  "Huy",
  "Thảo",
  "Vy",
  "My",
  "Khoa",
  "Long",
  "Yến",
  "Nhung",
  "Sơn",
  "Hằng",
  "Đạt",
  "Châu",
  "Tâm",
];

/** Parts of Vietnamese names: family, middle, given. */
export const names = { families, middles, givens } as const;
