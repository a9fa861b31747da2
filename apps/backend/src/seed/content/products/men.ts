import type { Archetype } from "../types.ts";

/** Clothes, shoes and hats for men. */
export const men: readonly Archetype[] = [
  {
    key: "men-shirt",
    leaf: "men-shirts",
    objects: ["👔"],
    name: ["Áo sơ mi {fabric} {collar} {sleeve}", "{fabric} shirt, {collar}, {sleeve}"],
    parts: {
      fabric: [
        "linen | linen",
        "Oxford | Oxford",
        "cotton chống nhăn | non-iron cotton",
        "sợi tre | bamboo-fiber",
      ],
      collar: ["cổ trụ | band collar", "cổ bẻ | classic collar", "cổ cài nút | button-down collar"],
      sleeve: ["tay dài | long sleeves", "tay ngắn | short sleeves"],
    },
    price: [299, 650],
    options: "clothes",
    specs: {
      material: "{fabric}",
      fit: "vừa người | regular",
      care: "giặt máy ở 30°C | machine wash at 30°C",
    },
    about: [
      "Vải {fabric} thoáng, thấm mồ hôi, là nhanh hoặc khỏi là. {collar} đứng phom cả khi không thắt cà vạt, vạt lượn để bỏ ngoài quần vẫn gọn.",
      "Breathable {fabric} that takes up sweat and needs little ironing. The {collar} stands on its own without a tie, and the curved hem looks neat untucked.",
    ],
  },
  {
    key: "men-tee",
    leaf: "men-tees",
    objects: ["👕"],
    name: ["Áo {kind} nam {fabric} {print}", "Men's {fabric} {kind}, {print}"],
    parts: {
      kind: [
        "thun cổ tròn | crew-neck T-shirt",
        "polo | polo shirt",
        "thun cổ tim | V-neck T-shirt",
        "ba lỗ | tank top",
      ],
      fabric: [
        "cotton dày | heavy cotton",
        "cà phê khử mùi | coffee-yarn",
        "sợi lạnh | cooling-yarn",
        "pique | piqué",
      ],
      print: ["trơn | plain", "phối viền | contrast trim", "in nhỏ trước ngực | small chest print"],
    },
    price: [159, 389],
    options: "clothes",
    specs: { material: "{fabric}", weight: "220 g/m²", fit: "vừa người | regular" },
    about: [
      "Mặc mát từ sân bóng đến quán cà phê: {fabric} thấm hút nhanh, không bám mùi. Vai may dây chống giãn, giặt máy thoải mái.",
      "Cool from the pitch to the café: the {fabric} dries fast and does not hold odors. Taped shoulders keep it from stretching in the machine.",
    ],
  },
  {
    key: "jeans",
    leaf: "men-trousers",
    objects: ["👖"],
    name: ["Quần {kind} {fit} {wash}", "{fit} {kind}, {wash}"],
    parts: {
      kind: ["jean | jeans", "kaki | chinos", "tây co giãn | stretch trousers"],
      fit: ["ống đứng | straight-leg", "dáng côn | tapered", "dáng rộng | relaxed"],
      wash: ["xanh đậm | dark indigo", "xanh nhạt | light wash", "xám khói | smoke gray"],
    },
    price: [349, 790],
    options: "clothes",
    specs: {
      material: "cotton 98%, spandex 2% | 98% cotton, 2% elastane",
      fit: "{fit}",
      care: "lộn trái khi giặt | wash inside out",
    },
    about: [
      "Vải có độ co giãn nhẹ nên ngồi xe máy cả buổi không cấn. {fit}, màu {wash}, đã giặt trước, không ra màu vào lót yên.",
      "A touch of stretch makes a day on the motorbike comfortable. {fit}, {wash}, pre-washed so that the color stays where it belongs.",
    ],
  },
  {
    key: "shorts",
    leaf: "men-trousers",
    objects: ["🩳"],
    name: ["Quần short {kind} {detail}", "{kind} shorts, {detail}"],
    parts: {
      kind: ["thể thao | sports", "đi biển | beach", "kaki | chino", "linen | linen"],
      detail: ["lưng thun | elastic waist", "túi khóa kéo | zip pocket", "hai lớp | lined"],
    },
    price: [169, 399],
    options: "clothes",
    specs: {
      material: "polyester co giãn | stretch polyester",
      length: "trên gối 5 cm | 5 cm above the knee",
      feature: "nhanh khô | quick-drying",
    },
    about: [
      "Quần short {kind} nhẹ chỉ 140 g, {detail}, khô trong hai giờ. Có dây rút và túi sâu giữ điện thoại khi chạy.",
      "{kind} shorts that weigh 140 g and dry in two hours: {detail}, a drawcord, and a pocket deep enough for a phone on the run.",
    ],
  },
  {
    key: "jacket",
    leaf: "men-outerwear",
    objects: ["🧥"],
    name: ["Áo khoác {kind} {feature}", "{kind} jacket, {feature}"],
    parts: {
      kind: ["dù | windbreaker", "dạ | wool", "bomber | bomber", "măng tô | trench"],
      feature: [
        "chống nước | water-repellent",
        "lót nỉ | fleece-lined",
        "hai mặt | reversible",
        "có mũ | hooded",
      ],
    },
    price: [459, 1490],
    options: "clothes",
    specs: { style: "{kind}", feature: "{feature}", lining: "lưới thoáng | mesh" },
    about: [
      "Áo khoác {kind} đi xe máy buổi sáng vừa đủ ấm, {feature}, hai túi khóa kéo. Bo tay chắc, gấp gọn vào túi đi kèm.",
      "A {kind} jacket that is just warm enough for the morning ride: {feature}, two zipped pockets, firm cuffs, and a pouch to pack it in.",
    ],
  },
  {
    key: "knit-accessories",
    leaf: "men-outerwear",
    objects: ["🧤", "🧦", "🧶"],
    follow: "kind",
    name: ["{kind} {yarn} {pattern}", "{yarn} {kind}, {pattern}"],
    parts: {
      kind: ["Găng tay | gloves", "Tất cổ cao | crew socks", "Len cuộn đan tay | knitting yarn"],
      yarn: ["len merino | merino", "cotton chải | combed-cotton", "sợi tre | bamboo"],
      pattern: ["trơn | plain", "kẻ sọc | striped", "dệt vặn thừng | cable pattern"],
    },
    price: [49, 229],
    options: "color",
    specs: {
      material: "{yarn}",
      care: "giặt túi lưới | wash in a net bag",
      feature: "khử mùi | odor-resistant",
    },
    about: [
      "Sợi {yarn} mềm, giữ ấm mà không bí, không dặm da. Dệt {pattern} mũi dày nên bền và ít xù.",
      "Soft {yarn} that keeps warmth in without feeling damp or scratchy. The {pattern} knit is dense, so it lasts and hardly pills.",
    ],
  },
  {
    key: "leather-shoes",
    leaf: "men-shoes",
    objects: ["👞"],
    name: ["Giày {kind} {leather}", "{leather} {kind}"],
    parts: {
      kind: [
        "tây buộc dây | lace-up shoes",
        "lười | loafers",
        "Derby | Derby shoes",
        "Monk hai khóa | double-monk shoes",
      ],
      leather: ["da bò | cowhide", "da lộn | suede", "da bóng mờ | semi-gloss leather"],
    },
    price: [690, 1890],
    options: "menShoes",
    specs: {
      material: "{leather}",
      sole: "cao su khâu viền | stitched rubber",
      warranty: "6 tháng bong keo | 6 months on the sole",
    },
    about: [
      "{leather} thuộc kỹ, càng đi càng mềm; đế khâu viền có thể thay. Lót trong bằng da heo thoáng khí, không bí chân mùa nóng.",
      "Well-tanned {leather} that softens as you walk, with a stitched sole that can be replaced. The breathable leather lining copes with hot days.",
    ],
  },
  {
    key: "sneakers",
    leaf: "men-shoes",
    objects: ["👟", "🥾"],
    follow: "kind",
    name: ["Giày {kind} {upper} {feature}", "{upper} {kind}, {feature}"],
    parts: {
      kind: ["chạy bộ | running shoes", "leo núi | hiking boots"],
      upper: ["lưới thoáng | mesh", "vải dệt kim | knit", "da lộn | suede"],
      feature: [
        "đế êm | cushioned sole",
        "siêu nhẹ | ultralight",
        "chống trượt | grippy outsole",
        "đế dày 4 cm | 4 cm stack",
      ],
    },
    price: [590, 1790],
    options: "menShoes",
    specs: { material: "{upper}", sole: "EVA và cao su | EVA and rubber", feature: "{feature}" },
    about: [
      "Thân giày {upper} ôm chân mà không bó, {feature}, đỡ tốt từ gót đến mũi. Đã chạy thử 300 km trên đường nhựa trước khi mở bán.",
      "The {upper} upper holds without squeezing and supports you from heel to toe ({feature}). Tested over 300 km of city asphalt before it went on sale.",
    ],
  },
  {
    key: "cap",
    leaf: "men-hats",
    objects: ["🧢", "🎩"],
    follow: "kind",
    name: ["Mũ {kind} {detail}", "{kind}, {detail}"],
    parts: {
      kind: ["lưỡi trai | Baseball cap", "phớt cao | Top hat"],
      detail: [
        "thêu nổi | raised embroidery",
        "lót thoáng | breathable lining",
        "phom cứng | firm crown",
        "khóa chỉnh | adjustable strap",
      ],
    },
    price: [129, 459],
    options: "color",
    specs: {
      size: "vòng đầu 55–60 cm | head 55–60 cm",
      feature: "{detail}",
      care: "lau bằng khăn ẩm | wipe with a damp cloth",
    },
    about: [
      "Phom đứng, {detail}, viền trong thấm mồ hôi tháo ra giặt được. Vành cong vừa phải, che nắng mà không vướng tầm nhìn.",
      "A crown that keeps its shape: {detail}, and a sweatband you can take out and wash. Shades the eyes without narrowing the view.",
    ],
  },
];
