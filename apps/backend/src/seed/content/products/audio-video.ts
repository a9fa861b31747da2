import type { Archetype } from "../types.ts";

/** Audio, cameras, optics, television and games. */
export const audioVideo: readonly Archetype[] = [
  {
    key: "headphones",
    leaf: "audio",
    objects: ["🎧"],
    name: ["Tai nghe {kind} {feature}", "{kind} headphones, {feature}"],
    parts: {
      kind: ["chụp tai | Over-ear", "phòng thu | Studio", "chơi game | Gaming", "trẻ em | Children's"],
      feature: [
        "chống ồn chủ động | noise canceling",
        "pin 50 giờ | 50-hour battery",
        "đệm da mềm | soft leather pads",
        "micro tháo rời | detachable microphone",
      ],
    },
    price: [390, 3990],
    options: "color",
    specs: {
      connection: "Bluetooth 5.4, 3,5 mm | Bluetooth 5.4, 3.5 mm",
      battery: "50 giờ | 50 hours",
      weight: "245 g",
      warranty: "12 tháng | 12 months",
    },
    about: [
      "Âm ấm, giọng hát rõ, {feature}. Đệm tai nhớ hình, đeo kính vẫn êm; gập phẳng bỏ balo.",
      "A warm sound with clear voices, and {feature}. Memory-foam pads that suit glasses; folds flat for the bag.",
    ],
  },
  {
    key: "speaker",
    leaf: "audio",
    objects: ["🔊", "📻"],
    follow: "kind",
    name: ["{kind} {detail}", "{kind}, {detail}"],
    parts: {
      kind: ["Loa di động | Portable speaker", "Radio | Radio"],
      detail: [
        "không dây | wireless",
        "vỏ gỗ | wooden case",
        "pin 20 giờ | 20-hour battery",
        "âm trầm sâu | deep bass",
      ],
    },
    price: [249, 2990],
    options: "color",
    specs: {
      power: "20 W",
      battery: "20 giờ | 20 hours",
      connection: "Bluetooth 5.3, USB-C",
      warranty: "12 tháng | 12 months",
    },
    about: [
      "Đủ lớn cho sân thượng cuối tuần, đủ nhẹ để mang đi biển. Bản {detail}, chống bụi nước, ghép đôi hai chiếc.",
      "Loud enough for a weekend rooftop, light enough for the beach. This version ({detail}) resists dust and splashes and pairs with a second.",
    ],
  },
  {
    key: "camera",
    leaf: "cameras",
    objects: ["📷", "📸", "📹", "🎥"],
    follow: "kind",
    name: ["{kind} {detail} {kit}", "{kind}, {detail}, {kit}"],
    parts: {
      kind: [
        "Máy ảnh | Camera",
        "Máy ảnh có đèn | Flash camera",
        "Máy quay cầm tay | Camcorder",
        "Máy quay phim | Film camera",
      ],
      detail: ["24 MP", "32 MP", "4K"].map((mp) => `${mp} | ${mp}` as const),
      kit: ["thân máy | body only", "kèm ống kính | lens kit", "bộ làm vlog | vlog kit"],
    },
    price: [2490, 22900],
    options: "single",
    specs: {
      feature: "chống rung 5 trục | 5-axis stabilization",
      screen: "cảm ứng lật | flip touch screen",
      warranty: "24 tháng | 24 months",
    },
    about: [
      "Lấy nét theo mắt, chống rung năm trục nên chụp tay cũng nét. Báng cầm sâu, nút bấm chắc, {kit}.",
      "Eye focus and five-axis stabilization for sharp handheld shots. A deep grip, firm buttons, {kit}.",
    ],
  },
  {
    key: "optics",
    leaf: "cameras",
    objects: ["🔭", "🔬", "🔍"],
    follow: "kind",
    name: ["{kind} {detail}", "{kind}, {detail}"],
    parts: {
      kind: ["Kính thiên văn | Telescope", "Kính hiển vi | Microscope", "Kính lúp | Magnifying glass"],
      detail: [
        "cho người mới | for beginners",
        "cho học sinh | for pupils",
        "thấu kính phủ | coated lens",
        "kèm chân đế | with stand",
      ],
    },
    price: [290, 890],
    worth: [4, 3, 0.35],
    options: "single",
    specs: {
      lens: "thủy tinh quang học | optical glass",
      feature: "{detail}",
      level: "từ 8 tuổi | from 8 years",
    },
    about: [
      "Nhìn rõ hố Mặt Trăng, gân lá hay con chip nhỏ. Bản {detail}, có sách hướng dẫn tiếng Việt nhiều hình.",
      "See the Moon's craters, the veins of a leaf, or a tiny chip. This version ({detail}) comes with an illustrated guide.",
    ],
  },
  {
    key: "television",
    leaf: "tv-gaming",
    objects: ["📺"],
    name: ["Tivi {panel} {size} {feature}", "{size} {panel} TV, {feature}"],
    parts: {
      panel: ["QLED 4K | QLED 4K", "LED | LED", "Mini LED | Mini LED"],
      size: ["43 inch | 43-inch", "50 inch | 50-inch", "55 inch | 55-inch", "65 inch | 65-inch"],
      feature: ["viền mỏng | thin frame", "loa 40 W | 40 W speakers", "tìm kiếm giọng nói | voice search"],
    },
    price: [4990, 21900],
    options: "single",
    specs: {
      screen: "{panel}, {size}",
      connection: "3 × HDMI, Wi-Fi",
      power: "110 W",
      warranty: "24 tháng | 24 months",
    },
    about: [
      "Hình {panel} màu thật, xem bóng đá không nhòe. {feature}, điều khiển tiếng Việt, giao và treo tường tận nhà.",
      "A {panel} picture with true colors and no smear in football. {feature}; delivered and mounted at home.",
    ],
  },
  {
    key: "gaming",
    leaf: "tv-gaming",
    objects: ["🎮", "🕹️"],
    follow: "kind",
    name: ["{kind} {detail} {edition}", "{detail} {kind}, {edition}"],
    parts: {
      kind: ["Tay cầm chơi game | game controller", "Cần điều khiển arcade | arcade stick"],
      detail: ["không dây | wireless", "có rung | vibrating", "phím cơ | mechanical"],
      edition: [
        "bản hoa mai | apricot edition",
        "bản trong suốt | clear edition",
        "bản tiêu chuẩn | standard edition",
        "bản giới hạn | limited edition",
      ],
    },
    price: [290, 1490],
    options: "color",
    specs: {
      connection: "2.4 GHz, Bluetooth, USB-C",
      battery: "24 giờ | 24 hours",
      warranty: "12 tháng | 12 months",
    },
    about: [
      "Cần analog không trôi nhờ cảm biến từ, nút nảy rõ. {detail}, dùng cho máy tính, điện thoại và tivi.",
      "Magnetic sticks that never drift and buttons with a clear click. {detail}; works with computers, phones and TVs.",
    ],
  },
  {
    key: "microphone",
    leaf: "audio",
    objects: ["🎙️", "🎤"],
    follow: "kind",
    name: ["{kind} {detail}", "{kind}, {detail}"],
    parts: {
      kind: ["Micro thu âm | Recording microphone", "Micro karaoke | Karaoke microphone"],
      detail: [
        "không dây | wireless",
        "cắm USB-C | USB-C",
        "kèm chân đế | with stand",
        "pin 12 giờ | 12-hour battery",
      ],
    },
    price: [290, 1490],
    options: "color",
    specs: { connection: "USB-C, 2.4 GHz", feature: "{detail}", warranty: "12 tháng | 12 months" },
    about: [
      "Giọng rõ và ấm, lọc tiếng quạt và tiếng xe ngoài phố. Bản {detail}, cắm là nhận, có núm chỉnh âm ngay trên thân.",
      "A clear, warm voice without the fan and the street. This version ({detail}) needs no drivers and has its volume knob on the body.",
    ],
  },
];
