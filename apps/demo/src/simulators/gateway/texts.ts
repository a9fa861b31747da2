/** Texts of the simulated payment page. */
export const texts = {
  vi: {
    title: "Thanh toán đơn hàng",
    simulated: "Cổng thanh toán mô phỏng: không có khoản tiền nào được chuyển.",
    amount: "Số tiền",
    orders: "Đơn hàng",
    until: "Hết hạn lúc",
    approve: "Thanh toán",
    decline: "Từ chối thanh toán",
    leave: "Quay lại cửa hàng, thanh toán sau",
    back: "Quay lại cửa hàng",
    outcome: {
      paid: "Khoản thanh toán này đã hoàn tất.",
      declined: "Khoản thanh toán này đã bị từ chối.",
      closed: "Trang thanh toán này đã hết hạn.",
    },
    unknownTitle: "Không tìm thấy khoản thanh toán",
    unknown: "Vui lòng quay lại cửa hàng và thanh toán lại từ đơn hàng của bạn.",
  },
  en: {
    title: "Pay your order",
    simulated: "This is a simulated payment page: no money is moved.",
    amount: "Amount",
    orders: "Order",
    until: "Open until",
    approve: "Pay",
    decline: "Decline the payment",
    leave: "Back to the shop, pay later",
    back: "Back to the shop",
    outcome: {
      paid: "This payment is complete.",
      declined: "This payment was declined.",
      closed: "This payment page is closed.",
    },
    unknownTitle: "Payment not found",
    unknown: "Please go back to the shop and pay again from your order.",
  },
} as const;
