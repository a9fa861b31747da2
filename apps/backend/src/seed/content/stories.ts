import type { RootKey } from "./categories.ts";
import type { Both } from "./types.ts";

/** Second paragraphs of descriptions: what to know when buying from a root. Two or more of each are shown, as chance has it. */
export const buyingNotes: Readonly<Record<RootKey, readonly Both[]>> = {
  women: [
    [
      "Người mẫu cao 1m65, nặng 50 kg, mặc cỡ S. Nếu bạn phân vân giữa hai cỡ, hãy chọn cỡ lớn hơn vì vải co nhẹ ở lần giặt đầu.",
      "The model is 1.65 m tall, 50 kg and wears S. Between two sizes take the larger: the cloth shrinks a little at the first wash.",
    ],
    [
      "Màu thật có thể lệch nhẹ so với ảnh tùy màn hình; shop gửi ảnh chụp ánh sáng ngày nếu bạn nhắn.",
      "Screens change colours a little; write to us and we will send a photo in daylight.",
    ],
    [
      "Giặt mặt trái với nước lạnh, phơi nơi thoáng để giữ màu và phom lâu.",
      "Wash inside out in cold water and dry in the shade to keep colour and shape.",
    ],
  ],
  men: [
    [
      "Cao 1m68–1m72 mặc cỡ M, 1m73–1m78 mặc cỡ L. Cần chắc hơn, bạn đo vòng ngực chiếc áo đang vừa và so với bảng cỡ.",
      "M fits 1.68–1.72 m and L 1.73–1.78 m. To be sure, measure a garment that fits and compare with the size chart.",
    ],
    [
      "Hàng may tại xưởng nhà, mỗi đợt vài trăm chiếc nên đường kim kiểm từng cái.",
      "Made in our own workshop, a few hundred at a time, with every seam checked.",
    ],
    [
      "Đổi trả trong 15 ngày nếu còn tem, kể cả khi đã giặt mà phát hiện lỗi may.",
      "Exchange within 15 days with the tag on, and after washing too if a seam fails.",
    ],
  ],
  accessories: [
    [
      "Trong hộp có thẻ bảo hành, khăn lau và túi vải. Gói quà miễn phí: ghi lời nhắn ở phần ghi chú đơn hàng.",
      "In the box: warranty card, cloth and pouch. Gift wrapping is free; put your message in the order note.",
    ],
    [
      "Tránh nước hoa, mồ hôi và nước biển; lau khô trước khi cất sẽ bền màu.",
      "Keep away from perfume, sweat and salt water, and wipe dry before putting away.",
    ],
    [
      "Xem trực tiếp tại quầy: nhân viên giữ hàng cho bạn trong 24 giờ.",
      "See it at the counter: we will hold it for you for 24 hours.",
    ],
  ],
  beauty: [
    [
      "Thử trước một ít ở mặt trong cổ tay. Ngưng dùng và báo shop nếu da khó chịu, chúng tôi hoàn tiền.",
      "Test a little inside the wrist. If your skin disagrees, stop and tell us: we refund.",
    ],
    [
      "Số lô và hạn dùng in ở đáy; hàng về trong vòng ba tháng gần nhất.",
      "Batch and date are on the base; stock arrived within the last three months.",
    ],
    [
      "Bảo quản nơi mát, tránh nắng trực tiếp. Đậy kín sau khi dùng.",
      "Keep cool and out of direct sun, closed after use.",
    ],
  ],
  home: [
    [
      "Đóng gói hai lớp giấy tổ ong. Khi nhận, bạn mở kiểm tra cùng nhân viên giao; vỡ là đổi ngay.",
      "Packed in two layers of honeycomb paper. Open it with the courier: breakages are replaced at once.",
    ],
    [
      "Kích thước đo tay, có thể chênh 0,5–1 cm. Nên đo chỗ đặt trước khi mua.",
      "Measured by hand, so allow 0.5–1 cm. Check your space before buying.",
    ],
    [
      "Phụ tùng và phần hao mòn bán rời, hỏi shop là có.",
      "Spare and worn parts are sold separately: just ask.",
    ],
  ],
  electronics: [
    [
      "Nguyên hộp, chưa kích hoạt, có hóa đơn VAT. Một đổi một trong 30 ngày nếu lỗi phần cứng.",
      "Sealed, not activated, with a VAT invoice. Hardware faults are replaced one for one within 30 days.",
    ],
    [
      "Trong hộp: máy, cáp, sách hướng dẫn tiếng Việt. Bộ sạc bán riêng nếu không ghi rõ.",
      "In the box: the device, a cable and a guide. Chargers are sold separately unless stated.",
    ],
    [
      "Cài đặt và chuyển dữ liệu miễn phí tại quầy, mang theo máy cũ.",
      "Free set-up and data transfer at the counter: bring your old device.",
    ],
  ],
  food: [
    [
      "Giao trong 2–4 giờ nội thành bằng túi giữ nhiệt. Không ưng khi nhận, bạn trả lại ngay cho nhân viên giao.",
      "Delivered within 2–4 hours in town in an insulated bag. Not happy? Hand it straight back.",
    ],
    [
      "Khối lượng tịnh có thể chênh 3%, phần chênh được hoàn vào ví.",
      "Net weight may differ by 3%; the difference is refunded.",
    ],
    [
      "Người dị ứng vui lòng đọc kỹ thành phần trên bao bì.",
      "If you have allergies, please read the ingredients on the pack.",
    ],
  ],
  kids: [
    [
      "Đạt chứng nhận hợp quy CR, không chi tiết nhỏ với bé dưới 3 tuổi trừ khi ghi rõ.",
      "Certified to the national toy standard; no small parts for under-threes unless stated.",
    ],
    [
      "Gói quà và viết thiệp miễn phí, chọn ở phần ghi chú đơn hàng.",
      "Gift wrap and a card are free: ask in the order note.",
    ],
    [
      "Vệ sinh bằng khăn ẩm, không dùng cồn. Người lớn nên chơi cùng bé lần đầu.",
      "Clean with a damp cloth, no alcohol. Play together the first time.",
    ],
  ],
  sports: [
    [
      "Dùng thử tại sân của trung tâm trước khi mua; đổi cỡ miễn phí một lần.",
      "Try it on the mall's court first; one free change of size.",
    ],
    [
      "Làm sạch sau mỗi buổi tập và để khô tự nhiên để bền hơn.",
      "Clean after each session and let it dry by itself; it will last longer.",
    ],
    [
      "Mua từ năm món cho câu lạc bộ: nhắn shop để có giá nhóm.",
      "Five or more for a club? Write to us for a group price.",
    ],
  ],
  books: [
    [
      "Sách và giấy được bọc chống ẩm; móp góc đổi cuốn mới.",
      "Wrapped against damp; a bent corner gets you a new copy.",
    ],
    [
      "Giáo viên và thư viện được giảm thêm khi mua số lượng, vui lòng nhắn shop.",
      "Teachers and libraries get a further discount on quantities: write to us.",
    ],
    ["Hóa đơn điện tử gửi qua email trong ngày.", "The e-invoice arrives by email the same day."],
  ],
};

/** Closing lines of descriptions. `{shop}` and `{mall}` are filled in. */
export const closings: readonly Both[] = [
  [
    "Có sẵn tại {shop}, {mall}. Đặt trước 15:00 để nhận trong ngày ở nội thành.",
    "In stock at {shop}, {mall}. Order before 15:00 for same-day delivery in town.",
  ],
  [
    "{shop} giao từ {mall}; bạn cũng có thể ghé lấy và thử tại quầy.",
    "{shop} ships from {mall}; you are welcome to collect and try it there.",
  ],
  [
    "Cần tư vấn thêm, nhắn {shop} hoặc ghé {mall}, chúng tôi trả lời trong 10 phút giờ mở cửa.",
    "Questions? Write to {shop} or drop by {mall}: we answer within ten minutes during opening hours.",
  ],
];
