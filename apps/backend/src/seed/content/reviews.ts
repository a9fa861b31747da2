import type { RootKey } from "./categories.ts";

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

/** A second sentence that fits what was bought. */
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
    "Đi nhẹ chân, không đau gót.",
  ],
  accessories: [
    "Có hộp đẹp, làm quà rất hợp.",
    "Hoàn thiện kỹ, khóa chắc.",
    "Đeo nhẹ, không dị ứng.",
    "Nhỏ mà chứa được nhiều.",
  ],
  beauty: [
    "Da mình nhạy cảm vẫn dùng được.",
    "Mùi nhẹ, dễ chịu.",
    "Thấm nhanh, không bết.",
    "Hạn dùng còn xa.",
  ],
  home: [
    "Đặt trong phòng khách nhìn sang hẳn.",
    "Lắp mất đúng mười phút.",
    "Rửa dễ, dùng mỗi ngày.",
    "Chắc tay, không có mùi lạ.",
  ],
  electronics: [
    "Kết nối nhanh, pin đúng như quảng cáo.",
    "Âm thanh rõ, máy chạy êm.",
    "Có hóa đơn VAT đầy đủ.",
    "Máy nguyên hộp, kích hoạt đúng ngày mua.",
  ],
  food: [
    "Tươi, ngọt, bé nhà mình ăn hết.",
    "Giao vẫn còn lạnh.",
    "Vị vừa miệng, không ngọt gắt.",
    "Gói từng phần, cất tủ lạnh tiện.",
  ],
  kids: [
    "Bé nhà mình ôm ngủ mỗi tối.",
    "Không có mùi nhựa, cạnh bo tròn.",
    "Cả nhà chơi vui cuối tuần.",
    "Đường may chắc, giặt máy vẫn đẹp.",
  ],
  sports: [
    "Dùng tập cả tháng vẫn tốt.",
    "Cầm chắc tay, nảy đều.",
    "Đi phượt rồi, bền lắm.",
    "Nhẹ, gấp gọn dễ mang.",
  ],
  books: [
    "Giấy đẹp, không bị nhòe mực.",
    "Bọc cẩn thận, không cong mép.",
    "Âm ấm, dễ chơi cho người mới.",
    "Con mình học lớp 3 dùng rất thích.",
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
