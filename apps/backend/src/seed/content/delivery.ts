import type { Both, Pair } from "./types.ts";

/** Ways of delivery. Fees in dong for the first kilogram, and for each further one; days until arrival, near and far. */
export const shippingMethods: readonly {
  type: "normal" | "express" | "shop" | "go_to_mall";
  name: Pair;
  about: Both;
  near: number;
  far: number;
  perKilogram: number;
  daysNear: readonly [number, number];
  daysFar: readonly [number, number];
  nearOnly: boolean;
}[] = [
  {
    type: "normal",
    name: "Giao hàng tiêu chuẩn | Standard delivery",
    about: [
      "Nhân viên gọi trước khi giao, đồng kiểm khi nhận.",
      "The carrier calls first; open and check on arrival.",
    ],
    near: 18_000,
    far: 32_000,
    perKilogram: 5000,
    daysNear: [1, 2],
    daysFar: [3, 5],
    nearOnly: false,
  },
  {
    type: "express",
    name: "Giao hỏa tốc | Express delivery",
    about: [
      "Trong 2–4 giờ, từ 8:00 đến 20:00, cùng tỉnh thành với trung tâm.",
      "Within 2–4 hours between 8:00 and 20:00, in the mall's own province.",
    ],
    near: 39_000,
    far: 39_000,
    perKilogram: 8000,
    daysNear: [0, 0],
    daysFar: [0, 0],
    nearOnly: true,
  },
  {
    type: "shop",
    name: "Shop tự giao | Delivered by the shop",
    about: ["Nhân viên gian hàng giao và lắp đặt tại nhà.", "The shop's own people deliver and assemble."],
    near: 25_000,
    far: 60_000,
    perKilogram: 3000,
    daysNear: [1, 3],
    daysFar: [4, 7],
    nearOnly: false,
  },
  {
    type: "go_to_mall",
    name: "Nhận tại trung tâm | Collect at the mall",
    about: [
      "Miễn phí, giữ hàng 3 ngày ở quầy dịch vụ tầng trệt.",
      "Free; kept for 3 days at the ground-floor service desk.",
    ],
    near: 0,
    far: 0,
    perKilogram: 0,
    daysNear: [0, 1],
    daysFar: [0, 1],
    nearOnly: false,
  },
];

/** Stations besides the malls' own service desks, where parcels are handed in or picked up. */
export const stations: readonly {
  name: string;
  phone: string;
  ward: string;
  address: string;
  hours: readonly [string, string];
}[] = [
  {
    name: "Trạm Sen Đa Kao",
    phone: "02873001701",
    ward: "26737",
    address: "45 Nguyễn Đình Chiểu",
    hours: ["08:00", "20:00"],
  },
  {
    name: "Trạm Sen Võ Thị Sáu",
    phone: "02873001702",
    ward: "27139",
    address: "12 Trần Quốc Thảo",
    hours: ["08:00", "20:00"],
  },
  {
    name: "Trạm Sen An Phú",
    phone: "02873001703",
    ward: "27091",
    address: "20 Song Hành",
    hours: ["08:00", "21:00"],
  },
  {
    name: "Trạm Sen Tân Phong",
    phone: "02873001704",
    ward: "27490",
    address: "101 Nguyễn Thị Thập",
    hours: ["08:00", "20:00"],
  },
  {
    name: "Trạm Sen Dịch Vọng Hậu",
    phone: "02473001705",
    ward: "00167",
    address: "8 Duy Tân",
    hours: ["08:00", "20:00"],
  },
  {
    name: "Trạm Sen Láng Hạ",
    phone: "02473001706",
    ward: "00199",
    address: "33 Láng Hạ",
    hours: ["08:00", "20:00"],
  },
  {
    name: "Trạm Sen Tràng Tiền",
    phone: "02473001707",
    ward: "00079",
    address: "5 Tràng Thi",
    hours: ["08:00", "21:00"],
  },
  {
    name: "Trạm Sen Phú Cường",
    phone: "02743001708",
    ward: "25747",
    address: "70 Yersin",
    hours: ["08:00", "19:00"],
  },
  {
    name: "Trạm Sen Máy Tơ",
    phone: "02253001709",
    ward: "11332",
    address: "14 Lê Lai",
    hours: ["08:00", "19:00"],
  },
];
