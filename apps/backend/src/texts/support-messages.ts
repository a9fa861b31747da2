/** Messages of tickets and notices. See `messages.ts`. */
export const supportMessages = {
  SHOP_UNKNOWN: { vi: "Không tìm thấy shop này", en: "There is no such shop" },
  PRODUCT_OF_ANOTHER_SHOP: {
    vi: "Shop này không bán sản phẩm này",
    en: "This shop does not sell this product",
  },
  ORDER_UNKNOWN: { vi: "Không tìm thấy đơn hàng này", en: "There is no such order" },
  TICKET_CREATED: { vi: "Đã gửi yêu cầu hỗ trợ", en: "Your request has been sent" },
  TICKET_ANSWERED: { vi: "Đã gửi tin nhắn", en: "Your message has been sent" },
  TICKET_WAS_CLOSED: { vi: "Đã đóng yêu cầu", en: "The request has been closed" },
  TICKET_REOPENED: { vi: "Đã mở lại yêu cầu", en: "The request is open again" },
  TICKET_RATED: { vi: "Cảm ơn bạn đã đánh giá", en: "Thank you for rating" },
  TICKET_CLOSED: {
    vi: "Yêu cầu này đã đóng, vui lòng mở lại để nhắn tiếp",
    en: "This request is closed; reopen it to go on writing",
  },
  TICKET_REOPEN_OVER: {
    vi: "Đã quá 7 ngày kể từ khi đóng, vui lòng gửi yêu cầu mới",
    en: "It was closed more than 7 days ago; please send a new request",
  },
  TICKET_NOT_RATEABLE: {
    vi: "Yêu cầu chưa đóng hoặc đã được đánh giá",
    en: "The request is still open or has been rated already",
  },
  ORDER_NOTICES_STAY: {
    vi: "Thông báo đơn hàng luôn hiển thị trong Sen",
    en: "News of your orders always stands in Sen",
  },
  NOTIFICATION_SETTINGS_SAVED: { vi: "Đã lưu cài đặt thông báo", en: "Your choices have been saved" },
  PUSH_SERVICE_UNKNOWN: {
    vi: "Trình duyệt này chưa được hỗ trợ nhận thông báo đẩy",
    en: "Push messages to this browser are not supported",
  },
  TICKET_FULL: {
    vi: "Yêu cầu này đã có {limit} tin nhắn, vui lòng gửi yêu cầu mới",
    en: "This request has {limit} messages; please send a new one",
  },
} as const;
