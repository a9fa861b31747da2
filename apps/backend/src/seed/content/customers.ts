/** Every demo customer signs in with this. */
export const DEMO_PASSWORD = "Sen@2026demo";

/** Customers to sign in as: the one with a history, a stranger to it, and one whose phone is not verified. */
export const demoCustomers = [
  {
    id: 1,
    full_name: "Nguyễn Minh Anh",
    phone: "0901234567",
    email: "khach@sen.example",
    verified: true,
    addresses: [
      { type: 1, office_type: 0, ward: "27088", address: "27 Quốc Hương" },
      { type: 0, office_type: 1, ward: "26743", address: "Tầng 8, 56 Lê Lợi" },
      { type: 0, office_type: 0, ward: "00103", address: "Số 9, ngõ 28 Xuân La" },
    ],
  },
  {
    id: 2,
    full_name: "Trần Quốc Bảo",
    phone: "0912345678",
    email: "nguoila@sen.example",
    verified: true,
    addresses: [{ type: 1, office_type: 0, ward: "25966", address: "15 Châu Văn Tiếp" }],
  },
  {
    id: 3,
    full_name: "Lê Thu Hà",
    phone: "0923456789",
    email: "chuaxacminh@sen.example",
    verified: false,
    addresses: [],
  },
] as const;
