import type { Archetype } from "../types.ts";

/** Shoes, bags, hats and scarves for women. */
export const womenShoesAndBags: readonly Archetype[] = [
  {
    key: "heels",
    leaf: "women-shoes",
    objects: ["👠"],
    name: ["Giày cao gót {toe} {material} {height}", "{material} {toe} heels, {height}"],
    parts: {
      toe: ["mũi nhọn | pointed-toe", "mũi vuông | square-toe", "hở gót | slingback"],
      material: ["da mềm | soft-leather", "da bóng | patent", "nhung | velvet"],
      height: ["5 cm", "7 cm", "9 cm"].map((h) => `${h} | ${h}` as const),
    },
    price: [389, 890],
    options: "womenShoes",
    specs: { material: "{material}", heel: "{height}", sole: "cao su chống trượt | non-slip rubber" },
    about: [
      "Gót {height} đặt đúng trọng tâm nên đứng lâu vẫn đỡ mỏi, lót trong có đệm mút ở mũi và gót. Kiểu {toe} hợp cả váy công sở lẫn đầm tiệc.",
      "The {height} heel sits under your weight, so long days are easier, and the insole is padded at ball and heel. A {toe} shape that suits office skirts and party dresses.",
    ],
  },
  {
    key: "sandals",
    leaf: "women-shoes",
    objects: ["👡"],
    name: ["Sandal nữ {strap} {sole}", "Women's {strap} sandals, {sole}"],
    parts: {
      strap: ["quai mảnh | strappy", "quai chéo | cross-strap", "quai hậu | ankle-strap"],
      sole: ["đế bệt | flat sole", "đế xuồng 4 cm | 4 cm wedge", "gót vuông 5 cm | 5 cm block heel"],
    },
    price: [249, 620],
    options: "womenShoes",
    specs: { material: "da tổng hợp | synthetic leather", sole: "{sole}", style: "dạo phố | casual" },
    about: [
      "Sandal {strap} ôm chân, khóa cài chỉnh được theo mu bàn chân. {sole} nhẹ, đi mưa không bong keo.",
      "{strap} sandals that hold the foot, with a buckle that adjusts to your instep. The {sole} is light and the glue survives the rainy season.",
    ],
  },
  {
    key: "flats",
    leaf: "women-shoes",
    objects: ["🥿", "🩰"],
    follow: "kind",
    name: ["{kind} {material}", "{material} {kind}"],
    parts: {
      kind: ["Giày búp bê mũi tròn | round-toe flats", "Giày múa ballet | ballet slippers"],
      material: ["da mềm | soft-leather", "vải canvas | canvas", "da lộn | suede", "vải dệt kim | knitted"],
    },
    price: [219, 790],
    options: "womenShoes",
    specs: {
      material: "{material}",
      sole: "cao su dẻo | flexible rubber",
      feature: "lót kháng khuẩn | antibacterial insole",
    },
    about: [
      "Đế dẻo gập được, nhẹ như đi chân trần; mặt {material} bo viền mềm nên không cọ gót. Gập gọn bỏ túi để thay sau giờ làm.",
      "A sole that bends with you and weighs next to nothing; the {material} upper is soft at the edge and kind to heels. Easy to carry for a change after work.",
    ],
  },
  {
    key: "handbag",
    leaf: "women-bags",
    objects: ["👜"],
    name: ["Túi xách {shape} {material}", "{material} {shape} handbag"],
    parts: {
      shape: [
        "dáng hộp | boxy",
        "tote | tote",
        "hobo | hobo",
        "quai tròn | ring-handle",
        "đeo chéo | crossbody",
      ],
      material: [
        "da hạt | pebbled-leather",
        "da lì | smooth-leather",
        "cói phối da | seagrass and leather",
        "canvas | canvas",
      ],
    },
    price: [390, 1690],
    options: "color",
    specs: {
      material: "{material}",
      size: "26 × 20 × 11 cm",
      lining: "vải dệt chống thấm | water-repellent fabric",
    },
    about: [
      "Túi {shape} vừa máy tính bảng 11 inch, ba ngăn và một túi khóa cho điện thoại. {material} dày, đáy có chân kim loại chống trầy.",
      "A {shape} bag that takes an 11-inch tablet, with three compartments and a zipped phone pocket. Sturdy {material}, metal feet underneath.",
    ],
  },
  {
    key: "hat",
    leaf: "women-scarves",
    objects: ["👒"],
    name: ["Nón {kind} {trim}", "{kind} hat, {trim}"],
    parts: {
      kind: [
        "cói vành rộng | wide-brim seagrass",
        "rơm | straw",
        "bucket vải | cloth bucket",
        "lá đan | woven-palm",
      ],
      trim: ["đính nơ | ribbon bow", "viền ren | lace edge", "dây da | leather band"],
    },
    price: [119, 329],
    options: "color",
    specs: {
      material: "sợi tự nhiên | natural fiber",
      size: "vòng đầu 56–58 cm | head 56–58 cm",
      feature: "gấp gọn được | packable",
    },
    about: [
      "Vành đủ rộng che nắng trưa Sài Gòn, có dây rút bên trong để vừa đầu. Gấp gọn bỏ vali, hơi nước nóng là phẳng lại.",
      "A brim wide enough for midday sun, with an inner drawstring for fit. Packs flat and springs back with a little steam.",
    ],
  },
  {
    key: "scarf",
    leaf: "women-scarves",
    objects: ["🧣"],
    name: ["Khăn choàng {fabric} {print}", "{fabric} scarf, {print}"],
    parts: {
      fabric: ["lụa tơ tằm | mulberry-silk", "len mềm | soft-wool", "cotton dệt tay | handwoven cotton"],
      print: ["trơn | plain", "kẻ caro | check", "họa tiết sóng | wave pattern", "viền tua rua | fringed"],
    },
    price: [159, 790],
    options: "color",
    specs: { material: "{fabric}", size: "70 × 180 cm", care: "giặt tay nước lạnh | cold hand wash" },
    about: [
      "Khăn {fabric} mỏng nhẹ, đủ ấm trong phòng máy lạnh và khi Hà Nội trở gió. Mép cuốn tay, màu không phai.",
      "A light {fabric} scarf, warm enough for air-conditioning and a Hanoi cold snap. Hand-rolled edges and fast colors.",
    ],
  },
  {
    key: "boots",
    leaf: "women-shoes",
    objects: ["👢"],
    name: ["Bốt nữ {shaft} {material}", "{material} {shaft} boots"],
    parts: {
      shaft: ["cổ cao | knee-high", "cổ lửng | mid-calf", "cổ thấp | ankle"],
      material: ["da mềm | soft-leather", "da lộn | suede", "da bóng mờ | semi-gloss leather"],
    },
    price: [490, 1290],
    options: "womenShoes",
    specs: { material: "{material}", heel: "5 cm | 5 cm", sole: "cao su chống trượt | non-slip rubber" },
    about: [
      "Bốt {shaft} ôm bắp chân vừa phải, khóa kéo trong giấu kín. Đế chống trượt, gót vuông 5 cm đi cả ngày không mỏi.",
      "{shaft} boots with an easy fit and a hidden inside zip. A non-slip sole and a 5 cm block heel for whole days on your feet.",
    ],
  },
];
