import type { LeafKey, RootKey } from "./categories.ts";
import type { Both } from "./types.ts";

/** Second paragraphs of descriptions: what to know when buying from a root. Two or more of each are shown, as chance has it. */
export const buyingNotes: Readonly<Record<RootKey, readonly Both[]>> = {
  women: [
    [
      "Shop gói bằng giấy lụa và túi vải dùng lại được, sẵn sàng để tặng.",
      "Wrapped in tissue inside a reusable cloth bag, ready to give.",
    ],
    [
      "Màu thật có thể lệch nhẹ so với ảnh tùy màn hình; nhắn shop để nhận ảnh chụp ánh sáng ngày.",
      "Screens change colors a little; write to us for a photo in daylight.",
    ],
    [
      "Đổi trả trong 15 ngày tại bất kỳ trung tâm Sen nào, còn tem là được.",
      "Exchange within 15 days at any Sen mall, as long as the tag is on.",
    ],
  ],
  men: [
    [
      "Kèm hóa đơn và thẻ bảo hành đường may; mang ra quầy là được sửa.",
      "Comes with an invoice and a warranty on the seams: bring it to the counter.",
    ],
    [
      "Làm từng đợt vài trăm chiếc, kiểm từng chiếc trước khi đóng hộp.",
      "Made a few hundred at a time and checked piece by piece before packing.",
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
      "Được thử và hướng dẫn sử dụng miễn phí tại quầy trước khi mua.",
      "Try it at the counter before you buy; we are glad to show you how it works.",
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
      "Đóng gói chống ẩm, chống móp; có lỗi là đổi món mới.",
      "Packed against damp and dents; a flaw gets you a new one.",
    ],
    [
      "Giáo viên và thư viện được giảm thêm khi mua số lượng, vui lòng nhắn shop.",
      "Teachers and libraries get a further discount on quantities: write to us.",
    ],
    ["Hóa đơn điện tử gửi qua email trong ngày.", "The e-invoice arrives by email the same day."],
  ],
};

/** What to know of some leaves besides. */
export const leafNotes: Partial<Readonly<Record<LeafKey, readonly Both[]>>> = {
  "women-dresses": [
    [
      "Người mẫu cao 1m65, nặng 50 kg, mặc cỡ S. Phân vân giữa hai cỡ, hãy chọn cỡ lớn hơn.",
      "The model is 1.65 m tall, 50 kg and wears S. Between two sizes take the larger.",
    ],
  ],
  "women-tops": [
    [
      "Người mẫu cao 1m63, nặng 48 kg, mặc cỡ S. Giặt mặt trái với nước lạnh để giữ màu lâu.",
      "The model is 1.63 m tall, 48 kg and wears S. Wash inside out in cold water to keep the color.",
    ],
  ],
  "women-shoes": [
    [
      "Bàn chân bè hoặc mu cao nên tăng nửa cỡ; đổi cỡ miễn phí một lần.",
      "Wide feet or a high instep? Go half a size up; one change of size is free.",
    ],
  ],
  "men-shirts": [["Cao 1m68–1m72 mặc cỡ M, 1m73–1m78 mặc cỡ L.", "M fits 1.68–1.72 m and L 1.73–1.78 m."]],
  "men-tees": [
    [
      "Cao 1m68–1m72 mặc cỡ M, 1m73–1m78 mặc cỡ L; thích rộng thì tăng một cỡ.",
      "M fits 1.68–1.72 m and L 1.73–1.78 m; go one up for a loose fit.",
    ],
  ],
  "men-trousers": [
    [
      "Vòng eo 76–80 cm mặc M, 81–85 cm mặc L. Lên lai miễn phí tại quầy.",
      "A waist of 76–80 cm takes M, 81–85 cm takes L. Hems are free at the counter.",
    ],
  ],
  "men-shoes": [
    [
      "Form chuẩn chân người Việt; chân bè nên tăng một cỡ.",
      "Made on a Vietnamese last; wide feet should go one size up.",
    ],
  ],
  computers: [
    [
      "Cài đặt và chuyển dữ liệu miễn phí tại quầy, mang theo máy cũ.",
      "Free set-up and data transfer at the counter: bring your old machine.",
    ],
  ],
  phones: [
    [
      "Dán màn hình và chuyển dữ liệu miễn phí tại quầy.",
      "Screen film and data transfer free of charge at the counter.",
    ],
  ],
  reading: [
    [
      "Bọc sách miễn phí; móp góc đổi cuốn mới.",
      "Covered free of charge; a bent corner gets you a new copy.",
    ],
  ],
  instruments: [
    [
      "Bảo trì và lên dây miễn phí trong năm đầu tại trung tâm.",
      "Servicing and tuning free for the first year at the mall.",
    ],
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
