/** Messages of complaints, returns and refunds. See `messages.ts`. */
export const aftersalesMessages = {
  REFUND_NEEDS_IDENTITY: {
    vi: "Khoản hoàn này cần xác minh danh tính trước",
    en: "This refund needs the customer's identity to be verified first",
  },
  PIECES_NOT_ALL: {
    vi: "Hãy kê đủ số món đã nhận lại; món đã kết luận thì giữ nguyên",
    en: "Account for all pieces that came back; what was decided stays",
  },
  TRANSITION_NOT_ALLOWED: {
    vi: "Trạng thái hiện tại không cho phép thao tác này, vui lòng tải lại",
    en: "The current state does not allow this, please reload",
  },
  ACTOR_NOT_ALLOWED: {
    vi: "Bạn không thể thực hiện bước này",
    en: "This step is not yours to take",
  },
  GUARD_NOT_MET: {
    vi: "Chưa đủ điều kiện để thực hiện bước này",
    en: "Something this step needs is missing",
  },

  REQUEST_STILL_OPEN: {
    vi: "Đơn hàng còn yêu cầu chưa giải quyết",
    en: "A request about this order is still open",
  },
  BUY_AGAIN_LATER: {
    vi: "Bạn có thể mua lại khi đơn đã giao hoặc đã hủy",
    en: "You can buy this again once the order has arrived or was cancelled",
  },
  ADDRESS_NOT_CHANGEABLE: {
    vi: "Địa chỉ của đơn hàng này không thể đổi được nữa",
    en: "The address of this order can no longer be changed",
  },
  ADDRESS_OUT_OF_REACH: {
    vi: "Hình thức giao hàng đã chọn không giao đến nơi này. Bạn có thể hủy đơn và đặt lại với hình thức khác",
    en: "The chosen delivery does not reach this place. You can cancel the order and place it anew with another one",
  },
  ADDRESS_DEARER_WHEN_PAID: {
    vi: "Giao đến nơi này tốn phí cao hơn số bạn đã trả, nên đơn đã thanh toán không đổi được đến đây",
    en: "Delivery to this place costs more than you paid, so an order that is paid cannot go there",
  },
  DELIVERY_FEE_CHANGED: {
    vi: "Phí giao hàng đến địa chỉ mới khác trước. Vui lòng xem và đồng ý với phí mới",
    en: "Delivery to the new address has another fee. Please look at it and agree",
  },
  VAT_NOT_POSSIBLE: {
    vi: "Đơn hàng này không thể xuất hóa đơn",
    en: "No invoice can be made for this order",
  },
  VAT_ALREADY_ASKED: {
    vi: "Đơn hàng này đã có yêu cầu xuất hóa đơn",
    en: "An invoice was already asked for",
  },

  COMPLAINT_BLOCKED: { vi: "Bạn không thể gửi khiếu nại", en: "You cannot send a complaint" },
  COMPLAINT_ALREADY_OPEN: {
    vi: "Đơn hàng này đang có khiếu nại",
    en: "There is an open complaint about this order",
  },
  COMPLAINT_CREATED: { vi: "Đã gửi khiếu nại", en: "The complaint has been sent" },
  COMPLAINT_CANCELLED: { vi: "Đã hủy khiếu nại", en: "The complaint has been cancelled" },
  REFUND_ABOVE_PAYMENT: {
    vi: "Đơn hàng này chỉ còn có thể hoàn {left}",
    en: "No more than {left} of this order can still be refunded",
  },
  EVIDENCE_NOT_ASKED: {
    vi: "Khiếu nại này không cần bổ sung bằng chứng",
    en: "No more evidence is asked for",
  },
  EVIDENCE_ALREADY_GIVEN: { vi: "Bạn đã gửi bằng chứng bổ sung", en: "You have already sent evidence" },
  EVIDENCE_WINDOW_OVER: {
    vi: "Đã quá thời hạn bổ sung bằng chứng",
    en: "The time for adding evidence is over",
  },
  EVIDENCE_ADDED: { vi: "Đã gửi bằng chứng bổ sung", en: "The evidence has been sent" },
  NO_FILES: {
    vi: "Vui lòng chọn ít nhất một hình ảnh hoặc video",
    en: "Please choose at least one photo or video",
  },

  RETURN_NOT_POSSIBLE: { vi: "Đơn hàng này không thể trả lại", en: "This order cannot be returned" },
  RETURN_ALREADY_OPEN: { vi: "Đơn hàng này đang được trả lại", en: "This order is already being returned" },
  RETURN_CREATED: { vi: "Đã gửi yêu cầu trả hàng", en: "The return has been sent" },
  RETURN_CANCELLED: { vi: "Đã rút lại yêu cầu trả hàng", en: "The return was withdrawn" },
  NOT_AS_ORDERED: { vi: "Không khớp với đơn hàng", en: "This does not match the order" },
  STATION_UNKNOWN: { vi: "Bưu cục này không có trong danh sách", en: "This post office is not in the list" },
  BANK_UNKNOWN: { vi: "Ngân hàng này không có trong danh sách", en: "This bank is not in the list" },
  REFUND_AT_GATEWAY: {
    vi: "Khoản hoàn tiền này do cổng thanh toán quyết định",
    en: "The payment gateway decides how this refund ends. `refund pending` sends it there",
  },
  TRANSFER_NOT_FAILED: {
    vi: "Chỉ gửi lại được khoản tiền đã chuyển không thành công",
    en: "Only money that could not be sent back is sent again",
  },
  BANK_NOT_CHANGEABLE: {
    vi: "Tài khoản nhận tiền không thể đổi được nữa",
    en: "The account can no longer be changed",
  },

  FILE_UNKNOWN: {
    vi: "Không tìm thấy tệp này, vui lòng tải lên lại",
    en: "This file is not there, please upload it again",
  },
  FILE_ALREADY_USED: {
    vi: "Tệp này đã được dùng, vui lòng tải lên lại",
    en: "This file was already used, please upload it again",
  },
  FILE_WRONG_KIND: { vi: "Tệp này không đúng loại", en: "This file is of the other kind" },
  SAME_FILE: { vi: "Tệp này đã được chọn", en: "This file was chosen already" },
  FILE_MISSING: { vi: "Vui lòng chọn một tệp", en: "Please choose a file" },
  FILE_EMPTY: { vi: "Tệp này trống", en: "This file is empty" },
  FILE_NOT_ACCEPTED: { vi: "Chỉ nhận hình ảnh và video", en: "Only photos and videos" },
  FILE_BROKEN: { vi: "Tệp này bị hỏng, không đọc được", en: "This file is broken and cannot be read" },
  FILE_HEIC_UNREADABLE: {
    vi: "Chưa nhận ảnh HEIC, vui lòng gửi ảnh JPEG",
    en: "HEIC photos are not supported, please send a JPEG",
  },
  VIDEOS_PAUSED: {
    vi: "Hiện chưa nhận được video, vui lòng gửi hình ảnh hoặc thử lại sau",
    en: "Videos cannot be taken right now, please send photos or try again later",
  },
  IMAGE_TOO_LARGE: { vi: "Hình ảnh lớn nhất {limit} MB", en: "A photo has {limit} MB at most" },
  VIDEO_TOO_LARGE: { vi: "Video lớn nhất {limit} MB", en: "A video has {limit} MB at most" },
  TOO_MANY_PIXELS: {
    vi: "Hình ảnh có tối đa {limit} triệu điểm ảnh",
    en: "A photo has {limit} megapixels at most",
  },
  TOO_MANY_UPLOADS: {
    vi: "Bạn đang tải lên quá nhiều tệp cùng lúc, vui lòng thử lại sau giây lát",
    en: "Too many files are on their way at once, please try again in a moment",
  },
  UPLOAD_QUOTA_REACHED: {
    vi: "Bạn đã tải lên quá nhiều tệp. Tệp chưa dùng sẽ được xóa sau một ngày, vui lòng thử lại sau",
    en: "You have uploaded too many files. Those that are not used are removed after a day, please try again later",
  },
  UPLOADS_PAUSED: {
    vi: "Hệ thống tạm thời chưa nhận thêm tệp, vui lòng thử lại sau",
    en: "No more files can be taken for now, please try again later",
  },
} as const;
