import type { Archetype } from "../types.ts";

/** Phones, computers and what they need, and power. */
export const electronics: readonly Archetype[] = [
  {
    key: "phone",
    leaf: "phones",
    objects: ["📱"],
    name: ["Điện thoại {line} {screen} {battery}", "{line} phone, {screen}, {battery}"],
    parts: {
      line: [
        "5G | 5G",
        "chụp đêm | night-camera",
        "pin khủng | long-battery",
        "gập | foldable",
        "mỏng nhẹ | slim",
      ],
      screen: ["6,1 inch | 6.1-inch", "6,5 inch | 6.5-inch", "6,7 inch | 6.7-inch"],
      battery: ["4500 mAh", "5000 mAh", "6000 mAh"].map((mah) => `${mah} | ${mah}` as const),
    },
    price: [3490, 18900],
    options: "storage",
    specs: {
      screen: "OLED {screen}, 120 Hz",
      battery: "{battery}, 67 W",
      connection: "5G, Wi-Fi 6, NFC",
      warranty: "18 tháng | 18 months",
    },
    about: [
      "Màn hình {screen} 120 Hz đủ sáng giữa trưa, pin {battery} qua một ngày dài và sạc 15 phút được nửa pin. Hai SIM, bốn năm cập nhật bảo mật.",
      "A {screen} 120 Hz screen that reads at noon, and a {battery} battery for a long day with half a charge in 15 minutes. Two SIMs, four years of security updates.",
    ],
  },
  {
    key: "landline",
    leaf: "phones",
    objects: ["☎️", "📠", "📟"],
    follow: "kind",
    name: ["{kind} {detail}", "{kind}, {detail}"],
    parts: {
      kind: [
        "Điện thoại bàn | OperatorContext phone",
        "Máy fax | Fax machine",
        "Máy nhắn gọi phục vụ | Service pager",
      ],
      detail: [
        "kiểu cổ điển | retro design",
        "phím lớn | large keys",
        "hiển thị số gọi đến | caller display",
      ],
    },
    price: [290, 690],
    worth: [1, 3, 1.4],
    options: "color",
    specs: { connection: "RJ11", feature: "{detail}", warranty: "12 tháng | 12 months" },
    about: [
      "Âm rõ, cắm là chạy, không cần cài đặt. Bản {detail} hợp quầy lễ tân, cửa hàng và nhà có người lớn tuổi.",
      "Clear sound and nothing to set up. The {detail} suits front desks, shops and homes with older people.",
    ],
  },
  {
    key: "laptop",
    leaf: "computers",
    objects: ["💻", "🖥️"],
    follow: "kind",
    name: ["{kind} {chip} {use}", "{chip} {kind} {use}"],
    parts: {
      kind: ["Laptop 14 inch | 14-inch laptop", "Máy tính để bàn 27 inch | 27-inch desktop"],
      chip: [
        "tiết kiệm điện | energy-saving",
        "hiệu năng cao | high-performance",
        "siêu mỏng | ultra-thin",
        "viền mỏng | thin-bezel",
      ],
      use: [
        "cho văn phòng | for the office",
        "cho thiết kế | for design",
        "cho học tập | for study",
        "cho lập trình | for coding",
      ],
    },
    price: [4990, 28900],
    options: "memory",
    specs: {
      screen: "IPS, 100% sRGB",
      connection: "2 × USB-C, HDMI",
      warranty: "24 tháng | 24 months",
    },
    about: [
      "Bản {chip} {use}: màn chống chói, màu chuẩn, quạt êm dưới 30 dB. Khung hợp kim nhôm chắc tay.",
      "A {chip} model {use}: an anti-glare screen with true colors and a fan under 30 dB. Solid aluminum body.",
    ],
  },
  {
    key: "keyboard",
    leaf: "peripherals",
    objects: ["⌨️", "🖱️", "🖨️"],
    follow: "kind",
    name: ["{kind} {connection} {detail}", "{connection} {kind}, {detail}"],
    parts: {
      kind: ["Bàn phím | keyboard", "Chuột | mouse", "Máy in | printer"],
      connection: ["không dây | wireless", "Bluetooth | Bluetooth", "có dây | wired"],
      detail: [
        "yên tĩnh | quiet",
        "nhỏ gọn | compact",
        "màu pastel | pastel",
        "chuyên nghiệp | professional",
      ],
    },
    price: [190, 590],
    worth: [1.2, 0.8, 3.6],
    options: "color",
    specs: { connection: "{connection}", feature: "{detail}", warranty: "12 tháng | 12 months" },
    about: [
      "Kết nối {connection} ổn định, nhận ngay trên mọi hệ điều hành. Thiết kế {detail}, chân cao su đứng vững trên bàn kính.",
      "A steady {connection} link recognized by every system. {detail} by design, with rubber feet that hold on a glass desk.",
    ],
  },
  {
    key: "storage-media",
    leaf: "peripherals",
    objects: ["💾", "💿", "📀", "💽"],
    follow: "kind",
    name: ["{kind} {detail}", "{kind}, {detail}"],
    parts: {
      kind: [
        "Ổ lưu trữ di động | Portable drive",
        "Đĩa trắng | Blank discs",
        "Đĩa lưu trữ lâu năm | Archival discs",
        "Ổ mini | Mini drive",
      ],
      detail: [
        "tốc độ cao | high speed",
        "chống sốc | shockproof",
        "mã hóa | encrypted",
        "dung lượng lớn | high capacity",
      ],
    },
    price: [99, 1990],
    options: "storage",
    specs: { connection: "USB-C 3.2", feature: "{detail}", warranty: "36 tháng | 36 months" },
    about: [
      "Chép một bộ ảnh cưới trong vài phút, {detail}. Vỏ kim loại tản nhiệt, kèm cáp và túi vải.",
      "Copies a wedding album in minutes; {detail}. A metal case that stays cool, with cable and pouch.",
    ],
  },
  {
    key: "power",
    leaf: "power-clocks",
    objects: ["🔋", "🔌", "🔦"],
    follow: "kind",
    name: ["{kind} {detail}", "{kind}, {detail}"],
    parts: {
      kind: ["Pin sạc dự phòng | Power bank", "Bộ sạc | Charger", "Đèn pin | Torch"],
      detail: [
        "sạc nhanh 20 W | 20 W fast charge",
        "sạc nhanh 65 W | 65 W fast charge",
        "mini | mini",
        "dùng đi phượt | for road trips",
        "chống nước | waterproof",
      ],
    },
    price: [89, 990],
    options: "color",
    specs: {
      power: "{detail}",
      connection: "USB-C",
      feature: "bảo vệ quá nhiệt | over-heat protection",
      warranty: "12 tháng | 12 months",
    },
    about: [
      "Nhỏ bằng lòng bàn tay, đủ cho một ngày mất điện hay một chuyến đèo. {detail}, tự ngắt khi nóng, được mang lên máy bay.",
      "The size of a palm, enough for a power cut or a mountain pass. {detail}; cuts out when hot, allowed on planes.",
    ],
  },
];
