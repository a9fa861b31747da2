/** Messages of cart, payments and orders. See `messages.ts`. */
export const shoppingMessages = {
  SOLD_OUT: { vi: "Sản phẩm đã hết hàng", en: "This is sold out" },
  NOT_ENOUGH_STOCK: { vi: "Chỉ còn {limit} sản phẩm", en: "Only {limit} left" },
  PRICE_CHANGED: { vi: "Giá đã thay đổi", en: "The price has changed" },
  DEAL_ENDED: { vi: "Flash deal đã kết thúc", en: "The flash deal is over" },
  DEAL_LIMIT: {
    vi: "Mỗi khách mua tối đa {limit} sản phẩm trong flash deal này",
    en: "Each customer can buy {limit} of this flash deal at most",
  },
  UNAVAILABLE: { vi: "Sản phẩm không còn bán", en: "This is no longer on sale" },
  SHOP_CLOSED: { vi: "Shop đã ngừng bán hàng", en: "This shop has closed" },
  WISH_LIST_FULL: {
    vi: "Danh sách yêu thích chứa tối đa {limit} sản phẩm",
    en: "Your wish list holds {limit} products at most",
  },
  FOLLOWED_SHOPS_FULL: {
    vi: "Bạn có thể theo dõi tối đa {limit} shop",
    en: "You can follow {limit} shops at most",
  },
  CART_FULL: { vi: "Giỏ hàng chứa tối đa {limit} sản phẩm", en: "A cart holds {limit} products at most" },

  COUPON_UNKNOWN: { vi: "Mã giảm giá không tồn tại", en: "There is no such coupon" },
  COUPON_NOT_STARTED: { vi: "Mã giảm giá chưa đến thời gian sử dụng", en: "This coupon is not valid yet" },
  COUPON_EXPIRED: { vi: "Mã giảm giá đã hết hạn", en: "This coupon has expired" },
  COUPON_USED_UP: { vi: "Mã giảm giá đã hết lượt sử dụng", en: "This coupon has been used up" },
  COUPON_ALREADY_USED: { vi: "Bạn đã dùng mã giảm giá này", en: "You have used this coupon already" },
  COUPON_NEWCOMERS_ONLY: { vi: "Mã này dành cho đơn hàng đầu tiên", en: "This coupon is for a first order" },
  COUPON_BELOW_MINIMUM: { vi: "Cần mua thêm {amount}", en: "Spend {amount} more to use it" },
  COUPON_NOT_APPLICABLE: {
    vi: "Mã giảm giá không áp dụng cho các sản phẩm này",
    en: "This coupon does not apply to these products",
  },

  CHOOSE_ADDRESS: { vi: "Vui lòng chọn địa chỉ giao hàng", en: "Please choose a delivery address" },
  CHOOSE_DELIVERY: { vi: "Vui lòng chọn cách giao hàng", en: "Please choose how it is delivered" },
  DELIVERY_NOT_OFFERED: {
    vi: "Có sản phẩm không hỗ trợ cách giao hàng này",
    en: "Some products cannot be delivered this way",
  },
  DELIVERY_NOT_BY_SHOP: { vi: "Shop không tự giao hàng", en: "The shop does not deliver itself" },
  DELIVERY_TOO_FAR: {
    vi: "Chỉ giao trong tỉnh, thành phố của trung tâm thương mại",
    en: "Only within the mall's own province",
  },
  UNPAID_ORDERS_FULL: {
    vi: "Bạn có thể có tối đa {limit} đơn hàng chưa thanh toán hoặc vừa hủy, và đang có {held}. Vui lòng thanh toán hoặc nhận hàng trước, hoặc đặt từ ít shop hơn mỗi lần",
    en: "You can have at most {limit} orders that are unpaid or were just cancelled, and you have {held}. Please pay for them or receive them first, or order from fewer shops at a time",
  },
  NOTHING_TO_PAY: {
    vi: "Đơn hàng không còn gì để thanh toán trực tuyến",
    en: "There is nothing left to pay online",
  },
  PAY_COD: { vi: "Thanh toán khi nhận hàng", en: "Cash on delivery" },
  PAY_COD_TEXT: {
    vi: "Trả tiền mặt cho người giao hàng",
    en: "Pay the carrier in cash",
  },
  PAY_COD_TOO_HIGH: {
    vi: "Đơn vị vận chuyển chỉ thu hộ tối đa {max} mỗi đơn",
    en: "The carrier collects at most {max} in cash per order",
  },
  PAY_VNPAY: { vi: "VNPAY", en: "VNPAY" },
  PAY_VNPAY_TEXT: {
    vi: "Quét mã VNPAY-QR, thẻ ATM, thẻ quốc tế hoặc tài khoản ngân hàng",
    en: "VNPAY-QR, domestic or international card, or bank account",
  },
  PAY_MOMO: { vi: "Ví MoMo", en: "MoMo wallet" },
  PAY_MOMO_TEXT: {
    vi: "Xác nhận trong ứng dụng MoMo",
    en: "Confirm in the MoMo app",
  },
  PAY_AMOUNT_OUT_OF_RANGE: {
    vi: "Chỉ nhận thanh toán từ {min} đến {max}",
    en: "Takes payments from {min} to {max} only",
  },
  PAYMENT_GATEWAY_AWAY: {
    vi: "Cổng thanh toán chưa phản hồi. Đơn hàng của bạn vẫn được giữ, vui lòng thử lại sau ít phút",
    en: "The payment service does not answer right now. Your order is kept, please try again in a few minutes",
  },
  PAYMENT_IN_REVIEW: {
    vi: "Khoản thanh toán của đơn này đang được kiểm tra, bạn không cần thanh toán lại",
    en: "The payment of this order is being checked, there is no need to pay again",
  },
  SHARED_PAYMENT_IN_REVIEW: {
    vi: "Khoản thanh toán chung với đơn khác đang được kiểm tra, bạn có thể hủy đơn này khi có kết quả",
    en: "The payment shared with other orders is being checked, you can cancel this order once it is decided",
  },
  PAY_ONLINE: { vi: "Thanh toán trực tuyến", en: "Pay online" },
  PAY_ONLINE_TEXT: {
    vi: "Thẻ, ví điện tử hoặc chuyển khoản qua cổng thanh toán",
    en: "Card, wallet or transfer on the payment page",
  },

  TOTAL_CHANGED: {
    vi: "Tổng tiền đã thay đổi, vui lòng xem lại trước khi đặt hàng",
    en: "The total has changed, please review it before ordering",
  },
  IDEMPOTENCY_KEY_REUSED: {
    vi: "Yêu cầu này đã được gửi với nội dung khác, vui lòng tải lại",
    en: "This request was already sent with other contents, please reload",
  },
  ORDER_NOT_CANCELLABLE: {
    vi: "Đơn hàng này không thể hủy được nữa",
    en: "This order can no longer be cancelled",
  },
  ORDER_NOT_PAYABLE: {
    vi: "Đơn hàng này không còn chờ thanh toán",
    en: "This order no longer waits for its payment",
  },
  ORDER_PAYMENT_EXPIRED: {
    vi: "Đã quá hạn thanh toán nên đơn hàng đã tự hủy",
    en: "The time to pay is over, so this order was cancelled",
  },
  RECHECKOUT_IN_PROGRESS: {
    vi: "Một lần thanh toán khác đang được mở, vui lòng chờ trong giây lát",
    en: "Another payment is being opened right now, please wait a moment",
  },
  ORDER_PLACED: { vi: "Đặt hàng thành công", en: "Your order has been placed" },
  ORDER_CANCELLED: { vi: "Đã hủy đơn hàng", en: "The order has been cancelled" },
} as const;
