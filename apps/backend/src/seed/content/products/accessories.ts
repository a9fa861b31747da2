import type { Archetype } from "../types.ts";

/** Watches, jewellery, glasses, luggage, wallets and umbrellas. */
export const accessories: readonly Archetype[] = [
  {
    key: "watch",
    leaf: "watches",
    objects: ["⌚"],
    name: ["Đồng hồ {kind} {strap} {face}", "{kind} watch, {face}, {strap}"],
    parts: {
      kind: ["thông minh | Smart", "thể thao | Sports", "điện tử | Digital", "mặt vuông | Square-face"],
      strap: [
        "dây silicone | silicone strap",
        "dây da | leather strap",
        "dây thép lưới | steel mesh strap",
        "dây vải dù | nylon strap",
      ],
      face: ["38 mm", "41 mm", "44 mm"].map((mm) => `${mm} | ${mm}` as const),
    },
    price: [490, 3990],
    options: "colour",
    specs: {
      movement: "thạch anh | quartz",
      water: "5 ATM",
      size: "{face}",
      warranty: "12 tháng | 12 months",
    },
    about: [
      "Mặt {face} kính cứng chống trầy, {strap} thay nhanh không cần dụng cụ. Chống nước 5 ATM nên rửa tay, đi mưa, bơi nhẹ đều được.",
      "A {face} face under scratch-resistant glass and a {strap} that changes without tools. Rated 5 ATM: rain, dishes and an easy swim are all fine.",
    ],
  },
  {
    key: "table-clock",
    leaf: "watches",
    objects: ["⏰", "🕰️", "⏱️", "⏲️"],
    follow: "kind",
    name: ["Đồng hồ {kind} {finish}", "{finish} {kind}"],
    parts: {
      kind: [
        "báo thức hai chuông | twin-bell alarm clock",
        "để bàn cổ điển | mantel clock",
        "bấm giây | stopwatch",
        "hẹn giờ bếp | kitchen timer",
      ],
      finish: ["vỏ kim loại | metal", "vỏ gỗ | wooden", "màu pastel | pastel"],
    },
    price: [129, 690],
    options: "colour",
    specs: {
      movement: "thạch anh kim trôi | silent quartz",
      battery: "1 pin AA | 1 AA cell",
      warranty: "12 tháng | 12 months",
    },
    about: [
      "Kim trôi êm, đặt đầu giường không nghe tiếng tích tắc. {finish} chắc tay, số to dễ đọc trong phòng tối.",
      "A sweeping hand with no ticking at the bedside. Solid {finish} case and large numerals that read well in the dark.",
    ],
  },
  {
    key: "ring",
    leaf: "jewellery",
    objects: ["💍"],
    name: ["Nhẫn {metal} {stone}", "{metal} ring with {stone}"],
    parts: {
      metal: [
        "bạc 925 | sterling silver",
        "vàng 10K | 10K gold",
        "bạc mạ vàng hồng | rose-gold plated silver",
      ],
      stone: [
        "đá CZ | cubic zirconia",
        "đá mặt trăng | moonstone",
        "ngọc trai nước ngọt | freshwater pearl",
        "thạch anh hồng | rose quartz",
      ],
    },
    price: [290, 3900],
    options: "ring",
    specs: { material: "{metal}", type: "{stone}", care: "cất trong hộp kín | keep in a closed box" },
    about: [
      "{stone} gắn chấu bốn điểm bằng tay, mặt trong bo tròn đeo cả ngày không cấn. Kèm hộp quà và giấy kiểm định chất liệu.",
      "Set by hand in four claws, rounded inside for all-day comfort. Comes with a gift box and a certificate for the {metal}.",
    ],
  },
  {
    key: "necklace",
    leaf: "jewellery",
    objects: ["📿", "💎", "👑"],
    follow: "kind",
    name: ["{kind} {material}", "{material} {kind}"],
    parts: {
      kind: ["Vòng chuỗi hạt | bead necklace", "Mặt dây đá | stone pendant", "Cài tóc vương miện | tiara"],
      material: ["gỗ trầm | agarwood", "pha lê | crystal", "bạc ý | silver", "ngọc bích | jade"],
    },
    price: [159, 2290],
    options: "colour",
    specs: {
      material: "{material}",
      length: "45 cm + 5 cm",
      care: "tránh nước hoa | keep away from perfume",
    },
    about: [
      "{material} được chọn từng món nên màu đều, đường mài sắc. Khóa chắc, dây nối thêm 5 cm để chỉnh theo cổ áo.",
      "Each piece of {material} is matched by hand for colour and cut. A firm clasp and a 5 cm extension suit any neckline.",
    ],
  },
  {
    key: "sunglasses",
    leaf: "eyewear",
    objects: ["🕶️"],
    name: ["Kính mát {shape} {lens}", "{shape} sunglasses, {lens}"],
    parts: {
      shape: [
        "gọng vuông | Square",
        "mắt mèo | Cat-eye",
        "phi công | Aviator",
        "gọng tròn | Round",
        "ôm mặt thể thao | Wraparound",
      ],
      lens: ["tròng phân cực | polarised", "tròng đổi màu | photochromic", "tròng tráng gương | mirrored"],
    },
    price: [249, 1290],
    options: "colour",
    specs: { lens: "{lens}", feature: "UV400", weight: "24 g" },
    about: [
      "{lens} chặn 99% tia UV, giảm chói khi chạy xe buổi chiều. Gọng nhẹ 24 g, đệm mũi silicone không để lại vệt.",
      "The {lens} lenses stop 99% of UV and calm the evening glare on the road. A 24 g frame with silicone pads that leave no marks.",
    ],
  },
  {
    key: "glasses",
    leaf: "eyewear",
    objects: ["👓", "🥽"],
    follow: "kind",
    name: ["Kính {kind} {frame}", "{kind}, {frame}"],
    parts: {
      kind: ["lọc ánh sáng xanh | Blue-light glasses", "bảo hộ chống bụi | Dust goggles"],
      frame: [
        "gọng trong | clear frame",
        "gọng nhựa dẻo | flexible frame",
        "gọng mảnh | thin frame",
        "gọng dày | bold frame",
      ],
    },
    price: [139, 490],
    options: "colour",
    specs: {
      lens: "polycarbonate",
      feature: "chống trầy, chống bám hơi | scratch and fog resistant",
      weight: "18 g",
    },
    about: [
      "Tròng trong, không ám vàng, thay được tròng cận ở tiệm bất kỳ. {frame} co giãn ôm thái dương mà không đau.",
      "Clear lenses without a yellow cast, ready for your own prescription. The {frame} flexes around the temples without pinching.",
    ],
  },
  {
    key: "suitcase",
    leaf: "luggage",
    objects: ["🧳"],
    name: ["Vali {shell} {feature}", "{shell} suitcase, {feature}"],
    parts: {
      shell: [
        "nhựa PC | Polycarbonate",
        "nhựa PP siêu nhẹ | Ultralight PP",
        "khung nhôm | Aluminium-frame",
        "vải dù | Ripstop",
      ],
      feature: [
        "khóa số TSA | TSA lock",
        "mở nắp trước | front opening",
        "mở rộng 5 cm | expandable by 5 cm",
        "bánh đôi êm | quiet double wheels",
      ],
    },
    price: [690, 2490],
    options: "luggage",
    specs: {
      material: "{shell}",
      feature: "{feature}",
      warranty: "5 năm bánh xe và tay kéo | 5 years on wheels and handle",
    },
    about: [
      "Vỏ {shell} chịu va đập băng chuyền, bánh xoay 360° lăn êm trên vỉa hè. {feature}, bên trong có đai chữ X và ngăn lưới.",
      "A {shell} shell that survives the baggage belt and wheels that roll quietly on pavements. {feature}; cross straps and a mesh divider inside.",
    ],
  },
  {
    key: "backpack",
    leaf: "luggage",
    objects: ["🎒", "💼"],
    follow: "kind",
    name: ["{kind} {material} {size}", "{material} {kind}, {size}"],
    parts: {
      kind: ["Balo | backpack", "Cặp công sở | briefcase"],
      material: ["chống nước | water-resistant", "canvas | canvas", "da tổng hợp | faux-leather"],
      size: ["14 inch", "15,6 inch", "16 inch"].map((inch) => `${inch} | ${inch.replace(",", ".")}` as const),
    },
    price: [349, 1190],
    options: "colour",
    specs: { capacity: "22 lít | 22 litres", material: "{material}", size: "laptop {size}" },
    about: [
      "Ngăn laptop {size} treo lơ lửng chống sốc, quai đệm dày chia đều sức nặng. Có cổng sạc và dây gài vào tay kéo vali.",
      "A suspended {size} laptop sleeve, and thick straps that spread the load. With a charging port and a sleeve for your suitcase handle.",
    ],
  },
  {
    key: "wallet",
    leaf: "wallets",
    objects: ["👛", "👝"],
    follow: "kind",
    name: ["{kind} {material} {feature}", "{material} {kind}, {feature}"],
    parts: {
      kind: ["Ví nhỏ | coin purse", "Túi cầm tay | clutch"],
      material: [
        "da bò | leather",
        "thổ cẩm | brocade",
        "lụa thêu | embroidered silk",
        "da Saffiano | cross-grain leather",
      ],
      feature: ["khóa kéo | zip", "nút bấm | snap", "chống RFID | RFID blocking"],
    },
    price: [99, 590],
    options: "colour",
    specs: { material: "{material}", size: "19 × 10 × 2,5 cm | 19 × 10 × 2.5 cm", feature: "{feature}" },
    about: [
      "Đủ chỗ cho tiền không gấp, sáu thẻ và điện thoại nhỏ. {material} cắt viền sơn tay ba lớp, {feature} đóng mở nhẹ.",
      "Room for unfolded notes, six cards and a small phone. {material} with edges painted by hand, and a smooth {feature}.",
    ],
  },
  {
    key: "umbrella",
    leaf: "umbrellas",
    objects: ["☂️", "🌂", "🪭"],
    follow: "kind",
    name: ["{kind} {feature}", "{kind}, {feature}"],
    parts: {
      kind: ["Ô cán dài | Stick umbrella", "Ô gấp ba | Folding umbrella", "Quạt xếp | Folding fan"],
      feature: [
        "phủ chống tia UV | UV coating",
        "in hoa mai | apricot-blossom print",
        "khung 10 nan | ten ribs",
        "cán gỗ | wooden handle",
      ],
    },
    price: [89, 359],
    options: "colour",
    specs: {
      feature: "{feature}",
      size: "xếp gọn 30 cm | 30 cm folded",
      material: "vải dày 190T | dense 190T cloth",
    },
    about: [
      "Chịu được gió giật đầu mùa mưa, mép vải khâu kép. {feature}, kèm bao vải cùng màu.",
      "Stands up to the gusts at the start of the rains, with double-stitched edges. {feature}, and a matching sleeve.",
    ],
  },
];
