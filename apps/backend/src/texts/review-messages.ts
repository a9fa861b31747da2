/** Messages of reviews. See `messages.ts`. */
export const reviewMessages = {
  REVIEW_SENT: { vi: "Cảm ơn bạn đã đánh giá", en: "Thank you for your review" },
  REVIEW_CHANGED: { vi: "Đã lưu đánh giá", en: "Your review has been saved" },
  REVIEW_COMMENTED: { vi: "Đã gửi bình luận", en: "Your comment has been sent" },
  REVIEW_REPORTED: {
    vi: "Cảm ơn bạn đã báo cáo, Sen sẽ xem xét",
    en: "Thank you for reporting this, Sen will look into it",
  },
  REVIEW_WRITTEN: {
    vi: "Bạn đã đánh giá sản phẩm này rồi, vui lòng tải lại trang để xem",
    en: "You have reviewed this already; reload the page to see it",
  },
  REVIEW_NOT_ARRIVED: {
    vi: "Bạn chỉ đánh giá được sản phẩm đã giao đến",
    en: "Only what has been delivered can be reviewed",
  },
  REVIEW_RETURNING: {
    vi: "Đơn hàng đang được trả, bạn đánh giá được khi việc trả hàng kết thúc",
    en: "The order is being returned; it can be reviewed when that has ended",
  },
  REVIEW_RETURNED: {
    vi: "Sản phẩm đã trả lại nên không đánh giá được nữa",
    en: "This was returned and can no longer be reviewed",
  },
  REVIEW_EDIT_OVER: {
    vi: "Đã quá 30 ngày kể từ khi đánh giá nên không sửa được nữa",
    en: "It was written more than 30 days ago and can no longer be changed",
  },
  REVIEW_COMMENTS_OWN: {
    vi: "Bạn đã bình luận {limit} lần ở đánh giá này",
    en: "You have commented on this review {limit} times",
  },
  REVIEW_COMMENTS_FULL: {
    vi: "Đánh giá này đã có {limit} bình luận",
    en: "This review has {limit} comments already",
  },
  REVIEW_OWN_LIKE: { vi: "Bạn không thể thích đánh giá của mình", en: "You cannot like your own review" },
  REVIEW_OWN_REPORT: {
    vi: "Bạn không thể báo cáo đánh giá của mình",
    en: "You cannot report your own review",
  },
} as const;
