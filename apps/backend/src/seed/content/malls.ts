import type { Both } from "./types.ts";

/** A mall of the operator. The ward's code finds district and province in the place data. */
export interface MallContent {
  id: number;
  name: string;
  ward: string;
  address: string;
  hotline: string;
  hours: string;
  at: readonly [latitude: number, longitude: number];
  /** Hue of its pictures. */
  hue: number;
  objects: readonly string[];
  about: Both;
}

/** The six malls, in the order of the location catalogue. */
export const malls: readonly MallContent[] = [
  {
    id: 8,
    name: "Sen Thảo Điền",
    ward: "27088",
    address: "161 Xuân Thủy",
    hotline: "02873001608",
    hours: "09:30–22:00",
    at: [10.8032, 106.7339],
    hue: 335,
    objects: ["🏬", "🪷", "🛍️", "🌴"],
    about: [
      "Trung tâm đầu tiên của Sen, bên sông Sài Gòn. Tầng trệt là thời trang và mỹ phẩm, tầng 2 gia dụng và nội thất, tầng 3 công nghệ và nhà sách, tầng 4 ẩm thực với sân vườn nhìn ra sông; hầm B1 là chợ thực phẩm tươi và bãi xe máy có mái che.",
      "The first Sen, beside the Saigon River. Fashion and beauty on the ground floor, home and furniture on the second, technology and books on the third, food with a river terrace on the fourth; the fresh market and covered motorbike parking are on B1.",
    ],
  },
  {
    id: 6,
    name: "Sen Bến Thành",
    ward: "26743",
    address: "88 Lê Thánh Tôn",
    hotline: "02873001606",
    hours: "09:30–22:30",
    at: [10.7735, 106.6981],
    hue: 22,
    objects: ["🏬", "🏮", "👗", "🛍️"],
    about: [
      "Năm tầng giữa lòng Quận 1, cách chợ vài bước chân. Tầng trệt dành cho nhà thiết kế Việt, tầng 2 giày và túi, tầng 3 làm đẹp, tầng 4 quà tặng và sách, tầng 5 ẩm thực ba miền mở đến 22:30.",
      "Five floors in the heart of District 1, a few steps from the market. Vietnamese designers on the ground floor, shoes and bags on the second, beauty on the third, gifts and books on the fourth, food from three regions on the fifth until 22:30.",
    ],
  },
  {
    id: 9,
    name: "Sen Phú Mỹ",
    ward: "27493",
    address: "15 Nguyễn Lương Bằng",
    hotline: "02873001609",
    hours: "09:00–22:00",
    at: [10.7289, 106.7188],
    hue: 205,
    objects: ["🏬", "🎡", "🎈", "🛍️"],
    about: [
      "Trung tâm của các gia đình phía Nam thành phố: tầng 1 siêu thị và nhà thuốc, tầng 2 mẹ và bé cùng khu vui chơi, tầng 3 thể thao và điện tử, tầng 4 nhà hàng và rạp phim. Có phòng chăm em bé ở mọi tầng.",
      "The family mall of the south side: supermarket and pharmacy on the first floor, baby and playground on the second, sports and electronics on the third, restaurants and cinema on the fourth. A baby room on every floor.",
    ],
  },
  {
    id: 15,
    name: "Sen Tây Hồ",
    ward: "00103",
    address: "27 Võ Chí Công",
    hotline: "02473001615",
    hours: "09:30–22:00",
    at: [21.0709, 105.8061],
    hue: 165,
    objects: ["🏬", "🌊", "🪷", "🛍️"],
    about: [
      "Nhìn ra Hồ Tây, ấm vào mùa đông và mát vào mùa hè. Tầng 1 thời trang, tầng 2 trang sức và đồng hồ, tầng 3 nhà cửa, tầng 4 sách và nhạc cụ với khán phòng nhỏ biểu diễn cuối tuần, tầng 5 ẩm thực.",
      "Looking over West Lake, warm in winter and cool in summer. Fashion on the first floor, jewelry and watches on the second, home on the third, books and music with a small weekend stage on the fourth, food on the fifth.",
    ],
  },
  {
    id: 16,
    name: "Sen Thuận An",
    ward: "25966",
    address: "202 Đại lộ Bình Dương",
    hotline: "02743001616",
    hours: "09:00–22:00",
    at: [10.9069, 106.7],
    hue: 90,
    objects: ["🏬", "🌳", "🛒", "🛍️"],
    about: [
      "Hai tầng rộng, dễ đi, hai nghìn chỗ gửi xe miễn phí. Tầng 1 thực phẩm, gia dụng và nhà thuốc; tầng 2 thời trang, điện tử, đồ chơi và khu ăn uống cho cả công nhân ca tối.",
      "Two wide, easy floors and two thousand free parking places. Food, household and pharmacy on the first; fashion, electronics, toys and a food hall that stays open for the late shift on the second.",
    ],
  },
  {
    id: 20,
    name: "Sen Lạch Tray",
    ward: "11362",
    address: "10 Lạch Tray",
    hotline: "02253001620",
    hours: "09:30–22:00",
    at: [20.8449, 106.6881],
    hue: 250,
    objects: ["🏬", "⚓", "🌺", "🛍️"],
    about: [
      "Trung tâm của thành phố hoa phượng đỏ. Tầng 1 hải sản và đặc sản, tầng 2 thời trang, tầng 3 thể thao và dã ngoại, tầng 4 điện tử; sân thượng có sân bóng mini và quán cà phê nhìn ra cảng.",
      "The mall of the port city. Seafood and local specialities on the first floor, fashion on the second, sports and outdoors on the third, electronics on the fourth; a small pitch and a café over the harbour on the roof.",
    ],
  },
];
