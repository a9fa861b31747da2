const vi = {
  address: {
    add: "Thêm địa chỉ",
    name: "Tên người nhận",
    needed: "Hãy nhập tên.",
    save: "Lưu",
  },
  complaint: "Khiếu nại",
  from: "Từ",
  saved: "Sẽ giao cho {{name}}.",
};
const en: typeof vi = {
  address: {
    add: "Add an address",
    name: "Recipient",
    needed: "Enter a name.",
    save: "Save",
  },
  complaint: "Complaint",
  from: "From",
  saved: "To be delivered to {{name}}.",
};

/** The shop's own words in both languages. */
export const words = { vi, en };
