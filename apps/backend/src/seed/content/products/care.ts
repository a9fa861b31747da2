import type { Archetype } from "../types.ts";

/** Care of body and hair, and wellness. */
export const care: readonly Archetype[] = [
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
    price: [49, 290],
    worth: [1.5, 2, 1, 0.4],
    options: "single",
    specs: {
      type: "{detail}",
      storage: "nơi khô, dưới 30°C | dry, below 30°C",
      shelfLife: "24 tháng | 24 months",
    },
    about: [
      "Nên có sẵn trong tủ thuốc mỗi nhà. Loại {detail}, hướng dẫn tiếng Việt rõ ràng, đóng gói niêm phong từng món.",
      "Worth having in every medicine cabinet. This version ({detail}) comes with clear instructions, each item sealed.",
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
