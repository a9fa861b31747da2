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
