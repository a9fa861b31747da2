import type { Archetype } from "../types.ts";

/** Make-up, skin and nails. */
export const beauty: readonly Archetype[] = [
  {
    key: "lipstick",
    leaf: "makeup",
    objects: ["💄"],
    name: ["Son {kind} {finish}", "{finish} {kind}"],
    parts: {
      kind: ["thỏi | lipstick", "kem | lip cream", "tint nước | lip tint"],
      finish: [
        "lì mịn | soft-matte",
        "bóng nhẹ | satin",
        "dưỡng ẩm | moisturizing",
        "lâu trôi 12 giờ | 12-hour",
      ],
    },
    price: [119, 459],
    options: "shade",
    specs: {
      weight: "3,5 g | 3.5 g",
      ingredient: "dầu jojoba, vitamin E | jojoba oil, vitamin E",
      shelfLife: "36 tháng | 36 months",
    },
    about: [
      "Chất son {finish}, lên màu chuẩn một lần lướt, không lộ vân môi. Không mùi hắc, không chì, ăn nhẹ vẫn giữ màu.",
      "A {finish} formula with full color in one stroke that does not settle into lines. Lead-free, lightly scented, stays through a light meal.",
    ],
  },
  {
    key: "mirror-set",
    leaf: "makeup",
    objects: ["🪞", "🖌️"],
    follow: "kind",
    name: ["{kind} {detail}", "{kind}, {detail}"],
    parts: {
      kind: ["Gương trang điểm | Make-up mirror", "Bộ cọ trang điểm | Make-up brush set"],
      detail: [
        "bản chuẩn | standard",
        "cao cấp | premium",
        "du lịch | travel size",
        "quà tặng | gift edition",
      ],
    },
    price: [89, 490],
    options: "color",
    specs: {
      material: "hợp kim, gỗ sồi | alloy and oak",
      style: "{detail}",
      care: "lau bằng khăn mềm | wipe with a soft cloth",
    },
    about: [
      "Món đồ nhỏ dùng mỗi sáng nên làm cho bền: cán gỗ sồi, khớp kim loại, hộp nam châm. Bản {detail} vừa hộc bàn hay túi xách.",
      "A small thing used every morning, so it is made to last: oak handle, metal joints, magnetic case. This version ({detail}) fits a drawer or a bag.",
    ],
  },
  {
    key: "lotion",
    leaf: "skincare",
    objects: ["🧴"],
    name: ["{kind} {herb} {skin}", "{herb} {kind} {skin}"],
    parts: {
      kind: [
        "Kem chống nắng SPF 50+ | SPF 50+ sunscreen",
        "Sữa dưỡng thể | body lotion",
        "Sữa rửa mặt | face wash",
        "Nước tẩy trang | cleansing water",
      ],
      herb: [
        "rau má | pennywort",
        "nghệ | turmeric",
        "hoa hồng | rose",
        "trà xanh | green-tea",
        "gạo | rice",
      ],
      skin: [
        "cho da dầu | for oily skin",
        "cho da nhạy cảm | for sensitive skin",
        "cho da khô | for dry skin",
      ],
    },
    price: [99, 420],
    options: "volume",
    specs: {
      ingredient: "chiết xuất {herb} | {herb} extract",
      skin: "{skin}",
      use: "sáng và tối | morning and evening",
      shelfLife: "24 tháng | 24 months",
    },
    about: [
      "Chiết xuất {herb} trồng ở Việt Nam, dịu nhẹ, dành {skin}. Thấm nhanh, không bết, không cồn khô, thử nghiệm trên da nhạy cảm.",
      "With {herb} grown in Vietnam, gentle and made {skin}. Sinks in quickly, no drying alcohol, dermatologically tested.",
    ],
  },
  {
    key: "herbal-mask",
    leaf: "skincare",
    objects: ["🥒", "🍯", "🪷", "🌿"],
    follow: "herb",
    name: ["Mặt nạ {herb} {form}", "{herb} face mask, {form}"],
    parts: {
      herb: ["dưa leo | cucumber", "mật ong | honey", "hoa sen | lotus", "tràm trà | tea-tree"],
      form: ["dạng giấy | sheet", "dạng gel | gel", "ngủ qua đêm | overnight"],
    },
    price: [25, 149],
    options: "pack",
    specs: {
      ingredient: "{herb}",
      use: "đắp 15 phút | leave on for 15 minutes",
      shelfLife: "24 tháng | 24 months",
    },
    about: [
      "Một miếng mát lành sau ngày nắng: tinh chất {herb} làm dịu và cấp nước tức thì. Không paraben, hương nhẹ từ cây cỏ.",
      "A cool moment after a day in the sun: {herb} soothes and hydrates at once. Free of parabens, softly scented by the plant itself.",
    ],
  },
  {
    key: "nail-polish",
    leaf: "nails",
    objects: ["💅"],
    name: ["Sơn móng tay {kind} {finish}", "{finish} nail polish, {kind}"],
    parts: {
      kind: ["gốc nước | water-based", "gel tự khô | no-lamp gel", "dưỡng móng | strengthening"],
      finish: ["bóng | glossy", "nhũ mịn | shimmer", "lì | matte", "trong suốt | sheer"],
    },
    price: [39, 159],
    options: "shade",
    specs: {
      capacity: "10 ml",
      feature: "khô trong 60 giây | dries in 60 seconds",
      ingredient: "không toluene | toluene-free",
    },
    about: [
      "Hai lớp mỏng là đều màu, khô trong một phút, bền một tuần. Loại {kind}, ít mùi, không ố móng.",
      "Two thin coats, dry in a minute and good for a week. A {kind} formula with hardly any smell.",
    ],
  },
];
