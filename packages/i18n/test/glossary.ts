import type { Locale } from "../src/locale.ts";

/** A word that no text has, because the thing has another. */
export interface RefusedWord {
  refused: RegExp;
  /** What the thing is called. */
  chosen: string;
}

/** One word for one thing: what is refused in each language, and what is said instead. */
export const GLOSSARY: Readonly<Record<Locale, readonly RefusedWord[]>> = {
  vi: [
    { refused: /hướng giải quyết|giải pháp/iu, chosen: "phương án" },
    { refused: /giao tiêu chuẩn/iu, chosen: "giao hàng tiêu chuẩn" },
    { refused: /giao siêu tốc|giao hàng hỏa tốc/iu, chosen: "giao hỏa tốc" },
    { refused: /giao thất bại|giao hàng không thành công/iu, chosen: "giao hàng thất bại" },
    { refused: /cửa hàng/iu, chosen: "shop" },
    { refused: /hủy yêu cầu trả hàng|thu hồi yêu cầu/iu, chosen: "rút lại yêu cầu trả hàng" },
    { refused: /điểm gửi hàng|điểm nhận hàng trả/iu, chosen: "bưu cục" },
    { refused: /voucher|phiếu giảm giá/iu, chosen: "mã giảm giá" },
    { refused: /hãng vận chuyển|nhà vận chuyển|bên vận chuyển/iu, chosen: "đơn vị vận chuyển" },
    { refused: /\*/u, chosen: "không bắt buộc" },
    { refused: /hoàn trả tiền|trả lại tiền/iu, chosen: "hoàn tiền" },
  ],
  en: [
    { refused: /\bsolutions?\b/iu, chosen: "proposal" },
    { refused: /\bstations?\b|\bdrop-off\b/iu, chosen: "post office" },
    { refused: /\bimages?\b|\bpictures?\b/iu, chosen: "photo" },
    {
      refused: /\b(take|took|taken) (this|the)? ?(return|request)? ?back\b(?! the goods)/iu,
      chosen: "withdraw",
    },
    { refused: /\bvouchers?\b/iu, chosen: "coupon" },
    { refused: /\bstores?\b/iu, chosen: "shop" },
    { refused: /\bpa(y|id) back\b|\bpaying back\b/iu, chosen: "refund" },
    { refused: /\*/u, chosen: "optional" },
    { refused: /\bcourier\b/iu, chosen: "carrier" },
    { refused: /\d,\d/u, chosen: "a point before decimals" },
  ],
};
