import type { LeafKey } from "./categories.ts";
import type { Pair } from "./types.ts";

/**
 * Kinds that shoppers look for and no shop here sells, by the category that comes nearest. A search knows them, so that "máy tính bảng" is
 * not read as a computer.
 */
export const soldNowhere: Partial<Record<LeafKey, readonly Pair[]>> = {
  cookware: [
    "nồi cơm điện, nồi cơm | rice cooker",
    "nồi chiên không dầu | air fryer",
    "bếp từ, bếp điện từ | induction hob, induction cooker",
    "bếp ga, bếp gas | gas stove",
    "lò vi sóng | microwave",
    "lò nướng | oven",
  ],
  "kitchen-tools": [
    "máy xay sinh tố, máy xay | blender",
    "thớt | cutting board",
    "máy pha cà phê | coffee machine, coffee maker",
  ],
  drinkware: ["ấm siêu tốc, ấm đun nước | electric kettle, kettle", "máy lọc nước | water purifier"],
  furniture: [
    "tủ lạnh | fridge, refrigerator",
    "tủ quần áo, tủ áo | wardrobe",
    "bàn làm việc, bàn học | desk",
    "bàn ăn | dining table",
    "nệm, đệm | mattress",
    "kệ sách, giá sách | bookshelf",
    "ghế massage | massage chair",
  ],
  bathroom: [
    "máy giặt | washing machine",
    "khăn tắm | bath towel, towel",
    "máy nước nóng, bình nóng lạnh | water heater",
  ],
  decor: [
    "thảm trải sàn, thảm | rug, carpet",
    "rèm cửa, rèm | curtain, curtains",
    "đồng hồ treo tường | wall clock",
  ],
  lighting: [
    "đèn học, đèn bàn, đèn bàn học | desk lamp",
    "quạt điện, quạt máy, quạt trần | electric fan",
    "điều hòa, máy lạnh | air conditioner",
  ],
  cleaning: [
    "máy hút bụi | vacuum cleaner",
    "nước giặt, bột giặt | laundry detergent, detergent",
    "nước rửa chén, nước rửa bát | dish soap",
    "robot hút bụi | robot vacuum",
  ],
  "hand-tools": ["máy khoan | drill", "ổ khóa | padlock"],
  makeup: [
    "nước hoa | perfume",
    "phấn phủ, phấn nền, kem nền | foundation, face powder",
    "mascara | mascara",
  ],
  skincare: ["serum | serum", "kem trị mụn | acne cream"],
  bodycare: ["kem đánh răng | toothpaste", "sữa tắm | shower gel"],
  haircare: ["dầu gội, dầu gội đầu | shampoo", "máy sấy tóc | hair dryer", "thuốc nhuộm tóc | hair dye"],
  wellness: [
    "khẩu trang | face masks medical",
    "máy đo huyết áp | blood pressure monitor",
    "thuốc đau đầu | painkillers",
  ],
  phones: ["ốp lưng điện thoại, ốp lưng, ốp điện thoại | phone case", "iphone | iphone"],
  computers: ["máy tính bảng, ipad | tablet", "màn hình máy tính | computer monitor"],
  peripherals: ["mực in | printer ink", "webcam | webcam"],
  "tv-gaming": ["máy chơi game, playstation | game console", "máy chiếu | projector"],
  cameras: ["flycam, drone | drone"],
  audio: ["dàn âm thanh, amply | amplifier"],
  drinks: [
    "bia | beer",
    "rượu vang, rượu | wine",
    "nước suối, nước lọc | bottled water",
    "sữa tươi | fresh milk",
    "sữa bột | milk powder",
  ],
  pantry: [
    "nước mắm | fish sauce",
    "nước tương, xì dầu | soy sauce",
    "mì gói, mì tôm, mì ăn liền | instant noodles",
    "đường | sugar",
    "bột ngọt, hạt nêm | msg",
  ],
  bakery: ["bánh chưng, bánh tét | chung cake", "pizza | pizza"],
  baby: [
    "tã, bỉm, tã giấy | diapers, nappies",
    "xe đẩy em bé, xe nôi | stroller",
    "nôi em bé, cũi | cot, crib",
  ],
  vehicles: ["xe máy | motorbike, scooter bike", "ô tô, xe hơi | car"],
  rides: ["xe đạp điện | electric bike, e-bike", "mũ bảo hiểm, nón bảo hiểm | helmet"],
  training: ["máy chạy bộ | treadmill", "thảm yoga | yoga mat"],
  "women-tops": ["áo dài | ao dai", "áo ngực, áo lót | bra"],
  "women-dresses": ["chân váy | skirt", "quần legging | leggings"],
  "men-outerwear": ["áo vest, vest nam, com lê | suit", "áo len | sweater", "áo mưa | raincoat"],
  "men-shoes": ["dép nam, dép lê | slippers"],
  wallets: ["thắt lưng, dây nịt | belt"],
};
