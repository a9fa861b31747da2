/** The category tree: ten roots, each with its leaves. The order is the order on screen. */
export const categoryTree = {
  women: {
    name: "Thời trang nữ | Women's fashion",
    object: "👗",
    leaves: {
      "women-dresses": ["Đầm & váy | Dresses & skirts", "👗"],
      "women-tops": ["Áo nữ | Tops & blouses", "👚"],
      "women-swim": ["Đồ bơi nữ | Women's swimwear", "🩱"],
      "women-shoes": ["Giày nữ | Women's shoes", "👠"],
      "women-bags": ["Túi xách | Handbags", "👜"],
      "women-scarves": ["Nón & khăn | Hats & scarves", "👒"],
    },
  },
  men: {
    name: "Thời trang nam | Men's fashion",
    object: "👔",
    leaves: {
      "men-shirts": ["Áo sơ mi | Shirts", "👔"],
      "men-tees": ["Áo thun & polo | T-shirts & polos", "👕"],
      "men-trousers": ["Quần nam | Trousers & shorts", "👖"],
      "men-outerwear": ["Áo khoác & đồ len | Jackets & knitwear", "🧥"],
      "men-shoes": ["Giày nam | Men's shoes", "👞"],
      "men-hats": ["Mũ nam | Caps & hats", "🧢"],
    },
  },
  accessories: {
    name: "Phụ kiện & trang sức | Accessories & jewelry",
    object: "⌚",
    leaves: {
      watches: ["Đồng hồ | Watches", "⌚"],
      jewelry: ["Trang sức | Jewelry", "💍"],
      eyewear: ["Mắt kính | Eyewear", "🕶️"],
      luggage: ["Vali & balo | Luggage & backpacks", "🧳"],
      wallets: ["Ví & túi nhỏ | Wallets & pouches", "👛"],
      umbrellas: ["Ô dù & quạt | Umbrellas & fans", "☂️"],
    },
  },
  beauty: {
    name: "Sức khỏe & làm đẹp | Health & beauty",
    object: "💄",
    leaves: {
      makeup: ["Trang điểm | Make-up", "💄"],
      skincare: ["Chăm sóc da | Skin care", "🧴"],
      bodycare: ["Tắm & chăm sóc cơ thể | Bath & body", "🧼"],
      haircare: ["Chăm sóc tóc & râu | Hair & shaving", "🪮"],
      nails: ["Móng | Nails", "💅"],
      wellness: ["Chăm sóc sức khỏe | Wellness", "🩺"],
    },
  },
  home: {
    name: "Nhà cửa & bếp | Home & kitchen",
    object: "🛋️",
    leaves: {
      furniture: ["Nội thất | Furniture", "🛋️"],
      lighting: ["Đèn & nến | Lighting & candles", "💡"],
      decor: ["Trang trí | Décor", "🏺"],
      plants: ["Cây & hoa | Plants & flowers", "🪴"],
      cleaning: ["Dọn dẹp | Cleaning", "🧺"],
      bathroom: ["Phòng tắm | Bathroom", "🛁"],
      cookware: ["Nồi & chảo | Pots & pans", "🍳"],
      "kitchen-tools": ["Dao & dụng cụ bếp | Knives & tools", "🔪"],
      tableware: ["Bát đĩa | Tableware", "🍽️"],
      drinkware: ["Ly, tách & ấm | Cups & teapots", "🫖"],
      "food-storage": ["Hộp & hũ đựng | Food storage", "🫙"],
      "hand-tools": ["Dụng cụ sửa chữa | Tools & repair", "🧰"],
    },
  },
  electronics: {
    name: "Điện tử & công nghệ | Electronics",
    object: "📱",
    leaves: {
      phones: ["Điện thoại | Phones", "📱"],
      computers: ["Máy tính | Computers", "💻"],
      peripherals: ["Phụ kiện máy tính | Computer accessories", "⌨️"],
      audio: ["Âm thanh | Audio", "🎧"],
      cameras: ["Máy ảnh & quang học | Cameras & optics", "📷"],
      "tv-gaming": ["Tivi & trò chơi | TV & gaming", "🎮"],
      "power-clocks": ["Nguồn, sạc & đèn pin | Power & torches", "🔋"],
    },
  },
  food: {
    name: "Thực phẩm | Food & groceries",
    object: "🥭",
    leaves: {
      fruit: ["Trái cây | Fruit", "🥭"],
      vegetables: ["Rau củ | Vegetables", "🥕"],
      bakery: ["Bánh mì & bánh ngọt | Bakery", "🥐"],
      "fresh-food": ["Thịt, trứng & hải sản | Meat, eggs & seafood", "🦐"],
      drinks: ["Đồ uống | Drinks", "🧋"],
      pantry: ["Gạo, mì & gia vị | Pantry", "🍚"],
      sweets: ["Kẹo & đồ ăn vặt | Sweets & snacks", "🍫"],
    },
  },
  kids: {
    name: "Mẹ, bé & đồ chơi | Baby, kids & toys",
    object: "🧸",
    leaves: {
      baby: ["Đồ cho bé | Baby care", "🍼"],
      plush: ["Thú bông & búp bê | Soft toys & dolls", "🧸"],
      puzzles: ["Xếp hình & trò chơi | Puzzles & games", "🧩"],
      vehicles: ["Xe & máy bay đồ chơi | Toy vehicles", "🚒"],
      party: ["Quà & tiệc | Gifts & parties", "🎈"],
    },
  },
  sports: {
    name: "Thể thao & dã ngoại | Sports & outdoors",
    object: "⚽",
    leaves: {
      balls: ["Bóng | Balls", "⚽"],
      rackets: ["Cầu lông, bóng bàn & tennis | Racket sports", "🏸"],
      rides: ["Xe đạp & ván trượt | Bikes & boards", "🛹"],
      "water-sports": ["Thể thao dưới nước | Water sports", "🤿"],
      training: ["Võ & tập luyện | Training & combat", "🥊"],
      camping: ["Cắm trại & câu cá | Camping & fishing", "⛺"],
    },
  },
  books: {
    name: "Sách, văn phòng phẩm & nhạc cụ | Books, stationery & music",
    object: "📚",
    leaves: {
      reading: ["Sách | Books", "📚"],
      "pens-art": ["Bút & họa cụ | Pens & art", "🖌️"],
      office: ["Sổ & văn phòng phẩm | Notebooks & office", "📓"],
      instruments: ["Nhạc cụ | Musical instruments", "🎸"],
    },
  },
} as const;

export type RootKey = keyof typeof categoryTree;

export type LeafKey = { [Root in RootKey]: keyof (typeof categoryTree)[Root]["leaves"] }[RootKey];
