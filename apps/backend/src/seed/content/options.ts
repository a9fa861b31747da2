import type { OptionScheme, Pair } from "./types.ts";

/** The picture of a color: the object in it, on a backdrop that it stands out from. */
export interface ColorLook {
  /** What the object is painted in, `#rrggbb`. */
  paint: string;
  /** Hue of the backdrop, in degrees. */
  hue: number;
}

/** One choice, and what it costs compared with the first. */
export interface OptionValue {
  name: Pair;
  factor: number;
  /** Colors only: how its picture looks. */
  look?: ColorLook;
}

export interface OptionGroup {
  name: Pair;
  values: readonly OptionValue[];
  /** How many of the values one product offers, at least and at most. */
  offered: readonly [least: number, most: number];
}

const same = (...names: Pair[]): OptionValue[] => names.map((name) => ({ name, factor: 1 }));

const colors: OptionGroup = {
  name: "Màu sắc | Color",
  offered: [2, 4],
  values: [
    { name: "Đen | Black", factor: 1, look: { paint: "#2b2b30", hue: 230 } },
    { name: "Trắng kem | Cream white", factor: 1, look: { paint: "#f5ecdc", hue: 205 } },
    { name: "Xanh navy | Navy", factor: 1, look: { paint: "#24365f", hue: 220 } },
    { name: "Xanh lá mạ | Leaf green", factor: 1, look: { paint: "#8fb73e", hue: 105 } },
    { name: "Hồng sen | Lotus pink", factor: 1, look: { paint: "#ec8bac", hue: 335 } },
    { name: "Nâu be | Beige", factor: 1, look: { paint: "#c8a57f", hue: 30 } },
    { name: "Vàng mơ | Apricot", factor: 1, look: { paint: "#f4b35e", hue: 46 } },
    { name: "Xanh bạc hà | Mint", factor: 1, look: { paint: "#9fd8c4", hue: 160 } },
    { name: "Tím khoai môn | Taro", factor: 1, look: { paint: "#a48cc4", hue: 275 } },
    { name: "Đỏ đô | Burgundy", factor: 1, look: { paint: "#7b1e34", hue: 350 } },
    { name: "Xám tro | Ash gray", factor: 1, look: { paint: "#8d9297", hue: 205 } },
  ],
};

const sizes = (values: OptionValue[]): OptionGroup => ({
  name: "Kích cỡ | Size",
  values,
  offered: [values.length, values.length],
});

const letters = sizes(same("S | S", "M | M", "L | L", "XL | XL"));

const priced = (name: Pair, values: [name: Pair, factor: number][], least = 2): OptionGroup => ({
  name,
  values: values.map(([value, factor]) => ({ name: value, factor })),
  offered: [least, values.length],
});

/** The choices of every scheme: at most two groups, in the order in which the customer meets them. */
export const optionSchemes: Readonly<Record<OptionScheme, readonly OptionGroup[]>> = {
  clothes: [colors, letters],
  kidsClothes: [
    { ...colors, offered: [1, 3] },
    sizes(same("90 cm | 90 cm", "100 cm | 100 cm", "110 cm | 110 cm", "120 cm | 120 cm")),
  ],
  womenShoes: [
    { ...colors, offered: [1, 3] },
    sizes(same("35 | 35", "36 | 36", "37 | 37", "38 | 38", "39 | 39")),
  ],
  menShoes: [
    { ...colors, offered: [1, 3] },
    sizes(same("39 | 39", "40 | 40", "41 | 41", "42 | 42", "43 | 43")),
  ],
  color: [colors],
  weight: [
    priced("Khối lượng | Weight", [
      ["500 g | 500 g", 1],
      ["1 kg | 1 kg", 1.9],
      ["2 kg | 2 kg", 3.6],
    ]),
  ],
  pack: [
    priced("Quy cách | Pack", [
      ["1 món | Single", 1],
      ["Combo 3 | Pack of 3", 2.8],
      ["Combo 6 | Pack of 6", 5.3],
    ]),
  ],
  volume: [
    priced("Dung tích | Volume", [
      ["100 ml | 100 ml", 1],
      ["250 ml | 250 ml", 1.8],
      ["500 ml | 500 ml", 3.1],
    ]),
  ],
  storage: [
    { ...colors, offered: [2, 3] },
    priced("Bộ nhớ | Storage", [
      ["128 GB | 128 GB", 1],
      ["256 GB | 256 GB", 1.14],
      ["512 GB | 512 GB", 1.36],
    ]),
  ],
  memory: [
    { ...colors, offered: [1, 2] },
    priced("Cấu hình | Configuration", [
      ["Tiêu chuẩn | Standard", 1],
      ["Nâng cao | Plus", 1.25],
      ["Cao cấp | Pro", 1.6],
    ]),
  ],
  dimension: [
    priced("Kích thước | Size", [
      ["Nhỏ | Small", 1],
      ["Vừa | Medium", 1.4],
      ["Lớn | Large", 2.1],
    ]),
  ],
  luggage: [
    { ...colors, offered: [2, 4] },
    priced(
      "Kích thước | Size",
      [
        ["20 inch | 20-inch", 1],
        ["24 inch | 24-inch", 1.3],
        ["28 inch | 28-inch", 1.55],
      ],
      3,
    ),
  ],
  shade: [
    {
      name: "Tông màu | Shade",
      offered: [3, 5],
      values: [
        { name: "01 Đỏ gạch | 01 Brick", factor: 1, look: { paint: "#a8432f", hue: 12 } },
        { name: "02 Cam đào | 02 Peach", factor: 1, look: { paint: "#f08a66", hue: 24 } },
        { name: "03 Hồng đất | 03 Rosewood", factor: 1, look: { paint: "#b7606a", hue: 350 } },
        { name: "04 Hồng cánh sen | 04 Lotus", factor: 1, look: { paint: "#dd5c8d", hue: 332 } },
        { name: "05 Nâu trà | 05 Tea brown", factor: 1, look: { paint: "#8a5a3c", hue: 30 } },
        { name: "06 Đỏ rượu | 06 Wine", factor: 1, look: { paint: "#7a1f33", hue: 342 } },
      ],
    },
  ],
  ring: [sizes(same("Ni 8 | Size 8", "Ni 10 | Size 10", "Ni 12 | Size 12", "Ni 14 | Size 14"))],
  single: [],
};
