import type { Archetype } from "../types.ts";

/** Make-up, care of skin, body, hair and nails, and wellness. */
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
        "dưỡng ẩm | moisturising",
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
      "A {finish} formula with full colour in one stroke that does not settle into lines. Lead-free, lightly scented, stays through a light meal.",
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
      detail: ["cầm tay | handheld", "để bàn | tabletop", "du lịch | travel size", "quà tặng | gift edition"],
    },
    price: [89, 490],
    options: "colour",
    specs: {
      material: "hợp kim, gỗ sồi | alloy and oak",
      style: "{detail}",
      care: "lau bằng khăn mềm | wipe with a soft cloth",
    },
    about: [
      "Món đồ nhỏ dùng mỗi sáng nên làm cho bền: cán gỗ sồi, khớp kim loại, hộp nam châm. Bản {detail} vừa hộc bàn hay túi xách.",
      "A small thing used every morning, so it is made to last: oak handle, metal joints, magnetic case. The {detail} version fits a drawer or a bag.",
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
      "Chiết xuất {herb} trồng ở Việt Nam, dịu {skin}. Thấm nhanh, không bết, không cồn khô, thử nghiệm trên da nhạy cảm.",
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
      herb: ["dưa leo | Cucumber", "mật ong | Honey", "hoa sen | Lotus", "tràm trà | Tea-tree"],
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
    key: "soap",
    leaf: "bodycare",
    objects: ["🧼"],
    name: ["Xà phòng {kind} {scent}", "{scent} {kind} soap"],
    parts: {
      kind: ["thủ công | handmade", "tắm thảo dược | herbal", "rửa tay | hand"],
      scent: [
        "sả chanh | lemongrass",
        "bạc hà | peppermint",
        "quế | cinnamon",
        "dừa | coconut",
        "hoa bưởi | pomelo-blossom",
      ],
    },
    price: [35, 129],
    options: "pack",
    specs: {
      ingredient: "dầu dừa, tinh dầu {scent} | coconut oil, {scent} oil",
      weight: "100 g",
      skin: "mọi loại da | all skin types",
    },
    about: [
      "Ủ lạnh 45 ngày nên bọt mịn và không khô da. Hương {scent} từ tinh dầu thật, để trong tủ quần áo cũng thơm.",
      "Cold-cured for 45 days, which makes the lather creamy and kind. The {scent} scent is real essential oil; it perfumes a wardrobe too.",
    ],
  },
  {
    key: "bath-tools",
    leaf: "bodycare",
    objects: ["🧽", "🪥", "🛀"],
    follow: "kind",
    name: ["{kind} {material}", "{material} {kind}"],
    parts: {
      kind: ["Bông tắm | bath sponge", "Bàn chải đánh răng | toothbrush", "Bộ muối tắm | bath-salt set"],
      material: ["xơ mướp | loofah", "than tre | bamboo-charcoal", "tự nhiên | natural", "mềm | soft"],
    },
    price: [29, 189],
    options: "pack",
    specs: {
      material: "{material}",
      use: "thay sau 3 tháng | replace after 3 months",
      origin: "Việt Nam | Vietnam",
    },
    about: [
      "Loại {material}, nhẹ nhàng với da và nướu, không nhựa dùng một lần. Đóng gói bằng giấy tái chế.",
      "The {material} kind, gentle on skin and gums and free of single-use plastic. Packed in recycled paper.",
    ],
  },
  {
    key: "comb",
    leaf: "haircare",
    objects: ["🪮", "✂️", "💈"],
    follow: "kind",
    name: ["{kind} {material}", "{material} {kind}"],
    parts: {
      kind: ["Lược chải tóc | hair pick", "Kéo cắt tóc | hair scissors", "Bộ tạo kiểu tóc nam | barber kit"],
      material: [
        "gỗ mun | ebony",
        "sừng tự nhiên | natural-horn",
        "thép không gỉ | stainless-steel",
        "carbon | carbon",
      ],
    },
    price: [49, 390],
    options: "single",
    specs: {
      material: "{material}",
      feature: "chống tĩnh điện | anti-static",
      care: "lau khô sau khi dùng | wipe dry after use",
    },
    about: [
      "{material} mài tay từng cạnh nên không vướng, không gãy tóc. Cầm vừa tay, có bao da đi kèm.",
      "{material}, every edge finished by hand so that hair neither catches nor breaks. Sits well in the hand and comes with a sleeve.",
    ],
  },
  {
    key: "razor",
    leaf: "haircare",
    objects: ["🪒"],
    name: ["Dao cạo râu {blade} {handle}", "{blade} razor, {handle}"],
    parts: {
      blade: ["3 lưỡi | Three-blade", "5 lưỡi | Five-blade", "lưỡi an toàn kép | Double-edge safety"],
      handle: ["cán kim loại | metal handle", "cán chống trượt | non-slip handle", "cán gỗ | wooden handle"],
    },
    price: [59, 359],
    options: "pack",
    specs: {
      material: "thép Thụy Điển | Swedish steel",
      feature: "{handle}",
      use: "thay lưỡi sau 8 lần | change the blade after 8 shaves",
    },
    about: [
      "Lưỡi thép phủ chống gỉ, đầu xoay theo đường hàm, có dải dưỡng lô hội. {handle} cân tay, rửa dưới vòi là sạch.",
      "Coated steel, a head that follows the jaw, and an aloe strip. The {handle} is well balanced and rinses clean under the tap.",
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
      "Hai lớp mỏng là đều màu, khô trong một phút, bền một tuần. Gốc {kind} ít mùi, trẻ vị thành niên và mẹ bầu đều yên tâm.",
      "Two thin coats, dry in a minute and good for a week. A {kind} formula with hardly any smell.",
    ],
  },
  {
    key: "health-device",
    leaf: "wellness",
    objects: ["🌡️", "🩺", "💊", "🩹"],
    follow: "kind",
    name: ["{kind} {detail}", "{kind}, {detail}"],
    parts: {
      kind: [
        "Nhiệt kế | Thermometer",
        "Ống nghe y tế | Stethoscope",
        "Viên uống vitamin tổng hợp | Multivitamins",
        "Băng cá nhân | Plasters",
      ],
      detail: [
        "cho gia đình | family pack",
        "chuyên dụng | professional",
        "cho trẻ em | for children",
        "bỏ túi | pocket size",
      ],
    },
    price: [29, 690],
    options: "single",
    specs: {
      type: "{detail}",
      storage: "nơi khô, dưới 30°C | dry, below 30°C",
      shelfLife: "24 tháng | 24 months",
    },
    about: [
      "Nên có sẵn trong tủ thuốc mỗi nhà. Loại {detail}, hướng dẫn tiếng Việt rõ ràng, đóng gói niêm phong từng món.",
      "Worth having in every medicine cabinet. The {detail} version comes with clear instructions, each item sealed.",
    ],
  },
  {
    key: "herbal-balm",
    leaf: "wellness",
    objects: ["🌿", "🫚", "🕯️"],
    follow: "kind",
    name: ["{kind} {use}", "{kind} {use}"],
    parts: {
      kind: ["Dầu tràm | Cajuput oil", "Cao gừng | Ginger balm", "Nến tinh dầu sả | Lemongrass candle"],
      use: [
        "thư giãn | for relaxing",
        "xông phòng | for the room",
        "giữ ấm cho bé | for keeping baby warm",
        "xoa bóp | for massage",
      ],
    },
    price: [59, 239],
    options: "volume",
    specs: {
      ingredient: "thảo dược trồng ở Huế | herbs grown in Huế",
      use: "{use}",
      shelfLife: "36 tháng | 36 months",
    },
    about: [
      "Chưng cất theo mẻ nhỏ, mùi ấm và sạch, không pha dầu khoáng. Một lọ trong túi cho ngày mưa và chuyến xe dài.",
      "Distilled in small batches, warm and clean in scent, without mineral oil. One to keep in the bag for rainy days and long rides.",
    ],
  },
];
