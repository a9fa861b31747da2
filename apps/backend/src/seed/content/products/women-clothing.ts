import type { Archetype } from "../types.ts";

/** Dresses, tops and swimwear for women. */
export const womenClothing: readonly Archetype[] = [
  {
    key: "day-dress",
    leaf: "women-dresses",
    objects: ["👗"],
    name: ["Đầm {cut} {fabric} {detail}", "{cut} {fabric} dress, {detail}"],
    parts: {
      cut: ["suông | shift", "xòe | A-line", "quấn | wrap", "chiết eo | fitted-waist"],
      fabric: ["linen | linen", "lụa mờ | matte satin", "cotton thêu | embroidered cotton", "voan | chiffon"],
      detail: [
        "tay phồng | puff sleeves",
        "cổ vuông | square neck",
        "cổ V | V-neck",
        "thắt nơ lưng | tie back",
      ],
    },
    price: [359, 899],
    options: "clothes",
    specs: {
      material: "{fabric}",
      fit: "{cut}",
      length: "qua gối 8 cm | 8 cm below the knee",
      lining: "lót mỏng toàn thân | light full lining",
    },
    about: [
      "Chiếc đầm {cut} bằng {fabric} may hai lớp nên không lộ, mặc cả ngày ở văn phòng vẫn mát. Phom {detail} cân vai, có túi chìm hai bên và khóa kéo giấu ở sườn.",
      "A {cut} dress in {fabric}, lined so that it never shows through and cool enough for a whole day at work. The {detail} balance the shoulders; there are hidden side pockets and a concealed zip.",
    ],
  },
  {
    key: "evening-dress",
    leaf: "women-dresses",
    objects: ["👗"],
    name: ["Đầm dự tiệc {fabric} {detail}", "{fabric} evening dress with {detail}"],
    parts: {
      fabric: ["satin | satin", "ren hoa | floral lace", "nhung | velvet", "tafta | taffeta"],
      detail: [
        "vai trễ | off-shoulder neckline",
        "xẻ tà | side slit",
        "cổ yếm | halter neck",
        "đuôi cá | fishtail hem",
      ],
    },
    price: [690, 1890],
    options: "clothes",
    specs: {
      material: "{fabric}",
      style: "dạ tiệc | evening",
      length: "dài đến mắt cá | ankle length",
      care: "giặt khô | dry clean",
    },
    about: [
      "Thiết kế cho những buổi tối cần chỉn chu: {fabric} rủ đẹp, {detail} tôn dáng mà vẫn dễ bước. Phần ngực có mút mỏng và dây chống tuột.",
      "Made for evenings that ask for a little more: the {fabric} drapes well and the {detail} flatters without hindering your step. Light cups and non-slip tape keep it in place.",
    ],
  },
  {
    key: "blouse",
    leaf: "women-tops",
    objects: ["👚"],
    name: ["Áo kiểu {fabric} {collar} {sleeve}", "{fabric} blouse with {collar}, {sleeve}"],
    parts: {
      fabric: ["lụa | silky", "đũi | raw-silk", "voan tơ | organza", "cotton | cotton"],
      collar: [
        "cổ nơ | pussy bow",
        "cổ sen | Peter Pan collar",
        "cổ tim | sweetheart neck",
        "cổ trụ | band collar",
      ],
      sleeve: ["tay dài | long sleeves", "tay lỡ | three-quarter sleeves", "tay cánh tiên | flutter sleeves"],
    },
    price: [229, 559],
    options: "clothes",
    specs: {
      material: "{fabric}",
      fit: "suông nhẹ | relaxed",
      care: "giặt tay dưới 30°C | hand wash below 30°C",
    },
    about: [
      "Áo kiểu {collar} dễ phối với chân váy hay quần tây, vải {fabric} nhẹ và ít nhăn. Đường may viền kín bên trong nên mặc không ngứa.",
      "An easy blouse with a {collar} that goes with skirts and trousers alike; the {fabric} cloth is light and slow to crease. Seams are bound inside so that nothing scratches.",
    ],
  },
  {
    key: "women-tee",
    leaf: "women-tops",
    objects: ["👚", "👕"],
    name: ["Áo thun nữ {fit} {print}", "Women's {fit} T-shirt, {print}"],
    parts: {
      fit: ["dáng rộng | oversized", "dáng ôm | slim", "dáng lửng | cropped"],
      print: [
        "trơn | plain",
        "in hoa sen | lotus print",
        "kẻ ngang | breton stripe",
        "thêu chữ nhỏ | small embroidered script",
        "in biển | seaside print",
      ],
    },
    price: [129, 289],
    options: "clothes",
    specs: {
      material: "cotton 95%, spandex 5% | 95% cotton, 5% elastane",
      weight: "200 g/m²",
      care: "giặt máy ở 30°C | machine wash at 30°C",
    },
    about: [
      "Cotton dày vừa, co giãn bốn chiều, không xù sau nhiều lần giặt. Phom {fit}, họa tiết {print}, cổ bo chắc nên không bị giãn.",
      "Mid-weight cotton with four-way stretch that does not pill in the wash. A {fit} cut in a {print} design, with a firm ribbed neck that keeps its shape.",
    ],
  },
  {
    key: "swimsuit",
    leaf: "women-swim",
    objects: ["🩱"],
    name: ["Đồ bơi một mảnh {cut} {print}", "{cut} one-piece swimsuit, {print}"],
    parts: {
      cut: [
        "lưng chữ X | cross-back",
        "cổ vuông | square-neck",
        "tay dài | long-sleeved",
        "khoét lưng | low-back",
      ],
      print: ["trơn | plain", "chấm bi | polka dot", "họa tiết lá | leaf print", "phối màu | color-block"],
    },
    price: [299, 690],
    options: "clothes",
    specs: {
      material: "nylon 82%, spandex 18% | 82% nylon, 18% elastane",
      feature: "chống tia UV 50+ | UPF 50+",
      lining: "lót trước | lined front",
    },
    about: [
      "Vải nylon giữ form tốt, chịu clo và nước biển, nhanh khô. Kiểu {cut} có mút ngực tháo rời, ôm vừa mà không siết.",
      "A nylon knit that holds its shape, shrugs off chlorine and salt water, and dries quickly. The {cut} design has removable cups and hugs without squeezing.",
    ],
  },
  {
    key: "bikini",
    leaf: "women-swim",
    objects: ["👙"],
    name: ["Bikini hai mảnh {top} {print}", "{print} bikini set with {top}"],
    parts: {
      top: ["áo tam giác | triangle top", "áo cúp ngang | bandeau top", "áo buộc vai | tie-shoulder top"],
      print: ["hoa dâm bụt | hibiscus", "kẻ sọc | striped", "màu trơn | plain", "caro nhỏ | gingham"],
    },
    price: [249, 520],
    options: "clothes",
    specs: {
      material: "polyamide tái chế | recycled polyamide",
      feature: "nhanh khô | quick-drying",
      style: "đi biển | beach",
    },
    about: [
      "Bộ bikini {top} với quần lưng vừa, dây điều chỉnh được hai bên. Vải tái chế mềm, hai lớp, không xuyên thấu khi ướt.",
      "A set with a {top} and mid-rise bottoms, adjustable on both sides. The soft recycled cloth is double layered and stays opaque when wet.",
    ],
  },
];
