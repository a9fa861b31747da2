import { useLocale, type Locale } from "@sen/i18n";
import { createInstance, type i18n } from "i18next";
import { useTranslation } from "react-i18next";

const vi = {
  address: {
    add: "Thêm địa chỉ",
    close: "Đóng",
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
    close: "Close",
    name: "Recipient",
    needed: "Enter a name.",
    save: "Save",
  },
  complaint: "Complaint",
  from: "From",
  saved: "To be delivered to {{name}}.",
};

// The application's own key types: the library has others, and changes none of these.
declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "lam";
    resources: { lam: typeof vi };
  }
}

function instanceOf(lng: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng,
    defaultNS: "lam",
    resources: { vi: { lam: vi }, en: { lam: en } },
    initAsync: false,
  });
  return instance;
}
const instances = { vi: instanceOf("vi"), en: instanceOf("en") };

/** The shop's own words, beside those of the library. */
export const useOwnTexts = () => useTranslation("lam", { i18n: instances[useLocale()] });
